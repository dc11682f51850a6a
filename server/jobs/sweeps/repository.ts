import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { clockReadings, sweepHolds } from '../../db/schema/index.ts';
import type { Readings } from './clock-readings.ts';

/** Only more rows than these are compared with the size of the table. */
export const FEW_ROWS = 20;

/** Rows of a table that are due, and all its rows. */
export interface Share {
  readonly due: number;
  readonly all: number;
}

/** The whole table is counted only if more than `FEW_ROWS` are due. */
export async function countShare(db: Db, table: PgTable, due: SQL | undefined): Promise<Share> {
  const some = db
    .select({ one: sql`1` })
    .from(table)
    .where(due)
    .limit(FEW_ROWS + 1)
    .as('some');
  const [counted] = await db.select({ count: sql`count(*)`.mapWith(Number) }).from(some);
  if (!counted || counted.count <= FEW_ROWS) return { due: counted?.count ?? 0, all: FEW_ROWS };
  return { due: await db.$count(table, due), all: await db.$count(table) };
}

export async function listReadings(db: Db): Promise<Readings> {
  const rows = await db.select().from(clockReadings).orderBy(clockReadings.at);
  const of = (isTrusted: boolean) => rows.filter((row) => row.isTrusted === isTrusted).map(({ at }) => at.getTime());
  return { trusted: of(true), untrusted: of(false) };
}

export async function storeReadings(tx: Db, before: Readings, after: Readings): Promise<void> {
  const kept = new Set([...after.trusted, ...after.untrusted]);
  const gone = [...before.trusted, ...before.untrusted].filter((at) => !kept.has(at)).map((at) => new Date(at));
  if (gone.length > 0) await tx.delete(clockReadings).where(inArray(clockReadings.at, gone));
  const rows = [
    ...after.trusted.map((at) => ({ at: new Date(at), isTrusted: true })),
    ...after.untrusted.map((at) => ({ at: new Date(at), isTrusted: false })),
  ];
  if (rows.length === 0) return;
  const set = { isTrusted: sql`excluded.is_trusted` };
  await tx.insert(clockReadings).values(rows).onConflictDoUpdate({ target: clockReadings.at, set });
}

/** Returns the start of the hold: an earlier hold stays. */
export async function hold(db: Db, name: string, at: Date): Promise<Date> {
  await db.insert(sweepHolds).values({ name, since: at }).onConflictDoNothing();
  const [row] = await db.select().from(sweepHolds).where(eq(sweepHolds.name, name));
  return row?.since ?? at;
}

export async function release(db: Db, name: string): Promise<void> {
  await db.delete(sweepHolds).where(eq(sweepHolds.name, name));
}

export async function countHolds(db: Db): Promise<number> {
  return db.$count(sweepHolds);
}
