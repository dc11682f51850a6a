import type { CheckedAnswer, CheckedSentence } from '../recorded.ts';
import { type Measure, rateOf, toMeasure } from './measure.ts';

/** What the checks of a proposal accept, refuse and question, for answers whose every sentence is labelled. */
export function measureClaims(name: string, answers: readonly CheckedAnswer[]): Measure[] {
  const said = answers.flatMap(({ id, sentences }) => sentences.map((sentence) => ({ id, ...sentence })));
  const labelled = (label: CheckedSentence['label']) => said.filter((one) => one.label === label);
  const good = answers.filter(({ sentences }) => sentences.every(({ label }) => label === 'true' || label === 'none'));
  const lost = good.flatMap(({ id, sentences }) => sentences.map((sentence) => ({ id, ...sentence })));
  const answered = answers.flatMap(({ id, answered: asks }) => asks.map((ask) => ({ id, ...ask })));
  const open = answers.flatMap(({ id, open: asks }) => asks.map((ask) => ({ id, ...ask })));
  const isOpen = ({ mark }: { mark: string | undefined }) => mark === 'open';
  const isGreen = ({ mark }: { mark: string | undefined }) => mark === 'answered';
  const part = (label: string, of: readonly Said[], aim: number, isMissed: (one: Said) => boolean) =>
    toMeasure(
      { name: `${name}: ${label}`, aim: { atMost: aim } },
      of.filter(isMissed).length / Math.max(1, of.length),
      of.length,
      of.filter(isMissed).map(quote),
    );
  return [
    toMeasure(
      { name: `${name}: true letters refused`, aim: { atMost: MOST_REFUSED } },
      good.filter(({ refusedBy }) => refusedBy.length > 0).length / Math.max(1, good.length),
      good.length,
      good.filter(({ refusedBy }) => refusedBy.length > 0).map(({ id, refusedBy }) => `${id}: ${refusedBy.join(', ')}`),
    ),
    part('true claims refused or asked about', labelled('true'), MOST_ASKED, isCaught),
    part('sentences without a claim refused or asked about', labelled('none'), MOST_ASKED, isCaught),
    part('sentences of true letters lost', lost, MOST_LOST, ({ refusedBy }) => refusedBy !== null),
    ...(['embellished', 'invented'] as const).map((label) =>
      rateOf({ name: `${name}: ${label} sentences caught`, aim: { atLeast: CAUGHT_FROM } }, labelled(label), (one) =>
        isCaught(one) ? null : quote(one),
      ),
    ),
    toMeasure(
      { name: `${name}: answered asks shown as open`, aim: { atMost: MOST_OPEN } },
      answered.filter(isOpen).length / Math.max(1, answered.length),
      answered.length,
      answered.filter(isOpen).map(({ id, ask }) => `${id}: ${ask}`),
    ),
    toMeasure(
      { name: `${name}: open asks shown as answered`, aim: { atMost: MOST_OPEN } },
      open.filter(isGreen).length / Math.max(1, open.length),
      open.length,
      open.filter(isGreen).map(({ id, ask }) => `${id}: ${ask}`),
    ),
    rateOf({ name: `${name}: labelled asks that the reader finds` }, [...answered, ...open], ({ id, ask, mark }) =>
      mark === undefined ? `${id}: ${ask}` : null,
    ),
  ];
}

type Said = CheckedSentence & { readonly id: string };

const MOST_REFUSED = 1 / 40;
const MOST_ASKED = 2 / 38;
const MOST_LOST = 0.01;
const MOST_OPEN = 0.05;
const CAUGHT_FROM = 0.9;

function isCaught({ isAsked, refusedBy }: Said): boolean {
  return isAsked || refusedBy !== null;
}

function quote({ id, text, refusedBy }: Said): string {
  return `${id}: ${text}${refusedBy === null ? '' : ` (${refusedBy})`}`;
}
