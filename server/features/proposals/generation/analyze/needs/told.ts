import { isVerb } from '../verbs.ts';
import { statesIn } from './users.ts';
import { OBJECT_OPENS, orderOfParticiple } from './verb-signs.ts';

/** Work that a sentence tells of: a clause to do it with, or a thing. */
export interface Told {
  readonly words: string;
  readonly form: 'verb' | 'noun';
  /** The words begin with a gerund. */
  readonly gerund?: boolean;
}

const WORK = '(?:idea|plan|job|task|work|assignment|point|deal|aim|role|gig|brief|hope|wish|next step|first step)';
/** 'The idea is that you line up the clips', 'your part would be to …', 'the work is mostly …'. */
const IDEA = new RegExp(
  `\\b(?:the|my|your|first|next|our(?= (?:idea|plan|hope|wish))) (?:\\p{L}+ )?(?:${WORK}|part)(?: here| itself)? (?:is|would be|will be|was)(?: mostly| mainly| basically| simply| then| really)?(?: that| for)? (?:(?:you|someone|somebody|a person|the (?:person|freelancer|editor|writer|designer|developer|helper|expert))(?: to| will| would| should|['’]d|['’]ll)?|to) (?=\\p{L})`,
  'iu',
);
/** 'The outcome is expected to be a report', 'what I get in the end should be …'. */
const OUTCOME = new RegExp(
  `^(?:[^,.]{0,40}, )?(?:the |our |as (?:the |a )?|your )?(?:final |end |expected )*(?:outcome|result|deliverables?|output|product|end product|delivery)s? (?:(?:is|are) (?:expected|meant|supposed) to be|is to be|should be|will be|would be|must be|is|are)(?: simply| just)? (?=${OBJECT_OPENS}|\\p{Ll}{3,} )`,
  'iu',
);
/** 'In charge of moving the domain', 'it is all about sorting …'. */
const ABOUT =
  /\b(?:in charge of|charged with|(?:the|this|your) (?:job|task|work|role|gig) (?:of|means|is(?: all| mostly| mainly)?(?: about)?|would mean|would be|comes down to)|(?:this|it) (?:is|['’]s)(?: all| mostly| mainly)? about|what(?:['’]s left| remains| is left| is needed| is missing| (?:i|we) need)?(?: now)? is|the rest is|take care of|look after|takes? on|help(?:ing)? (?:me |us )?(?:with|in|by)|starting with|beginning with|(?:i|we)(?:['’]d| would)(?: really)? appreciate|hand(?:ing)? over) (?=([\p{L}-]{3,16}ing)\b)/iu;
/** 'If you could also cut each one', 'perhaps you could …'. */
const IF_YOU_COULD =
  /^(?:also,? |and |then )?(?:(?:it(?: would|['’]d) (?:also )?be (?:great|good|nice|lovely|helpful|perfect|wonderful|ideal|super)|(?:i|we)(?:['’]d| would) (?:also )?(?:be (?:happy|glad|grateful)|love it|appreciate it|like it)) if|if(?! (?:you|they) can\b)|ideally|perhaps|maybe)(?: then)? (?:you|someone|somebody|the person|they|he or she)(?: also| then)? (?:could|would|can|['’]d)(?: also| then| please| perhaps)? (?=\p{L})/iu;
/** 'The person we hire will keep the list', 'whoever does this should …'. */
const WHOEVER =
  /^(?:the (?:person|freelancer|helper|expert|one|consultant|contractor|selected \p{L}+)|whoever)(?: (?:we|i|you|who|that|\p{Ll}{3,}s|is)\b[^,]{0,40}?)? (?:will|would|should|shall|must|has to|needs to|is going to)(?: also| then)? (?=(?!(?:be|have|know|speak|get|work|report|need)\b)\p{L})/iu;
/** 'It would be good if you checked the claims'. */
const IF_YOU_DID =
  /^(?:(?:(?:[^,.]{3,40},? )?(?:i|we)(?:['’]d| would) (?:sleep|feel|rest) (?:better|easier|calmer|safer|happier)|it(?: would|['’]d)(?: also)? be (?:great|good|nice|lovely|helpful|perfect|wonderful|ideal|best)|(?:i|we)(?:['’]d| would)(?: also)? (?:be (?:happy|glad|grateful)|prefer it|like it|love it|appreciate it)) if|best if) (?:you|someone|somebody|an? (?:(?:real|proper|good|native|trained|second) )?\p{L}+)(?: also| then)? ([\p{L}-]+)(?= )/iu;
/** 'Once I choose you place the order'. */
const WHEN_YOU =
  /\b(?:once|when(?:ever)?|as soon as|after|if) (?:i|we|it|they|something|anything|somebody|that|this) [^,.;]{2,50}?,? you (?:then |also |simply |just )?(?=(?!(?:can|could|may|might|will|would|should|must|are|have|need|want|know|get|see|feel|think|find)\b)\p{L}+ (?:it|them|the|our|my|an?|with|up)\b)/iu;
const OTHERS_SAY =
  /\b(?:supervisor|reviewers?|editor|boss|bank|insurer|landlord|council|they|teacher|doctor|lawyer|accountant|agency|client|committee)(?: also)? (?:says?|said|asks?|asked|wants?|insists?|demands?)(?: that| us| me)? (?:i|we) (?:must|have to|should|need to|ought to)(?: also)? (?=\p{L})/iu;
/** 'I need to know whether the old advice still holds': found out for the client. */
const TO_KNOW =
  /\b(?:i|we|also|company|team)?(?: also| only| just| really| simply)? ?(?:(?:want|need|(?:would|['’]d) like|would love|hope)s? to (?:know|find out|understand(?= (?:why|the))|learn|see|be told(?: straight| honestly| plainly| clearly)?|hear)(?: exactly)?|wonder|am wondering|are wondering|(?:am|are) not sure),? (?=(?:(?:whether|if|how|why|where|which|what|who|when)\b|the (?:reason|cause|real|true|exact)\b))/iu;
/** 'I want to understand what we would be signing': explained to the client. */
const TO_UNDERSTAND =
  /\b(?:i|we)(?: also| only| just| really| simply)? (?:(?:want|need)|(?:would|['’]d) (?:like|love)|hope) to understand(?: exactly| properly| fully| better)? (?=(?:what|how|which|whether|if|where|who)\b)/iu;
/** 'I am not after a list of sites but a document of 15 pages', 'What would help: a workshop'. */
const RATHER = new RegExp(
  `\\bnot (?:after|looking for|interested in) [^,.]{3,60}?,? but (?:rather |instead )?(?:after |for |in )?(?=${OBJECT_OPENS})|^what (?:would help(?: us| me)?(?: most| a lot)?|(?:we|i) (?:need|want|have in mind|imagine|wish for)|is (?:needed|missing|wanted))(?:\\s?:| is| would be) (?=${OBJECT_OPENS})`,
  'iu',
);
/** 'What we want is simply that payslips are right'. */
const THAT_IT_IS =
  /^(?:all|what) (?:we|i)(?:['’]d| would)?(?: really)? (?:want|need|ask|like|hope for) is(?: simply| just| only)? that (?=\p{L})/iu;
/** 'You write it for sixty, make them find each other': the client tells who does what. */
const YOU_DO =
  /(?:^|, )(?:you|u) (?:then |also |simply |just )?(?=(?!(?:can|could|may|might|will|would|should|must|are|have|need|want|know|get|see|feel|think|find|do|did|like|love|speak|live|understand|own|use|had|take|agree|believe|tell)\b)\p{Ll}{3,}(?:,| (?:it|them|each|all|every|the|our|my|a|an|up|out)\b))/iu;
/** 'They should have a quiz at the end.' */
const HAS = new RegExp(
  `^(?:it|they|everything|each|each one|these|this) (?:must|should|has to|have to|needs? to)(?: also| all)? have (?=(?:an?|some|two|three|four|\\d+) |\\p{Ll}+s\\b)`,
  'iu',
);
/** 'You get four videos and pick the best moments.' */
const YOU_GET =
  /\byou(?: will|['’]ll| would|['’]d)? (?:get|receive) [^,.;]{3,60}?,? (?:and|then) (?:then )?(?=\p{L}+ (?:the|them|it|our|my|an?|each|all|every|out|up)\b)/iu;
/** 'It would be nice if we could see …', 'what I'd give a lot for is being able to …'. */
const IF_WE_COULD =
  /^(?:(?:it|that)(?: would|['’]d)(?: also| really)? be (?:great|good|nice|lovely|helpful|perfect|wonderful|ideal|super|best|amazing|useful)|(?:i|we)(?:['’]d| would)(?: also| really)? (?:be (?:happy|glad)|love it|like it)) if (?:i|we) (?:could|can|were able to)(?: also| then| just)? (?=\p{L})/iu;
const ABLE_TO =
  /(?:^what (?:i|we)(?:['’]d| would)? [^,.;]{2,50} is |\b(?:i|we)(?:['’]d| would)(?: really| also)? (?:like|love|want) |\b(?:i|we) (?:want|need) )(?:being able to|to be able to|the ability to|a way to) (?!\p{L}+ (?:it|them)\b)(?=\p{L})/iu;
const RULES: readonly (readonly [RegExp, (rest: string) => Told])[] = [
  [IDEA, (words) => ({ words, form: 'verb' })],
  [IF_YOU_COULD, (words) => ({ words, form: 'verb' })],
  [WHEN_YOU, (words) => ({ words, form: 'verb' })],
  [YOU_GET, (words) => ({ words, form: 'verb' })],
  [IF_WE_COULD, (words) => ({ words: `let me ${words}`, form: 'verb' })],
  [ABLE_TO, (words) => ({ words: `let me ${words}`, form: 'verb' })],
  [WHOEVER, (words) => ({ words, form: 'verb' })],
  [OTHERS_SAY, (words) => ({ words, form: 'verb' })],
  [THAT_IT_IS, (words) => ({ words: `make sure ${words}`, form: 'verb' })],
  [HAS, (words) => ({ words, form: 'noun' })],
  [RATHER, (words) => ({ words, form: 'noun' })],
  [OUTCOME, (words) => ({ words, form: 'noun' })],
  [
    TO_UNDERSTAND,
    (words) => ({
      words: /^(?:if|whether)\b/i.test(words) ? `find out ${words.replace(/^if\b/i, 'whether')}` : `explain ${words}`,
      form: 'verb',
    }),
  ],
  [TO_KNOW, (words) => ({ words: `find out ${words.replace(/^if\b/i, 'whether')}`, form: 'verb' })],
  [YOU_DO, (words) => ({ words, form: 'verb' })],
  [ABOUT, (words) => ({ words, form: 'verb', gerund: true })],
];

/** 'You cast, a fish bites': somebody else acts next. */
function isScene(said: string): boolean {
  const next = /^\p{L}+, (\p{L}+)/u.exec(said)?.[1];
  return next !== undefined && !isVerb(next);
}

/** What a sentence says of the work as a whole. */
export function toldIn(text: string): readonly Told[] {
  const did = IF_YOU_DID.exec(text.replace(/\bhad a (?:\p{L}+ )?look (?=at|over|through)/iu, 'looked '));
  const verb = did === null ? null : orderOfParticiple(did[1] ?? '');
  if (did !== null && verb !== null)
    return [{ words: `${verb}${did.input.slice(did[0].length).replace(/[.!]+$/, '')}`, form: 'verb' }];
  for (const [rule, told] of RULES) {
    const match = rule.exec(text);
    if (match === null || (rule === YOU_DO && isScene(text.slice(match.index + match[0].length)))) continue;
    const said = text.slice(match.index + match[0].length).replace(/[.!]+$/, '');
    return rule === THAT_IT_IS
      ? statesIn(said).map((one) => ({ words: `make sure ${one}`, form: 'verb' }))
      : [told(said)];
  }
  return [];
}
