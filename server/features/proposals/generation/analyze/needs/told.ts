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
  /^(?:(?:it(?: would|['’]d)(?: also)? be (?:great|good|nice|lovely|helpful|perfect|wonderful|ideal|best)|(?:i|we)(?:['’]d| would)(?: also)? (?:be (?:happy|glad|grateful)|prefer it|like it|love it|appreciate it)) if|best if) (?:you|someone|somebody)(?: also| then)? ([\p{L}-]+)(?= )/iu;
/** 'Once I choose you place the order'. */
const WHEN_YOU =
  /\b(?:once|when(?:ever)?|as soon as|after|if) (?:i|we|it|they|something|anything|somebody|that|this) [^,.;]{2,50}?,? you (?:then |also |simply |just )?(?=(?!(?:can|could|may|might|will|would|should|must|are|have|need|want|know|get|see|feel|think|find)\b)\p{L}+ (?:it|them|the|our|my|an?|with|up)\b)/iu;
const OTHERS_SAY =
  /\b(?:supervisor|reviewers?|editor|boss|bank|insurer|landlord|council|they|teacher|doctor|lawyer|accountant|agency|client|committee)(?: also)? (?:says?|said|asks?|asked|wants?|insists?|demands?)(?: that| us| me)? (?:i|we) (?:must|have to|should|need to|ought to)(?: also)? (?=\p{L})/iu;
/** 'I need to know whether the old advice still holds': found out for the client. */
const TO_KNOW =
  /\b(?:i|we|also|company|team)?(?: also| only| just| really| simply)? ?(?:(?:want|need|(?:would|['’]d) like|would love|hope)s? to (?:know|find out|understand(?= (?:why|the))|learn|see|be told(?: straight| honestly| plainly| clearly)?|hear)(?: exactly)?|wonder|am wondering|are wondering|(?:am|are) not sure),? (?=(?:(?:whether|if|how|why|where|which|what|who|when)\b|the (?:reason|cause|real|true|exact)\b))/iu;
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
const RULES: readonly (readonly [RegExp, (rest: string) => Told])[] = [
  [IDEA, (words) => ({ words, form: 'verb' })],
  [IF_YOU_COULD, (words) => ({ words, form: 'verb' })],
  [WHEN_YOU, (words) => ({ words, form: 'verb' })],
  [WHOEVER, (words) => ({ words, form: 'verb' })],
  [OTHERS_SAY, (words) => ({ words, form: 'verb' })],
  [RATHER, (words) => ({ words, form: 'noun' })],
  [OUTCOME, (words) => ({ words, form: 'noun' })],
  [TO_KNOW, (words) => ({ words: `find out ${words.replace(/^if\b/i, 'whether')}`, form: 'verb' })],
  [THAT_IT_IS, (words) => ({ words: `make sure ${words}`, form: 'verb' })],
  [YOU_DO, (words) => ({ words, form: 'verb' })],
  [ABOUT, (words) => ({ words, form: 'verb', gerund: true })],
];

/** What a sentence says of the work as a whole. */
export function toldIn(text: string): Told | null {
  const did = IF_YOU_DID.exec(text);
  const verb = did === null ? null : orderOfParticiple(did[1] ?? '');
  if (did !== null && verb !== null)
    return { words: `${verb}${text.slice(did[0].length).replace(/[.!]+$/, '')}`, form: 'verb' };
  for (const [rule, told] of RULES) {
    const match = rule.exec(text);
    if (match !== null) return told(text.slice(match.index + match[0].length).replace(/[.!]+$/, ''));
  }
  return null;
}
