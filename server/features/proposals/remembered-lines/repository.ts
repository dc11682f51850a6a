import { and, desc, eq, inArray } from 'drizzle-orm';
import { SLOT_KINDS, type SlotKind } from '#shared/proposals/letter/material.ts';
import { MAX_REMEMBERED_LINES, type RememberedLine } from '#shared/proposals/remembered-lines.ts';
import type { Db } from '../../../db/client.ts';
import { rememberedLines } from '../../../db/schema/index.ts';

/** The last used one first. A line of an unknown kind is left out. */
export async function listLinesOf(db: Db, userId: string): Promise<RememberedLine[]> {
  const rows = await db
    .select()
    .from(rememberedLines)
    .where(eq(rememberedLines.userId, userId))
    .orderBy(desc(rememberedLines.usedAt), desc(rememberedLines.id))
    .limit(MAX_REMEMBERED_LINES);
  return rows.flatMap((row) => asLine(row) ?? []);
}

/** Stores a line, or moves the same line of the person to the top; the lines used longest ago make room. */
export async function rememberLine(
  db: Db,
  line: { userId: string; id: string; kind: SlotKind; text: string; usedAt: Date },
): Promise<RememberedLine> {
  const { usedAt } = line;
  const [row] = await db
    .insert(rememberedLines)
    .values(line)
    .onConflictDoUpdate({
      target: [rememberedLines.userId, rememberedLines.kind, rememberedLines.text],
      set: { usedAt },
    })
    .returning();
  const stored = row && asLine(row);
  if (!stored) throw new Error('A stored line was not returned');
  // After the insert is committed: of several at once the last one sees them all.
  await removeOldestLines(db, line.userId);
  return stored;
}

/** Deletes what a person has beyond `MAX_REMEMBERED_LINES`, the lines used longest ago first. */
async function removeOldestLines(db: Db, userId: string): Promise<void> {
  const tooMany = db
    .select({ id: rememberedLines.id })
    .from(rememberedLines)
    .where(eq(rememberedLines.userId, userId))
    .orderBy(desc(rememberedLines.usedAt), desc(rememberedLines.id))
    .offset(MAX_REMEMBERED_LINES);
  await db.delete(rememberedLines).where(and(eq(rememberedLines.userId, userId), inArray(rememberedLines.id, tooMany)));
}

/** Does nothing where the person has no such line. */
export async function removeLine(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(rememberedLines).where(and(eq(rememberedLines.userId, userId), eq(rememberedLines.id, id)));
}

export async function removeLinesOf(db: Db, userId: string): Promise<void> {
  await db.delete(rememberedLines).where(eq(rememberedLines.userId, userId));
}

function asLine({ id, kind, text, usedAt }: typeof rememberedLines.$inferSelect): RememberedLine | undefined {
  const known = SLOT_KINDS.find((one) => one === kind);
  return known && { id, kind: known, text, usedAt: usedAt.toISOString() };
}
