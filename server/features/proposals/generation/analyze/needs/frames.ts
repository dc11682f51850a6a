import { midSentence } from '../clause.ts';
import { baseOfGerund, baseOfThirdPerson, isAmbiguousVerb, isEmptyVerb, isVerb } from '../verbs.ts';
import { propertyOf } from './property.ts';
import { isOrderOf, isVerbAfterPerson } from './verb-signs.ts';

/** Where in a sentence a need begins, and what must be put before it to make it a verb clause. */
export interface Frame {
  readonly at: number;
  readonly lead: string;
  readonly form: 'verb' | 'noun';
  /** The words start with a gerund ('building'): to be turned into the base form. */
  readonly gerund: boolean;
}

const WANT =
  /\b(?:look(?:ing)?|seek(?:s|ing)?|search(?:ing)?|hir(?:e|ing)|need(?:s|ed|ing)?|want(?:s|ed|ing)?|requir(?:e|es|ing)|hunt|lookout|would like|(?:'|’)d like|wish(?:ing)?|expect(?:ing|ed)?|hop(?:e|ing)|(?<=[’'])d love|goal|aim(?:s|ing)?|objective|task(?:ed)?|purpose|plan(?:ning)?|intend|position|role|mission|(?:am|are|[’'](?:m|re)) after|who (?:can|will|could|would)\b|who[’'](?:ll|d)|if you could|pay(?:ing)? (?:someone|somebody)|(?:someone|somebody|anyone|a person) (?:to|who|please)|be (?:best|good|great|nice|lovely|helpful|ideal|useful|perfect) to|count on|rely on|consists?|responsib\w+|duties|job|project|assist\w*|help\w*|opportunity)\b/i;
