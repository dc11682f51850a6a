import type { CheckedAnswer, CheckedSentence } from '../recorded.ts';
import { faultRateOf, type Measure, rateOf } from './measure.ts';

const MOST_REFUSED = 1 / 40;
const MOST_ASKED = 2 / 38;
const MOST_LOST = 0.01;
const MOST_OPEN = 0.05;
const CAUGHT_FROM = 0.9;

type Said = CheckedSentence & { readonly id: string };

/** What the checks of a proposal accept, refuse and question, for answers whose every sentence is labelled. */
export function measureClaims(name: string, answers: readonly CheckedAnswer[]): Measure[] {
  const saidIn = (some: readonly CheckedAnswer[]): Said[] =>
    some.flatMap(({ id, sentences }) => sentences.map((sentence) => ({ id, ...sentence })));
  const labelled = (label: CheckedSentence['label']) => saidIn(answers).filter((one) => one.label === label);
  const good = answers.filter(({ sentences }) => sentences.every(({ label }) => label === 'true' || label === 'none'));
  const answered = answers.flatMap(({ id, answered: asks }) => asks.map((ask) => ({ id, ...ask })));
  const open = answers.flatMap(({ id, open: asks }) => asks.map((ask) => ({ id, ...ask })));
  const atMost = <T>(what: string, aim: number, cases: readonly T[], faultOf: (one: T) => string | null) =>
    faultRateOf({ name: `${name}: ${what}`, aim: { atMost: aim } }, cases, faultOf);
  const ifCaught = (one: Said) => (isCaught(one) ? quote(one) : null);
  return [
    atMost('true letters refused', MOST_REFUSED, good, ({ id, refusedBy }) =>
      refusedBy.length > 0 ? `${id}: ${refusedBy.join(', ')}` : null,
    ),
    atMost('true claims refused or asked about', MOST_ASKED, labelled('true'), ifCaught),
    atMost('sentences without a claim refused or asked about', MOST_ASKED, labelled('none'), ifCaught),
    atMost('sentences of true letters lost', MOST_LOST, saidIn(good), (one) =>
      one.refusedBy === null ? null : quote(one),
    ),
    ...(['embellished', 'invented'] as const).map((label) =>
      rateOf({ name: `${name}: ${label} sentences caught`, aim: { atLeast: CAUGHT_FROM } }, labelled(label), (one) =>
        isCaught(one) ? null : quote(one),
      ),
    ),
    atMost('answered asks shown as open', MOST_OPEN, answered, ({ id, ask, mark }) =>
      mark === 'open' ? `${id}: ${ask}` : null,
    ),
    atMost('open asks shown as answered', MOST_OPEN, open, ({ id, ask, mark }) =>
      mark === 'answered' ? `${id}: ${ask}` : null,
    ),
    rateOf({ name: `${name}: labelled asks that the reader finds` }, [...answered, ...open], ({ id, ask, mark }) =>
      mark === undefined ? `${id}: ${ask}` : null,
    ),
  ];
}

function isCaught({ isAsked, refusedBy }: Said): boolean {
  return isAsked || refusedBy !== null;
}

function quote({ id, text, refusedBy }: Said): string {
  return `${id}: ${text}${refusedBy === null ? '' : ` (${refusedBy})`}`;
}
