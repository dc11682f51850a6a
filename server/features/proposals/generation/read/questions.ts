import type { Question } from '#shared/proposals/brief.ts';
import { stripImperative } from '#shared/proposals/verify/strip-imperative.ts';
import { partsOf } from './ask-parts.ts';
import { isPoliteOrder } from './asks.ts';
import { type FoundQuestion, indirectQuestionsOf } from './indirect-questions.ts';
import { type QuestionRun, questionRunsOf } from './question-runs.ts';
import { type Span, sourceOf } from './span.ts';
import type { Unit } from './units.ts';
import { withoutRepeats } from './without-repeats.ts';

const MAX_QUESTIONS = 15;
const MARK = /\?["”)\]]?$|\?[!?]+$/;
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
    /(?<!\w)(?:where (?:are|do|r) (?:you|u) (?:live|based|located|from|work|reside)|located|location|country|based in|time ?zone|city|reside|residence|live in|d[oó]nde (?:est[áa]|viv|resid|trabaj)\p{L}*|onde (?:voc[êe] )?(?:est[áa]|mora|fica|vive|reside)|o[ùu] (?:êtes|es|habit|viv|résid)\p{L}*|wo (?:sind|bist|sitz|wohn|leb)\p{L}*)/iu,
  ],
  [
    'timeline',
    /\b(?:how (?:long|soon|fast|quickly)|how much time|turnaround|deadline|time ?line|timeframe|finish|complete (?:it|this)|deliver|cu[aá]nto (?:tiempo|tarda\w*)|quanto tempo|combien de temps|wie lange)\b/i,
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
  /^(?:[\p{L}\p{N} /&-]{2,40}: ?)?(?:and |if so,? |also,? )?(?:have you|do you have|did you|(?:ever |already )?(?:had|done|used|worked|built|seen|tried|made)(?= [^?]* (?:before|ever|yet)\?)|ever (?:\p{L}+ed|built|done|made|written|run|led|sold)|are you (?:familiar|experienced|comfortable|proficient|certified|fluent)|do you (?:know|use|speak|work with)|has your|can you show|¿?(?:ha[sn]?|habéis)(?= (?:\p{L}+ ){0,2}\p{L}+(?:ado|ido|cho|sto|rto)(?!\p{L}))|¿?tienes|tiene experiencia|voc[êe] (?:j[áa]|tem)|avez[- ]vous|haben sie|hast du)(?!\p{L})/iu;

/** A row of questions that speak to nobody ('Which routes are late most?') is of the work, unless the classifier is this sure. */
const QUESTION_IN_ROW_FROM = 0.8;
/** A row that is announced as one of the work, or a pasted conversation, has none for the applicant. */
const NO_QUESTION_FROM = 1.01;
const LEAST_IN_ROW = 3;
const SAYS_YOU_IN_ROW = 0.2;
/** What only the applicant knows. */
const OF_APPLICANT: ReadonlySet<Question['kind']> = new Set<Question['kind']>(['rate', 'timeline', 'availability']);

/** A unit with a question mark is a question for the applicant from this probability on. */
const QUESTION_FROM = 0.3;

/**
 * Questions for the applicant, without those of the product's own texts and rhetorical ones. `chanceOf`: the classifier's
 * probability that a unit is one, 0 to 1.
 */
export function questionsOf(units: readonly Unit[], chanceOf: (unit: Unit) => number): Question[] {
  const form = isClientForm(units);
  const runs = questionRunsOf(units);
  const found = units.flatMap((unit, at): FoundQuestion[] => {
    const reported = indirectQuestionsOf(unit);
    if (reported.length > 0) return reported;
    if (unit.kind === 'heading' || !MARK.test(unit.text) || chanceOf(unit) < leastChance(unit, runs[at])) return [];
    if (isPoliteOrder(unit.text)) return [];
    return form && isFormQuestion(unit) ? [] : questionsIn(unit);
  });
  return withoutRepeats(found, ({ text }) => text)
    .slice(0, MAX_QUESTIONS)
    .map((unit, i) => ({ ...questionOf(unit), id: `q${i + 1}` }));
}

function leastChance(unit: Unit, run: QuestionRun | undefined): number {
  if (!run || unit.section === 'apply') return QUESTION_FROM;
  const kind = kindOf(unit.text);
  if (run.isDialogue || (run.isAnnounced && kind !== 'rate')) return NO_QUESTION_FROM;
  const isOfWork = run.length >= LEAST_IN_ROW && run.saysYou < SAYS_YOU_IN_ROW && !OF_APPLICANT.has(kind);
  return isOfWork ? QUESTION_IN_ROW_FROM : QUESTION_FROM;
}

function kindOf(words: string): Question['kind'] {
  return KINDS.find(([, rule]) => rule.test(words))?.[0] ?? 'other';
}

/** A sentence of the post as a question; `words`: its direct form, where the post only mentions it. */
export function questionOf(unit: Span & { readonly words?: string }): Question {
  const words = unit.words ?? unit.text;
  return {
    id: 'q1',
    ...sourceOf(unit),
    text: words.replace(/\s+/g, ' ').replace(/^[\s"“]+/, ''),
    kind: kindOf(words),
    yesNoExperience: YES_NO_EXPERIENCE.test(words),
  };
}

/** 'What is your day rate and when could you start?' is two questions, with two answers. */
function questionsIn(unit: Unit): FoundQuestion[] {
  const parts = partsOf(unit);
  if (parts.length === 1 || !parts.slice(1).every(({ text }) => isQuestion(text)))
    return [{ ...unit, words: unit.text }];
  const mark = /\s?\?/.exec(unit.text)?.[0] ?? '?';
  const opens = unit.text.includes('¿') ? '¿' : '';
  const first = (parts[0]?.text.trim() ?? '').replace(/^(?:para|to|pour|um|zur?) [^,]{1,40}, /i, '');
  // 'Send three pictures, the price per page and tell me: have you drawn animals?' asks one question.
  const isOrder = !QUESTION_WORD.test(first) && stripImperative(first) !== first;
  return parts.map((part, at) => {
    const bare = part.text.replace(/^[\s¿"“]+|[\s?!.,;]+$/g, '').replace(LEADS_ON, '');
    if (isOrder && at < parts.length - 1) return { ...part, words: bare };
    return { ...part, words: `${opens}${bare.charAt(0).toUpperCase()}${bare.slice(1)}${mark}` };
  });
}

const LEADS_ON =
  /[,;]? (?:and|y|e|et|und) (?:(?:please |por favor )?(?:tell (?:me|us)|let (?:me|us) know)|d[ií](?:me|nos|ganos)|(?:me |nos )?(?:diga|digam|conte)(?:-me|-nos)?|dites[- ](?:moi|nous)|sagen Sie (?:mir|uns))$/iu;
const QUESTION_WORD =
  /^(?:(?:at|in|by|for|with|to|on|and|en|em|à|zu|ab|bis|mit|para|con|com|pour|avec) )?¿?(?:what|which|who|how|why|when|where|do|does|did|are|is|have|has|can|could|would|will|should|cu[aá]nt\p{L}*|cu[aá]ndo|c[oó]mo|qu[eé]|cu[aá]l\p{L}*|d[oó]nde|qui[eé]n|quant[oa]s?|quando|como|qua(?:l|is)|onde|quem|combien|quand|comment|quel\p{L}*|o[ùu]|qui|pourquoi|wie\p{L}*|wann|was|wer|wo\p{L}*|welche\p{L}*|warum)(?!\p{L})/iu;

/** 'availability' of 'What is your rate and availability?' is none by itself. */
function isQuestion(part: string): boolean {
  const words = part.trim().split(/\s+/).length;
  return words >= 3 || (words === 2 && QUESTION_WORD.test(part.trim()));
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
