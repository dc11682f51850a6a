import { labelledFact, type ProfileFact } from '#shared/profiles/facts.ts';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { Ask, Question } from '#shared/proposals/brief.ts';
import type { LetterFact } from '#shared/proposals/letter/material.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';
import { sharedWeight, stemsOf } from '../word-weights.ts';

/** A labelled line of the profile, 'Rate: $60 an hour': used only where the client asks for its kind. */
export interface LabelledFact extends LetterFact {
  readonly kind: ProfileFact['kind'];
}

/** True for a line that is used only where a client asks for its kind. */
export function answersByKind(fact: Fact): boolean {
  return labelledFactsOf([fact]).length > 0;
}

/** The labelled lines of the profile, and its bare links. Skills become a sentence and belong to the other facts. */
export function labelledFactsOf(facts: readonly Fact[]): LabelledFact[] {
  return facts.flatMap(({ id, text, from }): LabelledFact[] => {
    if (from === 'sample' || from === 'request') return [];
    const fact = labelledFact(text);
    if (fact) return fact.kind === 'skill' ? [] : [{ id, ...fact }];
    return from === 'portfolio' && isBareLink(text) ? [{ id, kind: 'link', text }] : [];
  });
}

const MOST_WORDS_BESIDE_LINK = 4;

/** 'https://anna.example' or 'Tea shop: https://tea.example': no sentence, and the answer to an ask for a portfolio. */
function isBareLink(text: string): boolean {
  return urlsIn(text).length === 1 && text.split(/\s+/).length <= MOST_WORDS_BESIDE_LINK;
}

const PORTFOLIO = /(?<!\p{L})(?:portfolio|portafolio|portf[oó]lio)(?!\p{L})/iu;
const TIME_ZONE = /\b(?:time ?zones?|UTC|GMT)\b/i;
const HOURS = /\b(?:hours?|available|availability|full[- ]time|part[- ]time|per week|a week|weekly)\b/i;
const START = /\b(?:start|begin|notice|deadline|when|how (?:soon|long|quickly)|deliver|finish)/i;
const CERTIFICATE = /\b(?:certif|licen[cs]e|accredit|credential)\p{L}{0,12}/iu;

/**
 * The labelled lines that answer an ask, the nearest first; none where they would answer something else. Rates are not among
 * them: asked.ts reads those from every line.
 */
export function labelledAnswers(
  { text, kind }: Pick<Question | Ask, 'text' | 'kind'>,
  facts: readonly LabelledFact[],
  language: string,
): readonly LabelledFact[] {
  const of = (wanted: LabelledFact['kind']) => facts.filter((fact) => fact.kind === wanted);
  if (kind === 'portfolio' || (kind === 'samples' && PORTFOLIO.test(text))) return of('link');
  if (kind === 'availability' || kind === 'location') return findHours(text, of);
  return CERTIFICATE.test(text) ? findCertificates(text, of('certificate'), language) : [];
}

/** Hours a week say nothing about a start. A question for hours and zone at once is left to the user. */
function findHours(
  asked: string,
  of: (kind: LabelledFact['kind']) => readonly LabelledFact[],
): readonly LabelledFact[] {
  const isZone = TIME_ZONE.test(asked);
  const isHours = HOURS.test(asked);
  if (START.test(asked) || isZone === isHours) return [];
  return of(isZone ? 'time_zone' : 'availability');
}

/** 'Are you certified in AWS?' is answered by a certificate that names AWS. */
function findCertificates(asked: string, facts: readonly LabelledFact[], language: string): readonly LabelledFact[] {
  const wanted = stemsOf(asked.replace(CERTIFICATE, ' '));
  return facts
    .map((fact) => ({ fact, score: sharedWeight(stemsOf(fact.text), wanted, language) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ fact }) => fact);
}
