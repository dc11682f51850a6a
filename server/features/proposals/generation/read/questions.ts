import type { Question } from '#shared/proposals/brief.ts';
import { proseLeadOf } from './asks-in-prose.ts';
import { type Asked, indirectQuestionsOf } from './indirect-questions.ts';
import { type Span, sourceOf } from './span.ts';
import { termsOf } from './terms.ts';
import { questionsIn } from './two-questions.ts';
import type { Unit } from './units.ts';
import { withoutRepeats } from './without-repeats.ts';

const MAX_QUESTIONS = 15;
const MARK = /\?["”)\]]?$|\?[!?]+$/;
const OPENS =
  /^(?:and |so |also |lastly,? |finally,? |first,? |\(?optional\)?:? |if (?:so|yes|not),? |[\p{L}\p{N} /&'’-]{2,50}: ?)?(?:what|which|who|how|why|when|where|do|does|did|are|is|was|have|has|had|can|could|would|will|should|may|whats|any|¿|qu[eé]|cu[aá]l|c[oó]mo|cu[aá]nt|tienes|tiene|has|puede|est[aá]s|qual|quais|como|quant|voc[eê]|tem|pode|quel|quelle|quels|comment|combien|avez|pouvez|[êe]tes|welche|wie|was|wann|wo|haben|k[öo]nnen|sind|hast|kannst)(?=[\s\p{L}'’])/iu;
/** Rhetorical questions. */
const RHETORICAL =
  /^(?:so,? )?(?:are you (?:an? (?!(?:sworn|certified|registered|licen[sc]ed|chartered|native|qualified|member|user|agency|team|freelancer|company|vegan|vegetarian|smoker|driver)\b)|ready|passionate|looking|tired|detail|interested|excited|skilled|the|someone|driven|obsessed|dreaming|searching|in search)\b|do you (?:like|enjoy|love|have (?:a (?:keen|passion|strong|knack|good eye)|what it takes|an eye|strong|exceptional|excellent|great|good|outstanding|experience and)|want to|thrive|live|dream|think you|feel|consider yourself)|want to|looking (?:for|to)|ready (?:to|for)|love |interested|sound(?:s)? (?:good|like|interesting)|think you|got what|why (?:join|work|us|this|choose)|who (?:are|am) (?:we|i|you)(?= ?\?)|what (?:we|i|are we|am i|do we|will you|you'll|you will|is in it|'s in it|’s in it|needs)\b|what(?:'|’)s in it|how (?:to|we|it works)|now why|questions\?|intrigued|curious|are you able to recognize|eres (?:un|una) |te apasiona|tienes habilidades|¿?eres |¿?qu[eé] (?:har[aá]s|buscamos|ofrecemos)|¿?te (?:gusta|interesa)|so,? what do you think|is that something|does this sound)/i;
const TO_APPLICANT =
  /(?<![\p{L}])(?:you|your|yours|u|tu|tus|te|usted|su|voc[êe]|seu|sua|vous|votre|vos|du|dein|deine|sie|ihre?n?)(?![\p{L}])/iu;
/** A form that the client filled in: these ask the client, and the next line is the answer. */
const TO_CLIENT =
  /\b(?:are you (?:looking|trying|hoping) to|do you (?:want|need|prefer|currently)|would you like|is your (?:preferred|current|budget)|your (?:preferred|current|overall|existing|business|website)|in mind)\b/i;
const KINDS: readonly (readonly [Question['kind'], RegExp])[] = [
  [
    'rate',
    /\b(?:rate|price|pricing|cost|charge|quote|fee|budget|salary|compensation|usd|tarifa|precio|pre[cç]o|tarif|honoraire|preis|stundensatz|how much (?:do|would|will)|cu[aá]nto (?:cobra\w*|cuesta|pides|ser[ií]a)|quanto (?:voc[êe] )?(?:cobra\w*|custa\w*)|combien (?:co[uû]t\w*|prenez|demandez|facturez)|was (?:kostet|verlangen|nehmen))\b/i,
  ],
  [
    'location',
    /\b(?:where (?:are|do) you|located|location|country|based in|time ?zone|city|reside|residence|live in|d[oó]nde|onde|o[uù] |wo )\b/i,
  ],
  [
    'timeline',
    /\b(?:how (?:long|soon|fast|quickly)|how much time|turnaround|deadline|time ?line|timeframe|finish|complete (?:it|this)|deliver|cu[aá]nto tiempo|quanto tempo|combien de temps|wie lange)\b/i,
  ],
  [
    'availability',
    /\b(?:availab\w*|hours (?:per|a|each)|when (?:can|could|would|will) you (?:be able to )?(?:start|begin)|how soon (?:can|could|would)|start (?:date|immediately|right|this|next|on|by|within|in)|days? (?:of the week|suit)|full[- ]time|part[- ]time|weekends?|business hours|us hours|schedule|capacity|disponib\w*|verf[üu]gbar\w*)\b/i,
  ],
  [
    'experience',
    /\b(?:experience[ds]?|have you|worked (?:with|on|for)|years|familiar|used|built|portfolio|background|expertise|comfortable|knowledge|certif\w*|do you know|speak|fluent|proficien\w*|examples?|experiencia|experi[êe]ncia|exp[ée]rience|erfahrung)\b/i,
  ],
  [
    'approach',
    /\b(?:how (?:would|will|do|can|are) you|approach|process|which|what (?:tools?|tech|stack|method|steps|would|models?|software|platform|is your process)|strategy|recommend|suggest\w*|c[oó]mo|como|comment|wie)\b/i,
  ],
];
const YES_NO_EXPERIENCE =
  /^(?:[\p{L}\p{N} /&-]{2,40}: ?)?(?:and |if so,? |also,? )?(?:have you|do you have|did you|(?:ever |already )?(?:had|done|used|worked|built|seen|tried|made) (?=[^?]* (?:before|ever|yet)\?)|ever \p{L}+ed|are you (?:familiar|experienced|comfortable|proficient|certified|fluent)|do you (?:know|use|speak|work with)|has your|can you show|¿?has |¿?tienes|tiene experiencia|voc[êe] (?:j[áa]|tem)|avez[- ]vous|haben sie|hast du)\b/iu;

/** A rule counts unless the classifier is this sure of the opposite; the classifier alone counts from the second on. */
const RULE_FROM = 0.08;
const CLASSIFIER_FROM = 0.5;

/**
 * Questions for the applicant, without those of the product's own texts and rhetorical ones. `chanceOf`: the classifier's
 * probability that a unit is one, 0 to 1.
 */
export function questionsOf(units: readonly Unit[], chanceOf: (unit: Unit) => number): Question[] {
  const isVoted = (unit: Unit, at: number) => {
    const chance = chanceOf(unit);
    return isQuestion(unit, at, units) ? chance >= RULE_FROM : chance >= CLASSIFIER_FROM && MARK.test(unit.text);
  };
  const form = isClientForm(units);
  const found = units.flatMap((unit, i): Asked[] => {
    const reported = indirectQuestionsOf(unit);
    if (reported.length > 0) return reported;
    return isVoted(unit, i) && !(form && isFormQuestion(unit)) ? questionsIn(unit) : [];
  });
  return withoutRepeats(found, ({ text }) => text)
    .slice(0, MAX_QUESTIONS)
    .map((unit, i) => ({ ...questionOf(unit), id: `q${i + 1}` }));
}

/** A sentence of the post as a question; `words`: its direct form, where the post only mentions it. */
export function questionOf(unit: Span & { readonly words?: string }): Question {
  const words = unit.words ?? unit.text;
  return {
    id: 'q1',
    ...sourceOf(unit),
    text: words.replace(/\s+/g, ' ').replace(/^[\s"“]+/, ''),
    kind: KINDS.find(([, rule]) => rule.test(words))?.[0] ?? 'other',
    yesNoExperience: YES_NO_EXPERIENCE.test(words),
  };
}

/** 'Could someone record each part?' orders work, and so does 'Could you turn it into a page?'. */
const WISH =
  /^(?:could|can|would|will) (?:(?:(?:some|any)(?:one|body)|an? \p{L}+(?: (?:licen[sc]ed|based|who|with|from) [^,?]{3,40}?)?(?= (?:draft|write|draw|check|review|translate|make|build|design|edit|look)\b)) (?:please )?(?=\p{L}.*\?$)|you (?:please |also |perhaps |then )*(?=(?:turn|make|build|design|draw|translate|edit|cut|clean|sort|fix|rewrite|redesign|record|transcribe|convert|merge|combine|set up|put together|move|migrate|add|animate|retouch|format|proofread|illustrate|automate|repair|rebuild|redraw|restore|measure|calculate|summari[sz]e|type up) (?:it|this|that|them|these|those|the|my|our|an?|all|each|every|some|two|three|four|five|\d+)\b.*\?$))/iu;

/** The length of polite wording in a question; 0 for a real question. */
function requestedLength(text: string): number {
  return WISH.exec(text)?.[0].length ?? 0;
}

function isQuestion(unit: Unit, index: number, units: readonly Unit[]): boolean {
  const { text, section } = unit;
  if (proseLeadOf(text) !== null || (requestedLength(text) > 0 && section !== 'apply')) return false;
  if (!MARK.test(text) || text.length > 400 || text.startsWith('(') || /["“”]/.test(text)) return false;
  if (RHETORICAL.test(text) && !(section === 'apply' && (unit.numbered || unit.kind === 'bullet'))) return false;
  const before = units[index - 1];
  const among = section === 'apply' || (before !== undefined && MARK.test(before.text));
  if (unit.kind === 'heading') return among && TO_APPLICANT.test(text) && OPENS.test(text);
  return (
    text.startsWith('¿') ||
    SAID_TO_READER.some((rule) => rule.test(text)) ||
    (among && (section === 'apply' || unit.numbered || follows(before))) ||
    isStashed(unit)
  );
}

/** 'Had this exact bug before?', 'Ever worked with resin?': the client leaves out the 'you'. */
const ELIDED =
  /^(?:and |so |ever |already )*(?:had|done|used|worked|built|seen|tried|made|been|written|shot|translated|dealt|run|taught|fixed|designed) [^?]{2,80} (?:before|yet|already|ever)\?+$|^ever (?:had|done|used|worked|built|seen|tried|made|been|\p{L}+ed) [^?]{2,80}\?+$/iu;
/** 'When could we talk?' */
const TO_MEET = /^(?:and |so )?when (?:can|could|shall|would|might) we (?:talk|speak|meet|call|start|begin|have)\b/i;

/** 'What is the price for 14 minutes?', 'Would 400 euros be realistic?' address every reader. */
const OF_MONEY =
  /^(?:and |so |also,? )?(?:(?:what(?:’s|'s| is| are| would be|)|how much (?:is|are|would|will|does)) (?:the |a |an )?(?:\p{L}+ )?(?:price|cost|rate|fee|charge|quote)s?\b|(?:would|is|are|will) (?:[$€£]\s?)?\d[\d.,]*\s?\p{L}*|how much\b|(?:(?:hourly |daily |day |fixed )?(?:rate|fee|price)|time ?zone|availability)\b[^?]{0,40}\?$)/iu;

/** Each of these addresses the reader, with or without 'you'. */
const SAID_TO_READER = [TO_APPLICANT, OF_MONEY, ELIDED, TO_MEET];

/** 'Which tool do you use? How many rounds are included?': the second is for the same reader. */
function follows(before: Unit | undefined): boolean {
  return (
    before !== undefined && TO_APPLICANT.test(before.text) && OPENS.test(before.text) && !RHETORICAL.test(before.text)
  );
}

/** 'Would this speed it up?' within a paragraph asks for the reader's view. */
function isStashed({ kind, firstOfLine, text }: Unit): boolean {
  const asked = /^(?:is|are|would|will|can|could|should|does|do|any) /i.test(text);
  return kind === 'sentence' && !firstOfLine && asked && termsOf(text).length > 2;
}

function isFormQuestion(unit: Unit): boolean {
  return !unit.numbered && unit.section !== 'apply' ? true : TO_CLIENT.test(unit.text);
}

/** Three questions to the client, each with its answer below, make the post a filled-in form. */
function isClientForm(units: readonly Unit[]): boolean {
  const answered = units.filter(
    (unit, i) =>
      MARK.test(unit.text) &&
      TO_CLIENT.test(unit.text) &&
      units[i + 1] !== undefined &&
      !MARK.test(units[i + 1]?.text ?? '?'),
  );
  return answered.length >= 3;
}
