import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DIMENSIONS, LENGTHS, REPLIED_STATUSES, SENT_STATUSES } from '#shared/drafts/outcomes.ts';
import type { Db } from '../../../db/client.ts';
import { isAfter, pagesByKey } from '../../../db/pages.ts';
import { documents } from '../../../db/schema/index.ts';

const row = z.object({
  dimension: z.enum(['all', ...DIMENSIONS]),
  value: z.string().nullable(),
  sent: z.number(),
  replied: z.number(),
  won: z.number(),
});

/** Many times what can be chosen: tones, styles, trades, lengths and openings together. */
const MAX_ROWS = 500;

/** The sent proposals of a person, made from `since` on, counted by each dimension, and 'all' of them. */
export async function countOutcomes(db: Db, userId: string, since: Date | undefined) {
  const longest = LENGTHS.toReversed().map(({ value, from }) => sql`when words >= ${from} then ${value}`);
  const madeSince = since ? sql`and created_at >= ${since.toISOString()}::timestamptz` : sql``;
  const { rows } = await db.execute(sql`
    select dimension, value, count(*)::int as sent, (count(*) filter (where status in ${REPLIED_STATUSES}))::int as replied,
      (count(*) filter (where status = 'won'))::int as won
    from documents, lateral (values
      ('all', null::text), ('tone', tone), ('style', style), ('trade', trade), ('opening', opening),
      ('length', case ${sql.join(longest, sql` `)} end)
    ) as counted (dimension, value)
    where user_id = ${userId} and deleted_at is null and status in ${SENT_STATUSES} ${madeSince}
    group by dimension, value
    order by dimension = 'all' desc, sent desc, value limit ${MAX_ROWS}`);
  return z.array(row).parse(rows);
}

const ROWS_AT_ONCE = 500;

/** What the export has of each proposal that is not deleted, a page at a time. */
export function pagesOfProposals(db: Db, userId: string) {
  const { id, name, jobTitle, status, statusAt, createdAt, lastUpdated } = documents;
  const { tone, style, trade, language, words, opening } = documents;
  const columns = { id, name, jobTitle, status, statusAt, createdAt, lastUpdated };
  return pagesByKey(
    ROWS_AT_ONCE,
    (row: { id: string }) => row.id,
    (last) =>
      db
        .select({ ...columns, tone, style, trade, language, words, opening })
        .from(documents)
        .where(and(eq(documents.userId, userId), isNull(documents.deletedAt), isAfter(id, last)))
        .orderBy(asc(id))
        .limit(ROWS_AT_ONCE),
  );
}
