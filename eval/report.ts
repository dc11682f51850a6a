import type { GateName } from '#shared/proposals/verify.ts';
import { checked, type Measure, measuresOf } from './measures.ts';
import { distribution, rate } from './statistics.ts';
import { isWritten, type Refused, type Written } from './write.ts';

interface Row {
  readonly id: string;
  readonly gates: { gate: GateName; ok: boolean; quote?: string }[];
  readonly measures: Measure[];
}

/** Rates, distributions and failures by post id of one run over posts. Holds no text of a post. */
export function reportOf(results: readonly (Written | Refused)[]) {
  const written = results.filter(isWritten);
  const rows = written.map(rowOf);
  const refused = results.filter((result) => !isWritten(result));
  return {
    posts: results.length,
    written: written.length,
    refused: refused.map(({ post, code }) => ({ id: post.id, code })),
    gates: Object.fromEntries(gateNames(rows).map((gate) => [gate, gateRate(rows, gate)])),
    gateFailures: rows.flatMap(({ id, gates }) => gates.filter(({ ok }) => !ok).map(({ gate }) => ({ id, gate }))),
    measures: Object.fromEntries(measureNames(rows).map((name) => [name, measureSummary(rows, name)])),
    ms: distribution(written.map(({ ms }) => ms)),
    engines: { composer: written.filter(({ answer }) => answer.engine === 'composer').length },
  };
}
export type Report = ReturnType<typeof reportOf>;

/** A post must be written with every gate held, or refused as no job; anything else fails the run. */
export function isClean(report: Report): boolean {
  return report.gateFailures.length === 0 && report.refused.every(({ code }) => code === 'POST_NOT_UNDERSTOOD');
}

function rowOf(written: Written): Row {
  const report = checked(written);
  return { id: written.post.id, gates: report.gates, measures: measuresOf(written, report) };
}

function gateNames(rows: readonly Row[]): GateName[] {
  return [...new Set(rows.flatMap(({ gates }) => gates.map(({ gate }) => gate)))];
}

function gateRate(rows: readonly Row[], gate: GateName): number {
  return rate(rows.flatMap(({ gates }) => gates.filter((g) => g.gate === gate).map(({ ok }) => ok)));
}

function measureNames(rows: readonly Row[]): string[] {
  return [...new Set(rows.flatMap(({ measures }) => measures.map(({ name }) => name)))];
}

function measureSummary(rows: readonly Row[], name: string) {
  const found = rows.flatMap(({ id, measures }) => measures.filter((m) => m.name === name).map((m) => ({ id, ...m })));
  const values = found.flatMap(({ value }) => (value === undefined ? [] : [value]));
  return {
    rate: rate(found.map(({ ok }) => ok)),
    ...(values.length === 0 ? {} : { values: distribution(values) }),
    missed: found.filter(({ ok }) => !ok).map(({ id }) => id),
  };
}
