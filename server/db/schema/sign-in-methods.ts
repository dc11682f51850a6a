import { bigint, boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Passkeys. Whose a credential is, and that it is only one person's, `login_keys` says (`passkey:<credential id>`). */
export const passkeys = pgTable(
  'passkeys',
  {
    userId: uuid('user_id').notNull(),
    /** Names it to its owner. */
    id: uuid('id').notNull(),
    /** base64url, as the authenticator made it. */
    credentialId: text('credential_id').notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, as the authenticator counts them; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
);

/** The secret that a person's authenticator app shares with us. Codes are asked for from `confirmedAt` on. */
export const authenticators = pgTable('authenticators', {
  userId: uuid('user_id').primaryKey(),
  /** Encrypted; what opens it is never in the database. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  /** The newest 30 seconds, counted since 1970, whose code was used: it and older ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }),
});

/** For a person whose authenticator app is lost; each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id').notNull(),
    /** SHA-256: a code has 80 random bits. */
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);
