import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

const METHODS = ['password', 'google', 'firebase', 'passkey'] as const;

/** Found by the SHA-256 of the token in the cookie; the token itself is stored nowhere. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    /** Names it to its owner. */
    id: uuid('id').notNull(),
    method: text('method', { enum: METHODS }).notNull(),
    device: text('device').notNull(),
    /** Shortened to its network. */
    address: text('address').notNull(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** When the person last proved who they are: what is 'recent' is counted from here. */
    authenticatedAt: moment('authenticated_at').notNull(),
    /** When the provider last said that the account is still good; null where no provider is asked. */
    providerCheckedAt: moment('provider_checked_at'),
    endsAt: moment('ends_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_end').on(t.endsAt)],
);

export const TOKEN_KINDS = ['reset-password', 'verify-email', 'change-email', 'undo-email-change'] as const;

/** Links in mails, each good for one use. Found by the SHA-256 of their token. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: TOKEN_KINDS }).notNull(),
    /** The address it was sent to: it proves that one and no other. */
    email: text('email').notNull(),
    /** For 'undo-email-change': when the change was requested or made, not when its mail was written. */
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId, t.kind),
    index('one_time_tokens_end').on(t.expiresAt),
    // An address that can still be taken back is nobody else's.
    index('one_time_tokens_undo').on(t.email).where(sql`kind = 'undo-email-change'`),
  ],
);

/** Sign-ins and refused tries, for their owner to see. */
export const authEvents = pgTable(
  'auth_events',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    event: text('event', { enum: ['signed-in', 'sign-in-failed'] }).notNull(),
    method: text('method', { enum: METHODS }).notNull(),
    device: text('device').notNull(),
    address: text('address').notNull(),
    sessionId: uuid('session_id'),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), index('auth_events_at').on(t.at)],
);

/** Browsers a person has signed in with, by the hash of a cookie that stays there. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid('user_id').notNull(),
    deviceHash: text('device_hash').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] })],
);

/**
 * Sign-ins at a provider whose sessions were ended here: that the provider still vouches for one of them opens nothing any
 * more. A sign-in is named by its moment, which the provider says.
 */
export const endedSignIns = pgTable(
  'ended_sign_ins',
  {
    userId: uuid('user_id').notNull(),
    authenticatedAt: moment('authenticated_at').notNull(),
    endedAt: moment('ended_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.authenticatedAt] })],
);
