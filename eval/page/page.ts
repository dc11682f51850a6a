import { escapeHtml } from '#server/features/proposals/generation/escape-html.ts';
import type { ReadingReport } from '../own-run.ts';
import type { Rate, RunReport } from '../report.ts';
import { spaced, type Worst, worstOf } from '../worst.ts';
import type { Result } from '../write.ts';
import { distributionsOf } from './distributions.ts';
import { plot } from './plot.ts';
import { STYLE } from './style.ts';

export interface PageInput {
  readonly title: string;
  /** What was run, as a person would say it. */
  readonly about: string;
  readonly runs: readonly { name: string; report: RunReport; results: readonly Result[] }[];
  readonly reading: Readonly<Record<string, ReadingReport>> | null;
  readonly variants: { written: number; broken: string[]; likeness: { mean: number; max: number; above: number } };
  /** Whether the texts themselves are shown: posts of strangers carry no licence. */
  readonly withText: boolean;
}

/** The whole report as one file that needs nothing beside it: tables, plots, and the ten worst of each run. */
export function pageOf({ title, about, runs, reading, variants, withText }: PageInput): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><header><h1>${escapeHtml(title)}</h1><p class="soft">${escapeHtml(about)}</p></header>
<main>
${verdict(runs)}
<div class="pair">${section('Gates', 'Each must hold for every proposal. The second reader shares no code with the product.', gates(runs))}
${section('Measures', 'What makes a proposal win: the part of the proposals that meet it.', measures(runs))}</div>
${reading === null ? '' : section('Reading', 'What the reader finds in posts that a person has labelled.', readings(reading))}
${section('Tones and styles', '', variantLines(variants))}
${runs.map((run) => section(`Distributions, ${run.name}`, '', `<div class="plots">${distributionsOf(run.results).map(plot).join('\n')}</div>`)).join('\n')}
${runs.map((run) => section(`The ten worst, ${run.name}`, 'Failed gates weigh most, then failed measures, then the distance from what reads easily.', worstList(worstOf(run.results), withText))).join('\n')}
</main><footer>Written by npm run eval.</footer></body></html>
`;
}

function section(heading: string, note: string, body: string): string {
  return `<section><h2>${escapeHtml(heading)}</h2>${note === '' ? '' : `<p class="soft">${escapeHtml(note)}</p>`}${body}</section>`;
}

function verdict(runs: PageInput['runs']): string {
  const lines = runs.map(({ name, report }) => {
    const refused = report.notUnderstood.length;
    const failed = report.failed.length;
    const all = Object.values({ ...report.gates, ...prefixed(report.oracle) });
    const held = failed === 0 && all.every(({ rate }) => rate === 1);
    return `<p><strong>${escapeHtml(capital(name))}:</strong> ${report.written} proposals for ${report.posts} posts, ${refused} without a job in it, ${failed} failed. <span class="${held ? 'good' : 'bad'}">${held ? 'Every gate holds.' : 'Gates fail.'}</span></p>`;
  });
  return `<section aria-label="In short">${lines.join('')}</section>`;
}

function gates(runs: PageInput['runs']): string {
  return ratesTable(
    'Gates',
    runs.map(({ name, report }) => ({ name, rates: { ...report.gates, ...prefixed(report.oracle) } })),
  );
}

function prefixed(oracle: Readonly<Record<string, Rate>>): Record<string, Rate> {
  return Object.fromEntries(Object.entries(oracle).map(([name, rate]) => [`second reader: ${name}`, rate]));
}

function measures(runs: PageInput['runs']): string {
  return ratesTable(
    'Measures',
    runs.map(({ name, report }) => ({ name, rates: report.measures })),
  );
}

function ratesTable(label: string, runs: readonly { name: string; rates: Readonly<Record<string, Rate>> }[]): string {
  const names = Object.keys(runs[0]?.rates ?? {});
  const rows = names.map((name) => [
    `<th scope="row">${escapeHtml(spaced(name))}</th>`,
    ...runs.map(({ rates }) => {
      const { rate = 1, failures = [] } = rates[name] ?? {};
      const failing = failures.length === 0 ? '' : ` (${failures.length})`;
      return `<td class="number${rate < 1 ? ' bad' : ''}">${percent(rate)}${failing}</td>`;
    }),
  ]);
  return table(label, ['', ...runs.map(({ name }) => name)], rows);
}

function readings(reading: Readonly<Record<string, ReadingReport>>): string {
  const kinds = ['needs', 'questions', 'asks'] as const;
  const rows = Object.entries(reading).map(([language, read]) => [
    `<th scope="row">${escapeHtml(language)}, ${read.posts} posts</th>`,
    ...kinds.flatMap((kind) => [read[kind].recall, read[kind].precision]).map(rateCell),
    rateCell(Math.min(...Object.values(read.traps))),
  ]);
  const heads = ['', ...kinds.flatMap((kind) => [`${kind} found`, `${kind} right`]), 'traps'];
  return table('Reading', heads, rows);
}

function rateCell(rate: number): string {
  return `<td class="number">${percent(rate)}</td>`;
}

function variantLines({ written, broken, likeness }: PageInput['variants']): string {
  return `<p>${written} variants of sampled posts, ${broken.length} with a failed gate. Two variants of one post share ${likeness.mean.toFixed(3)} of their three-word runs on average, ${likeness.max.toFixed(3)} at most; ${likeness.above} pairs share more than 0.45.</p>`;
}

function worstList(worst: readonly Worst[], withText: boolean): string {
  if (worst.length === 0) return '<p>None was written.</p>';
  const items = worst.map(({ id, reasons, figures, text }) => {
    const told = Object.entries(figures).map(([name, value]) => `${spaced(name)} ${shown(value)}`);
    return `<li><p class="id">${escapeHtml(id)}</p><p>${escapeHtml(capital(reasons.join('; ')))}.</p><p class="soft">${escapeHtml(told.join(' · '))}</p>${withText && text !== '' ? `<details><summary>The text for ${escapeHtml(id)}</summary><pre>${escapeHtml(text)}</pre></details>` : ''}</li>`;
  });
  return `<ol class="worst">${items.join('\n')}</ol>`;
}

function table(label: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name, i) =>
    name === '' ? '<td></td>' : `<th scope="col"${i > 0 ? ' class="number"' : ''}>${escapeHtml(name)}</th>`,
  );
  // A table wider than a phone scrolls by itself, and can be scrolled with the keys.
  return `<div class="scroll" role="region" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.join('')}</tr>`).join('')}</tbody></table></div>`;
}

function percent(rate: number): string {
  return `${(Math.floor(rate * 1000) / 10).toFixed(1)} %`;
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
