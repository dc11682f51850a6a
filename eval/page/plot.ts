import { escapeHtml } from '#server/features/proposals/generation/escape-html.ts';
import { spread } from '../report.ts';
import { type Bin, binsOf, type Distribution } from './distributions.ts';

const WIDTH = 320;
const HEIGHT = 132;
const BASE = 104;
const TOP = 12;

/** One distribution as a figure: bars, the range that is wanted, and the same as text. */
export function plot(distribution: Distribution): string {
  const { name, unit, values, digits } = distribution;
  const bins = binsOf(values);
  const { mean, median, p95 } = spread(values);
  const figures = `Mean ${mean.toFixed(digits)}, median ${median.toFixed(digits)}, 95 of 100 up to ${p95.toFixed(digits)}.`;
  const wanted = wantedOf(distribution);
  return `<figure class="plot">
<figcaption><strong>${escapeHtml(name)}</strong> <span>${escapeHtml(unit)}</span></figcaption>
${bins.length < 2 ? `<p>${bins.length === 0 ? 'No figures.' : `All ${values.length} the same.`}</p>` : drawing(distribution, bins, `${name}: ${figures} ${wanted}`)}
<p>${figures}${wanted === '' ? '' : ` <span class="wanted">${wanted}</span>`}</p>
${bins.length < 2 ? '' : asTable(bins, distribution)}
</figure>`;
}

function wantedOf({ from, to, digits }: Distribution): string {
  if (from !== undefined && to !== undefined) return `Wanted: ${from} to ${to}.`;
  if (from !== undefined) return `Wanted: ${from.toFixed(Math.min(digits, 1))} or more.`;
  return to === undefined ? '' : `Wanted: ${to} or less.`;
}

function drawing({ from, to, digits }: Distribution, bins: readonly Bin[], label: string): string {
  const least = bins[0]?.from ?? 0;
  const most = bins.at(-1)?.to ?? 1;
  const tallest = Math.max(...bins.map(({ count }) => count));
  const wide = most - least;
  const x = (value: number) => Math.min(WIDTH, Math.max(0, ((value - least) / wide) * WIDTH));
  const bars = bins.map(({ count }, i) => {
    const height = ((BASE - TOP) * count) / tallest;
    const step = WIDTH / bins.length;
    return `<rect class="bar" x="${(i * step + 1).toFixed(1)}" y="${(BASE - height).toFixed(1)}" width="${(step - 2).toFixed(1)}" height="${height.toFixed(1)}" rx="1.5"/>`;
  });
  const [start, end] = [x(from ?? least), x(to ?? most)];
  const range =
    from !== undefined || to !== undefined
      ? `<rect class="range" x="${start.toFixed(1)}" y="${TOP - 8}" width="${(end - start).toFixed(1)}" height="${BASE - TOP + 8}"/>`
      : '';
  const marks = `<text x="0" y="${HEIGHT - 10}">${least.toFixed(digits)}</text><text x="${WIDTH}" y="${HEIGHT - 10}" text-anchor="end">${most.toFixed(digits)}</text>`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${escapeHtml(label)}">${range}${bars.join('')}<line class="axis" x1="0" y1="${BASE}" x2="${WIDTH}" y2="${BASE}"/>${marks}</svg>`;
}

function asTable(bins: readonly Bin[], { name, digits }: Distribution): string {
  const rows = bins.map(
    ({ from, to, count }) =>
      `<tr><th scope="row">${from.toFixed(digits)} to ${to.toFixed(digits)}</th><td>${count}</td></tr>`,
  );
  return `<details><summary>${escapeHtml(name)} as figures</summary><table><thead><tr><th scope="col">From, to</th><th scope="col">How many</th></tr></thead><tbody>${rows.join('')}</tbody></table></details>`;
}
