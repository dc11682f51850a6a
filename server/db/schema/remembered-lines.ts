import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Lines that a person typed into blanks of a letter, offered again for the next job. */
export const rememberedLines = pgTable(
  'remembered_lines',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    /** What the blank asked for: one of `SLOT_KINDS`. */
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    uniqueIndex('remembered_lines_text').on(t.userId, t.kind, t.text),
    index('remembered_lines_used').on(t.userId, t.usedAt),
  ],
);
