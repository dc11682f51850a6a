import type { JobBrief, Stated } from '#shared/proposals/brief.ts';
import { describesApplicant, isTalk } from './applicant.ts';
import { clauseOf, imperative, midSentence, wordCount } from './clause.ts';
import { framesOf } from './needs/frames.ts';
import { toSecondPerson } from './person.ts';
import { type Span, sourceOf } from './span.ts';
import type { Unit } from './units.ts';
import { baseOfGerund, isVerb } from './verbs.ts';

const PAIN =
  /\b(?:problems?|issues?|errors?(?! free)|broken|slow|crash\w*|fails?|failing|failed|stopped|stuck|struggl\w*|unable|can(?:'|’)?t|cannot|can not|not (?:working|able|loading|possible|supported)|(?:doesn|don|isn|won)(?:'|’)?t (?:work|load|show|open|start|let)|time[- ]consuming|manually|being duplicated|declin(?:ed|ing)|losing|outdated|too (?:much time|many|slow|long)|blocked|inconsistent|outage|corrupt\w*|cloudy|bottleneck\w*|complain\w*|overwhelm\w*|no longer|finding it hard|worr(?:y|ies|ied)|not qualify)\b/i;
const FACT_OF_CLIENT =
  /\b(?:we|our|us|i|my|it|they|the (?:app|site|website|current|page|server|service|system|team|store|timer|map|data)|currently|when|after|every time|users?|customers?|clients?)\b/i;
const NOT_PAIN =
  /\b(?:you|your|candidate|experience|ability|looking for|(?:we|i) want|seeking|(?<!un)(?<!not )able to|needs? to|need (?:a|an|someone)|please|will be|should|must|ensure|identify|implement|no plagiarism)\b/i;
const GOAL =
  /\b(?:(?:the|our|my|main|primary|end|overall|ultimate|final) (?:\w+ )?(?:goal|objective|aim|purpose)(?: of (?:this|the) [\p{L} ]{2,30})? is(?: to)?|(?:project|app|platform|role|system|initiative|it|which|that|we) aims? to|so that (?:we|our|i)|we(?:'|’)?(?:re| are)? (?:want|wish|hope|aiming|trying|hoping|plan|planning|working) to|i(?:'|’)?(?:m| am)? (?:want|wish|hope|aiming|trying|hoping|plan|planning|looking) to|vision is to|the idea is to|el objetivo (?:principal )?es|o objetivo (?:principal )?[ée]|l(?:'|’)objectif est de|das ziel ist)\s+/iu;

/** What hurts, as a sentence in the second person ('your checkout fails'); null when the post complains of nothing. */
export function painOf(units: readonly Unit[]): Stated | null {
  const candidates = units.filter(
    (unit) =>
      unit.kind !== 'heading' &&
      unit.section !== 'applicant' &&
      unit.section !== 'company' &&
      unit.section !== 'apply' &&
      isPain(unit.text),
  );
  const [best] = candidates.sort((a, b) => painScore(b) - painScore(a) || a.start - b.start);
  if (best === undefined) return null;
  return { ...sourceOf(best), text: sentence(best) };
}

function isPain(text: string): boolean {
  const words = wordCount(text);
  return (
    words >= 4 &&
    words <= 45 &&
    PAIN.test(text) &&
    !/^[^:]{2,30}:/.test(text) &&
    !NOT_PAIN.test(text) &&
    FACT_OF_CLIENT.test(text) &&
    !text.endsWith('?') &&
    !describesApplicant(text) &&
    framesOf(text).every((frame) => frame.form === 'noun' || frame.at > 0) &&
    !/^(?:fix|resolve|reduce|no|help)\b/i.test(text)
  );
}

function painScore(unit: Unit): number {
  const strong =
    /\b(?:stopped|broken|fails?|failing|unable|can(?:'|’)?t|cannot|crash\w*|declin\w*|errors?|not working|struggl\w*|losing|blocked|slow|too|problem)\b/i.test(
      unit.text,
    );
  return (strong ? 2 : 0) + (unit.section === 'context' ? 1 : 0) + (/\b(?:we|our|my|i)\b/i.test(unit.text) ? 1 : 0);
}

function sentence(span: Span): string {
  const text = span.text
    .replace(/\s+/g, ' ')
    .replace(/^(?:hi|hello|hey|also|so|but|and|however|now|unfortunately|currently)[,!]? (?=\p{L})/iu, '')
    .replace(/[.!\s]+$/, '');
  return midSentence(toSecondPerson(text));
}

/** What it is for, as a verb clause ('reduce response times'); null when the post names no goal. */
export function goalOf(units: readonly Unit[]): Stated | null {
  for (const unit of units) {
    if (
      unit.kind === 'heading' ||
      unit.section === 'company' ||
      unit.section === 'applicant' ||
      unit.section === 'apply'
    )
      continue;
    const match = GOAL.exec(unit.text);
    if (match === null || (isTalk(unit.text) && !/\b(?:goal|objective|aim)/i.test(match[0]))) continue;
    const rest = unit.text.slice(match.index + match[0].length).replace(/\s+/g, ' ');
    const first = /^[\p{L}-]+/u.exec(rest)?.[0] ?? '';
    const clause = baseOfGerund(first) === null ? rest : imperative(rest);
    if (baseOfGerund(first) === null && !isVerb(first)) continue;
    const text = midSentence(clauseOf(clause));
    if (wordCount(text) >= 3) return { ...sourceOf(unit), text };
  }
  return null;
}

/** How the client talks, from signs a reader would name: emoji and exclamations, slang, or set phrases. */
export function toneOf(post: string): JobBrief['clientTone'] {
  const words = Math.max(40, wordCount(post));
  const cheer = (post.match(/!|(?![✅✔✓☑➡🔹🔸📌📍❌⭐▶◼☎©®™])\p{Extended_Pictographic}/gu)?.length ?? 0) / words;
  const casual =
    (post.match(
      /\b(?:hey|awesome|cool|gonna|wanna|folks|guys|super|kinda|stuff|cheers|lol|btw|yeah|pls|thx|rockstar|ninja|hola|oi|salut)\b|[:;]-?\)/gi,
    )?.length ?? 0) / words;
  const formal =
    (post.match(
      /\b(?:hereby|pursuant|kindly|regards|comprehensive|ensure|respective|prospective|qualified|professional|compliance|stakeholders?|proficien\w*|demonstrat\w*|accordance|sincerely|licensed|regulat\w*|sehr geehrte|cordialmente|cordialement)\b/gi,
    )?.length ?? 0) / words;
  if (cheer > 0.012 && cheer > casual) return 'enthusiastic';
  if (casual > 0.008) return 'casual';
  return formal > 0.018 ? 'formal' : 'neutral';
}
