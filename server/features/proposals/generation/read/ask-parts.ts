import { describeJoint, type Joint, jointsIn, sidesOf, splitChance } from './ask-joints.ts';
import { proseLeadOf } from './asks-in-prose.ts';
import { type Span, subSpan } from './span.ts';

/** A joint splits from this probability on: a wrong cut is worse than two asks with one blank. */
export const SPLIT_FROM = 0.77;
/** What an applicant is asked to do: send, say, show. */
export const ASK_VERB =
  "(?:gimme|send|share|include|attach|provide|submit|show|tell|give|list|describe|state|mention|outline|explain|highlight|specify|quote|let (?:me|us) know|confirm|indicate|detail|link|present|propose|suggest|estimate|upload|introduce|pitch|name|record|summari[sz]e|add|write|apply with|respond with|reply with|answer|say (?:(?:to )?(?:me|us) )?(?:(?:on|by|from|at|in|until|for|with) )?(?:how|what|when|where|which|why|who|if|whether|(?=your\\b))|feel free to share|env[ií]a(?:me|nos)?|env[ií]e(?:me|nos)?|incluye|incluya|adjunta(?:me)?|comparte|indica|indique|cu[eé]ntanos|manda|envie|inclua|anexe|compartilhe|informe|descreva|envoyez|joignez|indiquez|pr[ée]cisez|d[ée]crivez|partagez|joindre|envoyer|indiquer|pr[ée]ciser|adjuntar|enviar|incluir|senden|schicken|nennen|f[üu]gen|beschreiben|teilen|cu[eé]nta(?:me)?|d[ií](?:me|nos|ganos|game)|m[aá]nda(?:me|nos)|mu[eé]stra(?:me|nos)|p[aá]sa(?:me|nos)|(?:me |nos )(?:cont[ae]|di(?:ga|z)|mand[ae]|mostr[ae]|pass[ae]|fal[ae])|diga|mande|mostre|fale|d['’](?:indiquer|envoyer)|de (?:pr[ée]ciser|joindre)|envoyez-(?:moi|nous)|dites(?:-(?:moi|nous))?|donnez(?:-(?:moi|nous))?|montrez|racontez|mentionnez|schreiben (?:sie|uns|mir)|sagen (?:sie|uns|mir)|zeigen (?:sie|uns|mir)|schreib|sag|zeig|nenn|schick)";
/** A condition before the order: 'If this sounds like you, please …'. */
const BEFORE_ORDER = new RegExp(
  `^(?:\\p{L}+(?: \\p{L}+)?: )?(?:(?:if|to|in|since|as) [^,]{3,200}?, (?=(?:please|kindly|do )\\b)|if (?:you|u)(?:['’]ve| have|['’]re| are)? [^,:]{3,100}?, (?=(?:please |kindly |also )*${ASK_VERB}\\b)|if (?:this|that|it)(?: all)? (?:sounds|is|looks|fits|suits|feels|speaks)[^,]{2,70}?, (?=(?:please |kindly |also )*${ASK_VERB}\\b)|(?:when|once) (?:you|replying|applying|answering)\\b[^,]{0,40}?, (?=(?:please |kindly |also )*${ASK_VERB}\\b))`,
  'iu',
);

/** 'Tell me your rate, and answer two things: would you …' */
const ANNOUNCES_MORE = /^(?:then |also |please )*(?:answer|tell (?:us|me)|let (?:us|me) know) [^:?,]{2,40}: /i;

/** 'Decidnos, por favor': what is asked for comes behind it. */
const LONE_ORDER = new RegExp(
  `^(?:${ASK_VERB}|(?:decid|enviad|contad|indicad|mandad)(?:me|nos)?),? (?:please|por favor|bitte|s['’]il (?:vous|te) pla[iî]t)$`,
  'iu',
);

/** Where the first thing asked for begins: behind a lead-in or a condition. */
function startOf(text: string): number {
  return proseLeadOf(text) ?? BEFORE_ORDER.exec(text)?.[0].length ?? 0;
}

/**
 * Where a sentence's first thing begins, and the joints behind which another one does. `splits` decides it for each joint by its
 * features (`describeJoint`); training and reading both look at the joints by this.
 */
export function cutWhere(text: string, splits: (features: number[], joint: Joint) => boolean) {
  const joints = jointsIn(text);
  const start = startOf(text);
  const cuts: Joint[] = [];
  let from = start;
  for (const [at, joint] of joints.entries()) {
    if (joint.start < from || !saysSomething(text.slice(from, joint.start)) || !saysSomething(text.slice(joint.end)))
      continue;
    if (!splits(describeJoint(joint, sidesOf(text, from, joint, joints[at + 1])), joint)) continue;
    cuts.push(joint);
    from = joint.end;
  }
  return { start, cuts };
}

/**
 * 'share your experience, past projects, and timelines' is three asks, 'What is your rate and when could you start?' two questions:
 * each thing in one sentence, in its own words; what is in brackets or quotation marks stays whole. Where a further one begins was learnt from `reader/asks`, see
 * docs/decisions/0139-*.
 */
export function partsOf(unit: Span): Span[] {
  const { start, cuts } = cutWhere(unit.text, (features, joint) => {
    if (joint.isEnclosed) return false;
    return ANNOUNCES_MORE.test(unit.text.slice(joint.end)) || splitChance(features) >= SPLIT_FROM;
  });
  const parts = [start, ...cuts.map(({ end }) => end)].map((from, at) => subSpan(unit, from, cuts[at]?.start));
  return parts.length > 1 && LONE_ORDER.test(parts[0]?.text ?? '') ? parts.slice(1) : parts;
}

function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
