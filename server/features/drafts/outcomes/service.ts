import { type Outcomes, PERIOD_DAYS, type Period } from '#shared/drafts/outcomes.ts';
import type { Db } from '../../../db/client.ts';
import { csvLine } from '../../../http/csv.ts';
import { countOutcomes, pagesOfProposals } from './repository.ts';

const DAY_MS = 86_400_000;

/** The outcomes of a person's proposals, of all time or of those made in the last 90 days. */
export async function outcomesOf(
  db: Db,
  userId: string,
  period: Period,
  now: number,
): Promise<Omit<Outcomes, 'success'>> {
  const since = period === 'all' ? undefined : new Date(now - PERIOD_DAYS * DAY_MS);
  const outcomes: Omit<Outcomes, 'success'> = {
    total: { sent: 0, replied: 0, won: 0 },
    by: { tone: [], style: [], trade: [], length: [], opening: [] },
  };
  for (const { dimension, value, ...counts } of await countOutcomes(db, userId, since)) {
    if (dimension === 'all') outcomes.total = counts;
    else outcomes.by[dimension].push({ value, ...counts });
  }
  return outcomes;
}

const COLUMNS = [
  ...['title', 'status', 'status since', 'created', 'last updated'],
  ...['tone', 'style', 'trade', 'language', 'words', 'opening'],
];

/** Without it Excel takes UTF-8 for the character set of the machine. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The CSV of a person's proposals, read a page at a time. Moments are in UTC, values as the API has them. */
export async function* proposalsCsv(db: Db, userId: string): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  for await (const page of pagesOfProposals(db, userId)) {
    const lines = page.map((one) => {
      const moments = [one.statusAt, one.createdAt, one.lastUpdated].map((at) => at.toISOString());
      const options = [one.tone, one.style, one.trade, one.language].map((value) => value ?? '');
      return csvLine([one.name ?? one.jobTitle, one.status, ...moments, ...options, `${one.words}`, one.opening ?? '']);
    });
    if (lines.length > 0) yield lines.join('');
  }
}
