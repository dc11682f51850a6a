import { useId } from 'react';
import {
  type Dimension,
  type LENGTHS,
  leaderOf,
  type Measure,
  type OutcomeGroup,
  type Outcomes,
  type Rate,
  rateOf,
} from '#shared/drafts/outcomes.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import type { Opening } from '#shared/proposals/statuses.ts';
import { cn } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface OutcomeTableProps {
  dimension: Dimension;
  groups: readonly OutcomeGroup[];
  measure: Measure;
  /** The share at the right end of the plots. */
  max: number;
}

const NUMBER = 'w-16 py-2 pr-3 text-right sm:w-20 sm:pr-6';
// A phone has space for one; the choice of the rate says which.
const otherOnPhone = (measure: Measure, column: Measure) => (measure === column ? '' : 'max-sm:hidden');
const RATE_CELL = 'grid items-center gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)]';

/** The proposals by one dimension: counts, and the rate with its interval in words and as a plot. */
export function OutcomeTable({ dimension, groups, measure, max }: OutcomeTableProps) {
  const id = useId();
  const rows = groups.toSorted(compareGroups(dimension));
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-lead font-strong">
          {DIMENSION_NAMES[dimension]}
        </h2>
        <Verdict dimension={dimension} groups={groups} measure={measure} />
      </div>
      <table aria-labelledby={id} className="w-full table-fixed border-collapse text-left tabular-nums">
        <thead className="border-b border-line-strong text-small text-ink-faint [&_th]:font-strong">
          <tr>
            <th scope="col" className="py-2 pr-2 sm:w-56">
              <VisuallyHidden>{DIMENSION_NAMES[dimension]}</VisuallyHidden>
            </th>
            <th scope="col" className={NUMBER}>
              Sent
            </th>
            <th scope="col" className={cn(NUMBER, otherOnPhone(measure, 'replied'))}>
              Replied
            </th>
            <th scope="col" className={cn(NUMBER, otherOnPhone(measure, 'won'))}>
              Won
            </th>
            <th scope="col" className="relative w-28 py-2 sm:w-auto">
              {RATE_NAMES[measure]}
              <span
                aria-hidden
                className="absolute top-2 right-0 left-36 flex justify-between font-normal max-sm:hidden"
              >
                <span>0%</span>
                <span>{max * 100}%</span>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((group) => (
            <Row key={group.value} name={groupName(dimension, group.value)} {...{ group, measure, max }} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  name: string;
  group: OutcomeGroup;
  measure: Measure;
  max: number;
}

function Row({ name, group, measure, max }: RowProps) {
  const rate = rateOf(group, measure);
  const words = rate && rateWords(rate);
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-2 pr-2 font-normal break-words">
        {name}
      </th>
      <td className={NUMBER}>{group.sent}</td>
      <td className={cn(NUMBER, otherOnPhone(measure, 'replied'))}>{group.replied}</td>
      <td className={cn(NUMBER, otherOnPhone(measure, 'won'))}>{group.won}</td>
      <td className="py-2">
        <div className={RATE_CELL}>
          {words ? (
            <span className="whitespace-nowrap">
              <span className="font-strong">{words.rate}</span>{' '}
              <span className="text-small text-ink-soft">{words.range}</span>
            </span>
          ) : (
            <span className="text-small text-ink-soft">Too few to tell</span>
          )}
          <RatePlot of={rate} max={max} />
        </div>
      </td>
    </tr>
  );
}

/** Only what the intervals hold; nothing where there is nothing to compare. */
function Verdict({ dimension, groups, measure }: Omit<OutcomeTableProps, 'max'>) {
  const leader = leaderOf(groups, measure);
  if (leader === undefined) return null;
  return (
    <p className="text-small text-ink-soft">
      {leader === null ? 'No clear difference' : `${groupName(dimension, leader.value)} is clearly ahead`}
    </p>
  );
}

/** The plots of a page have one scale: to the next quarter above every interval. */
export function scaleOf(by: Outcomes['by'], measure: Measure): number {
  const ends = Object.values(by)
    .flat()
    .map((group) => rateOf(group, measure)?.high ?? 0);
  return Math.min(1, Math.ceil(Math.max(0.25, ...ends) * 4) / 4);
}

interface RatePlotProps {
  /** Undefined leaves the line empty. */
  of: Rate | undefined;
  /** The share at the right end. */
  max: number;
}

/** A rate as a dot and its interval as a line. The words beside it say the same, so it is hidden from screen readers. */
function RatePlot({ of, max }: RatePlotProps) {
  const x = (share: number) => `${(share / max) * 100}%`;
  return (
    <svg aria-hidden className="h-4 w-full overflow-visible">
      <line x1="0%" x2="100%" y1="50%" y2="50%" className="stroke-line" />
      {of && (
        <>
          <line x1={x(of.low)} x2={x(of.high)} y1="50%" y2="50%" strokeWidth={2} className="stroke-ink-faint" />
          {[of.low, of.high].map((end) => (
            <line key={end} x1={x(end)} x2={x(end)} y1="25%" y2="75%" strokeWidth={2} className="stroke-ink-faint" />
          ))}
          <circle cx={x(of.rate)} cy="50%" r={4} className="fill-accent" />
        </>
      )}
    </svg>
  );
}

const DIMENSION_NAMES: Readonly<Record<Dimension, string>> = {
  tone: 'Tone',
  style: 'Style',
  trade: 'Field',
  length: 'Length',
  opening: 'Opening',
};

const RATE_NAMES: Readonly<Record<Measure, string>> = { replied: 'Reply rate', won: 'Win rate' };

const LENGTH_NAMES: Readonly<Record<(typeof LENGTHS)[number]['value'], string>> = {
  under_100: 'Under 100 words',
  '100_149': '100–149 words',
  '150_199': '150–199 words',
  '200_plus': '200 words or more',
};

const OPENING_NAMES: Readonly<Record<Opening, string>> = {
  question: 'A question',
  own_words: 'Your own words',
  post: 'Starts with the post',
  playbook: 'A suggested line',
  other: 'Other',
};

const FIXED: Readonly<Record<Exclude<Dimension, 'trade'>, ReadonlyMap<string, string>>> = {
  tone: new Map(TONES.map(({ value, name }) => [value, name])),
  style: new Map(STYLES.map(({ value, name }) => [value, name])),
  length: new Map(Object.entries(LENGTH_NAMES)),
  opening: new Map(Object.entries(OPENING_NAMES)),
};

/** Trades whose name is more than the name of their folder with a capital. */
const TRADE_NAMES = new Map([
  ['ai', 'AI'],
  ['crm', 'CRM'],
  ['ecommerce', 'E-commerce'],
  ['seo', 'SEO'],
  ['three-d', '3D'],
  ['ux', 'UX'],
  ['wordpress', 'WordPress'],
]);

/** What a group is called; null: it is not known what the proposals have. */
function groupName(dimension: Dimension, value: string | null): string {
  if (value === null) return 'Not known';
  return (dimension === 'trade' ? TRADE_NAMES : FIXED[dimension]).get(value) ?? capitalise(value);
}

function capitalise(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll(/[-_]/g, ' ');
}

/** In the order of the lengths, everything else as it came, the largest first; what is not known is last. */
function compareGroups(dimension: Dimension) {
  const order = dimension === 'length' ? Object.keys(LENGTH_NAMES) : [];
  return (a: { value: string | null }, b: { value: string | null }): number => {
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return order.indexOf(a.value) - order.indexOf(b.value);
  };
}

const percent = (share: number) => Math.round(share * 100);

/** A rate and its interval in whole percents: '25%' and '12–45%'. */
export function rateWords({ rate, low, high }: Rate): { readonly rate: string; readonly range: string } {
  return { rate: `${percent(rate)}%`, range: `${percent(low)}–${percent(high)}%` };
}