const TO_VERB =
  /\b(?:to|who can|that can|(?:some|any)(?:one|body),? please|who(?:['’]ll|['’]d)|who (?:will|would|could|should)|who knows how to|can you|could you|help (?:us|me)(?: to)?|have (?:someone|you)|you(?:'|’)?(?:ll|d| will| would| must| should| need to| have to)(?: also| then| be able to| have to)?|(?:we|i)(?: also| just| simply)? (?:need|require|want|expect) (?:you|someone|somebody)(?: to)?|(?:somebody|someone|anyone|one)(?: (?:with|who|from) [^,.;]{3,50}?)? (?:can|could|would|ought to|should|has to|will have to)(?: also| then| probably| perhaps| maybe)?|(?:somebody|someone|anyone|you) (?:should|must|has to|needs to|could|would|will have to|will need to|ought to|will)(?: also)?|^you(?: then| also| will then)?|just need to|and|then|,) (?:come in(?: and|,) )?(?:[\p{L}]{3,}ly )?(?=([\p{L}-]{2,20})\b)/giu;
const GERUND_FRAME =
  /\b(?:help(?: with| in)?|assist(?:ance)?(?: us| me)?(?: with| in)|you(?:['’](?:d|ll)| would| will) be|responsible for|responsibilit\w+ (?:include|are|will include|will be)|(?:include|includes|including|involves?|involve|involving|entails?|consists? of)|tasked with|focus(?:ed|ing)? on|experience in|someone for|interested in|support (?:us )?(?:with|in)|in|by|be|keep|on|for)(?: also)?:? (?=([\p{L}-]{4,20}ing)\b)/giu;
const IMPERATIVE =
  /^(?:please |pls |plz |kindly |then |also |just |simply |and |help (?:us|me)(?: to)? |must |should |to |able to |need to |needs to |we need to |i need to |(?:i|we) want to |looking to |want to |option \d+ |\(?(?:optional|bonus)\)? |optionally,? |[\p{L}]{3,15}ly )*(?=([\p{L}-]{2,20})\b)/iu;
const BEHAVIOUR =
  /^((?:the |this |our |my |all |each |every |it |they |there |an? |ai |app )(?:[\p{L}\p{N}'’/-]+ ){0,4}?)(?:should|must|needs? to|has to|have to|will(?: need to)?|can|is expected to)(?: also| then| be able to| be capable of)?,? (?=(be )?([\p{L}-]{2,20})\b)/iu;
const NOUN_WANT =
  /\b(?:(?:i|we)(?: also| currently| just| will| would| am| are|'m|'re|’m|’re|'d|’d)*(?: urgently| actively)?|^(?:also )?|\b(?:our|my|the|each|every) (?:[\p{L}'’-]+ ){0,4}?(?:also )?|^(?:now )?it (?:now |also )?(?=needs |wants |requires )|^(?:each|all|both|they)(?: of (?:them|these))?(?: also)? |\b(?:i|we) [^.;:?!]{3,60}? and(?: now| also| urgently| therefore)?)\s?(?:need(?:s|ing)?|wants?|requires?|insists? on|asks? for|looking for|seeking|(?<=(?:are|am|[’'](?:re|m)) )after|could use|(?:we|i) miss|(?<=(?:\bwould|[’']d)(?: also| really)? )(?:like|love)|in need of)(?: help (?:with|on)| assistance (?:with|in)| support with| some help with)? (?=(?:(?:a|an|the|some|my|our|\d+|one|two|three|four|five|several|multiple|new|this)\b )?[\p{L}\p{N}])/iu;
const HELP_WITH = /(?:help|assistance|support|guidance) (?:with|on|in) $/i;
const PERSON_NOUN =
  /^(?:(?:a|an|the|some|any|one|our|my|new|next|someone|somebody|only)\b ?)*(?:(?!(?:for|of|to|with|in|on|that|who|which|from|about|where|when|so|whose)\b)[\p{L}\p{N}.#+/&'’,-]+ ){0,9}?(?:developers?|designers?|writers?|editors?|experts?|analysts?|engineers?|specialists?|consultants?|assistants?|freelancers?|programmers?|professionals?|candidates?|individuals?|persons?|people|someone|somebody|anyone|managers?|architects?|artists?|animators?|translators?|lawyers?|attorneys?|accountants?|bookkeepers?|advisors?|advisers?|agenc(?:y|ies)|teams?|company|companies|tutors?|teachers?|coach(?:es)?|virtual assistants?|va|sme|dev|devs|scientists?|researchers?|illustrators?|photographers?|videographers?|actors?|narrators?|copywriters?|ghostwriters?|marketers?|strategists?|clinicians?|nurses?|doctors?|cpa|coder|coders|authors?|partners?|partnerships?|technicians?|administrators?|recruiters?|proofreaders?|transcribers?|moderators?|officers?|leads?|operators?|pro|guru|superstar|wizard|talent|veteran|mentor|help)\b/iu;
const NOT_WORK =
  /^(?:be|have|know|speak|possess|demonstrate|meet|live|love|like|hear|see|discuss|talk|chat|apply|join|think|feel|say|sure|ask|contact|start|begin|agree|read|respond|reply|become|succeed|get in|grow|learn|need|want|let)$/i;

const HELPING = /^(?:help|assist)(?:ing)?\b/i;

/** The frames found in one sentence, best first. */
export function framesOf(text: string): Frame[] {
  const property = propertyOf(text);
  if (property !== null) return [{ ...property, form: 'verb', gerund: false }];
  return [imperative(text), behaviour(text), ...wanted(text), nounWanted(text)].filter((frame) => frame !== null);
}

/** 'To use it we have to fence it' tells of the client's own trouble. */
const OWN_PURPOSE = /^to \p{L}+ [^,]{1,60}?,? (?:i|we) (?:have to|need to|must|are|had)\b/iu;

/** 'Set up GitHub Actions', 'Tracking daily ROAS', 'Must integrate with MT5'. */
export function imperative(text: string): Frame | null {
  if (propertyOf(text) !== null || OWN_PURPOSE.test(text) || /^(?:i|we) (?:need|want) to understand\b/i.test(text))
    return null;
  const match = IMPERATIVE.exec(text);
  const word = match?.[1] ?? '';
  const at = match?.[0].length ?? 0;
  const next = text.slice(at + word.length).trimStart();
  if (
    match === null ||
    /^[:–)-]|^(?:is|are|was|were|will|would)\b/.test(next) ||
    /^(?:\S+ ){0,2}\S+:(?= )/.test(text.slice(at)) ||
    /^(?:\S+ ){1,4}(?:wanted|sought)\b/i.test(text)
  )
    return null;
  const base = baseOfGerund(word);
  if (base !== null) return isGerundOrder(base, next) ? { at, lead: '', form: 'verb', gerund: true } : null;
  if (/^come$/i.test(word) && /^up with\b/i.test(next)) return { at, lead: '', form: 'verb', gerund: false };
  if (!isVerb(word) || NOT_WORK.test(word)) return null;
  return readsAsVerb(word, next, match[0] !== '') ? { at, lead: '', form: 'verb', gerund: false } : null;
}

/** 'Tracking daily ROAS' is an order; 'Sending a message will show it' and 'Testing and Evaluation' are not. */
function isGerundOrder(base: string, next: string): boolean {
  if (
    NOT_WORK.test(base) ||
    // 'Opening in Lisbon in six weeks', 'Opening 12 October' says when.
    (/^(?:open|launch|start|move|close)$/.test(base) && /^(?:in|on|at|by|this|next|mid|soon|\d)/i.test(next)) ||
    // 'Sending works on the bench' states something.
    /^(?:works?|fails?|takes|goes|runs|costs|stops|happens|hangs|crashes|breaks|makes|needs|helps)\b/i.test(next) ||
    isMixedList(next) ||
    /^(?:of|is|are|was|for|and communication)\b|^(?:and|&) \p{Lu}/iu.test(next.replace(/^(and|&) \p{Ll}/u, ''))
  )
    return false;
  const [head = ''] = next.split(/,|\b(?:that|which|who|what|how)\b/);
  if (/\b(?:will|is|are|was|should|must|proves|shows|means|allows|helps)\b/i.test(head)) return false;
  // 'Cutting list', 'Packing slip': what such a gerund makes with one bare noun is a thing.
  if (
    /^\p{Ll}+\.?$/u.test(next) &&
    !/s\.?$|^(?:data|content|music|text|code|copy|software|video|audio|footage|research|email|traffic|feedback|it|up|out)\.?$/.test(
      next,
    )
  )
    return false;
  if (base === 'work' && !/^(?:with|on|closely|in|together|alongside)\b/i.test(next)) return false;
  return !/^\p{Lu}\p{Ll}+\.?$/u.test(next);
}

/** 'Opening a pool, closing a pool, green pool, angry customer': topics, one after the other. */
function isMixedList(next: string): boolean {
  const items = next.split(/, (?:and )?/);
  if (items.some((item) => item.split(' ').length > 3)) return false;
  const gerunds = items
    .slice(1)
    .filter(
      (item) =>
        !/^(?:including|ensuring|using)\b/.test(item) && baseOfGerund(/^[\p{L}-]+/u.exec(item)?.[0] ?? '') !== null,
    );
  return gerunds.length >= 1 && items.length - 1 - gerunds.length >= 2;
}

const OBJECT =
  /^(?:a|an|the|our|my|your|all|each|every|any|this|these|those|that|new|existing|it|them|us|me|\d+|both|multiple|several|custom|two|three|up|out|into|down|over|through|against|high|full|clear|\p{L}+ly)\b/iu;
const STANDS_BEFORE_PREPOSITION = /^(?:work|report|search|run|stay|look|link|ship|respond)$/i;
const MOSTLY_NOUN =
  /^(?:back|light|clean|clear|open|live|secure|separate|sample|voice|video|email|budget|brand|market|file|code|lead|index|model|form|image|price|position|power|print|complete|reverse|group|style|script|stage)$/i;

function readsAsVerb(word: string, next: string, announced: boolean): boolean {
  if (
    /^(?:\p{Lu}\p{Ll}+ ?){1,3}$/u.test(next.replace(/\s*\(.*$/, '')) &&
    (isAmbiguousVerb(word) || /^(?:research|review|build|run|set|target)$/i.test(word))
  )
    return false;
  if (!isAmbiguousVerb(word)) return true;
  if (/^(?:\S+ ){0,4}(?:is|are|was|were)\b/i.test(next) && !announced) return false;
  if (announced || OBJECT.test(next)) return true;
  const listed = /^(?:(?:and|&)|,(?: and)?)\s?([\p{L}-]+)/u.exec(next)?.[1];
  if (listed !== undefined) return isVerb(listed);
  if (/^(?:for|in|on|from|with|to|by|at|of|as|is|are|was)\b/i.test(next))
    return STANDS_BEFORE_PREPOSITION.test(word) && !/^of\b/i.test(next);
  const [first = '', second = ''] = next.split(/\s/, 2);
  return (
    !MOSTLY_NOUN.test(word) &&
    (/^\p{L}{3,}(?:ful|ive|al|able|ible|ic|ed|ly|ent|ous)$/iu.test(first) ||
      /(?:s|data|content|software|code|text|music|information),?$/i.test(first) ||
      /s,?$/i.test(second))
  );
}

/** 'The bot should integrate with MT5' → 'make the bot integrate with MT5'. */
function behaviour(text: string): Frame | null {
  const match = BEHAVIOUR.exec(text);
  if (match === null) return null;
  const [whole, subject = '', be, word = ''] = match;
  if (
    /\b(?:role|position|candidate|person|individual|freelancer|developer|designer|writer|applicant|job|we|client|budget|contract|compensation|payment|selected|work will|project will|training|link|data will|deadline|interview|assignment|communication|initiative|answer|reflection)\b/i.test(
      subject,
    ) ||
    // 'It needs a proofreader who will keep my voice': the verb of the sentence stands before.
    /^(?:it|they|there|all|this) $|^an? .*(?:er|or|ist) $|\b(?:who|needs?|wants?|requires?|is|are|has|have) /i.test(
      subject,
    )
  )
    return null;
  const isBe = be !== undefined || word.toLowerCase() === 'be';
  const capable = /capable of $/i.test(whole);
  const base = capable ? baseOfGerund(word) : null;
  // 'The logo must stay' is kept, 'the footer should become a form' is turned into one.
  if (/^(?:stay|remain|become)$/i.test(word)) return null;
  if (!isBe && !capable && !isVerb(word) && word.toLowerCase() !== 'have') return null;
  if (
    isBe &&
    !/^(?:be )?(?:responsive|able|easy|simple|fast|optimi[sz]ed|compatible|user-friendly|visually|mobile|fully|accessible|secure|clean|modern|intuitive|ready|editable)/i.test(
      text.slice(whole.length),
    )
  )
    return null;
  // 'Must be ready by Friday' sets a day.
  if (isBe && /^(?:be )?(?:ready|done|finished) (?:by|before|on|in|within|until)\b/i.test(text.slice(whole.length)))
    return null;
  const rest = isBe ? whole.length + (/^be /i.exec(text.slice(whole.length))?.[0].length ?? 0) : whole.length;
  return {
    at: rest,
    lead: `make ${midSentence(subject)}`,
    form: 'verb',
    gerund: base !== null,
  };
}

/** 'We are seeking a developer to build …', 'You will be responsible for designing …'. */
function wanted(text: string): Frame[] {
  if (
    !WANT.test(text) &&
    !/\byou(?:'|’)?(?:ll|d| will| would|r)\b|\b(?:some|any)(?:body|one)(?: (?:with|who|from) [^,.;]{3,50}?)? (?:can|should|must|has to|needs to|could|would|will|ought to)\b|^you (?!have|are|know|love|need|speak|write|read|live|want)\p{L}+,? (?!well\b|fluent)/iu.test(
      text,
    )
  )
    return [];
  const sorted = [...infinitives(text), ...gerunds(text)].sort((a, b) => a.at - b.at);
  // 'to help us build' is about building, 'assist in resolving' about resolving.
  return sorted
    .filter(
      (frame, i) => !(HELPING.test(text.slice(frame.at, frame.at + 12)) && (sorted[i + 1]?.at ?? 9999) - frame.at < 40),
    )
    .slice(0, 3);
}

/** 'able to', 'how to', 'trying to' lead to no order. */
const NO_ORDER_TO =
  /\b(?:ability|able|(?<=\b(?:we|i) )expect|(?<!\b(?:we|i|would) (?:also )?)want|wants|willing\w*|ready|happy|opportunity|how|eager|needed|designed|used|required|due|likely|order|supposed|trying|tried|attempt\w*|unable|access|skills|experience|right|easy|hard|enough|asked|invited|told|allowed|welcome|free|what|where|when|whether|which|who|lot|time|ones?|something|nothing|anything|much|drawings?|drawn|maps?|sketch(?:es)?|elevations?) $/i;
/** 'A page that allows users to enter an address': the page's doing. */
const LETS = /\b(?:that|which) (?:allows?|enables?|helps?|asks?|invites?|forces?|gets?|tells?) (?:\S+ ){0,4}$/i;
const BEFORE_BARE_GERUND =
  /\b(?:team|us|me|role|job|project|expert|developer|specialist|person|someone|will|position|program|help|assist\w*|work) $/i;

const READS =
  /^read (?:all|both|each|every|through|out|aloud|our|my|the(?! (?:whole )?(?:post|description|ad|brief|job|entire)\b)|those|these|them|two|three|\d+)\b(?!.*\b(?:post|description|ad)\b)/i;
const GOES_THROUGH = /^go (?:through|over)\b/i;
const HIRE =
  /^(?:hire|find|engage|recruit|employ|contract|onboard|add|select|bring on|work with|partner with|team up with) (?=[^.]{0,120}\b(?:to|who|that|for)\b)/i;

/** Who 'looks to hire an editor to cut the film' wants the film cut. */
function hires(rest: string): boolean {
  const verb = HIRE.exec(rest)?.[0] ?? '';
  return verb !== '' && PERSON_NOUN.test(rest.slice(verb.length, verb.length + 80));
}

function isOrder(verb: string, rest: string): boolean {
  return isOrderOf(verb, rest.slice(verb.length).trim()) && !isEmptyVerb(verb) && !NOT_WORK.test(verb);
}

function infinitives(text: string): Frame[] {
  return [...text.matchAll(TO_VERB)].flatMap((match): Frame[] => {
    const trigger = match[0]
      .trim()
      .toLowerCase()
      .replace(/ come in(?: and|,)/, '')
      .replace(/\s\p{L}{3,}ly$/u, '');
    const weak = trigger === 'and' || trigger === ',' || trigger === 'then';
    const rest = text.slice(match.index + match[0].length);
    const ofPerson =
      /^(?:who|you|someone|somebody|anyone)/.test(trigger) &&
      !isVerb(match[1] ?? '') &&
      isVerbAfterPerson(match[1] ?? '');
    if (weak || !(isOrder(match[1] ?? '', rest) || ofPerson || GOES_THROUGH.test(rest) || READS.test(rest))) return [];
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (trigger === 'to' && (NO_ORDER_TO.test(before) || LETS.test(text.slice(0, match.index)))) return [];
    // 'I need to understand what it says' is the client's own.
    if (/^understand\b/i.test(rest) && /\b(?:i|we)(?: \p{L}+)? (?:need|want|have) $/iu.test(before)) return [];
    if (hires(rest)) return [];
    // 'You cast, a fish bites': somebody else acts next.
    if (/^you\b/.test(trigger) && /^\p{L}+, (?:an?|the|your?) /iu.test(rest)) return [];
    if (match.index === 0 && OWN_PURPOSE.test(text)) return [];
    return [{ at: match.index + match[0].length, lead: '', form: 'verb', gerund: false }];
  });
}

function gerunds(text: string): Frame[] {
  return [...text.matchAll(GERUND_FRAME)].flatMap((match): Frame[] => {
    const base = baseOfGerund(match[1] ?? '');
    const trigger = match[0].trim().toLowerCase();
    // 'Read the whole post' is no order of work, 'the work consists of reading the call' is.
    if (base === null || !(isOrder(base, '') || base === 'read') || trigger === 'experience in') return [];
    const bare = /^(?:in|by|on|for|be|keep)$/.test(trigger);
    if (bare && !BEFORE_BARE_GERUND.test(text.slice(Math.max(0, match.index - 14), match.index))) return [];
    return [{ at: match.index + match[0].length, lead: '', form: 'verb', gerund: true }];
  });
}

/** 'I need a male voice over for 2 scripts', 'need help with our tax return'. */
function nounWanted(text: string): Frame | null {
  const match = NOUN_WANT.exec(text);
  if (match === null) return null;
  const at = match.index + match[0].length;
  const rest = text.slice(at);
  if (
    PERSON_NOUN.test(rest.slice(0, 120)) ||
    /^(?:to|for|you|your|them|these|those|help|someone|somebody|people|from|in|at|it|this to|that|more|hear|(?!(?:some|any|every|no)thing)\w+ing\b)\b/i.test(
      rest,
    )
  )
    return null;
  const helped = HELP_WITH.test(match[0]);
  return { at, lead: helped ? 'help with ' : '', form: helped ? 'verb' : 'noun', gerund: false };
}

/** 'Collects data' in a list of duties. */
export function thirdPerson(text: string): string | null {
  const word = /^[\p{L}-]+/u.exec(text)?.[0] ?? '';
  const next = text.slice(word.length).trimStart();
  const base = baseOfThirdPerson(word);
  return base === null || isAmbiguousVerb(base) || !/^(?:and|the|a|an|all|our|any|users?|data|with)\b/i.test(next)
    ? null
    : base;
}
