import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Tokens by which programs use the API as a person. Found by a keyed hash; the token itself is stored nowhere. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Names it to its owner. */
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    scopes: jsonb('scopes').$type<readonly string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('access_tokens_user').on(t.userId), index('access_tokens_end').on(t.expiresAt)],
);
