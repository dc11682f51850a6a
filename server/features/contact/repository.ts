import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/index.ts';
import { countShare } from '../../jobs/index.ts';

export type StoredMessage = typeof contactMessages.$inferSelect;

export async function insertMessage(tx: Db, message: StoredMessage): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).limit(1);
  return row;
}

export function countMessagesBefore(db: Db, before: Date) {
  return countShare(db, contactMessages, lt(contactMessages.createdAt, before));
}

/** Returns how many; fewer than `atOnce` means that none are left. */
export async function removeMessagesBefore(db: Db, before: Date, atOnce: number): Promise<number> {
  const old = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(lt(contactMessages.createdAt, before))
    .limit(atOnce);
  const removed = await db
    .delete(contactMessages)
    .where(and(inArray(contactMessages.id, old), lt(contactMessages.createdAt, before)))
    .returning({ id: contactMessages.id });
  return removed.length;
}
