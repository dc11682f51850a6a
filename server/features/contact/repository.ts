import { eq, lt } from 'drizzle-orm';
import { monthsBefore, SUPPORT_MESSAGE_MONTHS } from '#shared/site/retention.ts';
import type { Db } from '../../db/client.ts';
import { contactMessages } from '../../db/schema/index.ts';
import type { OldRows } from '../../jobs/index.ts';

export type StoredMessage = typeof contactMessages.$inferSelect;

export async function insertMessage(tx: Db, message: StoredMessage): Promise<void> {
  await tx.insert(contactMessages).values(message);
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id)).limit(1);
  return row;
}

/** What support no longer needs. Source: docs/spec/proposals.md §9. */
export const OLD_MESSAGES: OldRows = {
  what: 'messages',
  table: contactMessages,
  isOld: (at) => lt(contactMessages.createdAt, monthsBefore(at, SUPPORT_MESSAGE_MONTHS)),
};
