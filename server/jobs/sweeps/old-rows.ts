import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import type { Log } from '../../log.ts';
import type { Sweep } from './guard.ts';
import { countShare } from './repository.ts';

// As many rows as one statement deletes well within the query timeout.
const REMOVED_AT_ONCE = 1_000;

/** The rows of one table that are past their retention. */
export interface OldRows {
  /** For the log: 'payments'. */
  readonly what: string;
  readonly table: PgTable;
  readonly isOld: (at: Date) => SQL | undefined;
  /** Most rows of such a table expire at once, so their number says nothing about the clock. */
  readonly areShortLived?: true;
}

/** Deletes them, a thousand at a time. */
export function eraseOldRows({ db, log }: { db: Db; log: Log }, { what, table, isOld, areShortLived }: OldRows): Sweep {
  return {
    what,
    ...(!areShortLived && { share: (at) => countShare(db, table, isOld(at)) }),
    async erase(at) {
      const removed = await eraseRows(db, table, isOld(at));
      if (removed > 0) log.info({ what, removed }, 'deleted rows past their retention');
    },
  };
}

/** Deletes these rows of a table with a primary key, a thousand at a time, and returns their number. */
export async function eraseRows(db: Db, table: PgTable, which: SQL | undefined): Promise<number> {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const names = sql.join(key, sql`, `);
  const some = db.select({ key: names }).from(table).where(which).limit(REMOVED_AT_ONCE);
  let all = 0;
  let last: number;
  do {
    last = (await db.delete(table).where(sql`(${names}) in ${some}`)).rowCount ?? 0;
    all += last;
  } while (last === REMOVED_AT_ONCE);
  return all;
}
