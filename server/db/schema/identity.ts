import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** A person with an account. Their sign-in names are in `login_keys`, which keeps names unique. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    username: text('username').notNull(),
    /** As `emailAddress` makes it: NFKC, lower case. */
    email: text('email').notNull(),
    emailVerifiedAt: moment('email_verified_at'),
    /** Waits for its confirmation; nothing is sent there but that link. */
    pendingEmail: text('pending_email'),
    fullName: text('full_name'),
    profilePicture: text('profile_picture'),
    /** argon2id in its own text form; null for a person who only ever came by a provider. */
    passwordHash: text('password_hash'),
    plan: text('plan', { enum: ['free', 'pro'] }).notNull(),
    proUntil: moment('pro_until'),
    /** When a renewal failed that is still not paid. */
    unpaidSince: moment('unpaid_since'),
    checkoutStatus: text('checkout_status'),
    proTrialCreditsUsed: integer('pro_trial_credits_used').notNull(),
    usernameChangedAt: moment('username_changed_at'),
    disabledAt: moment('disabled_at'),
    /** The account is closed from here on, and erased `DELETION_DAYS` later. */
    deletionRequestedAt: moment('deletion_requested_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('users_credits_not_negative', sql`pro_trial_credits_used >= 0`),
    index('users_deletion').on(t.deletionRequestedAt).where(sql`deletion_requested_at is not null`),
  ],
);

/**
 * Every name a person can sign in by, and whose it is: `email:a@b.example`, `username:anna`, `google:<subject>`,
 * `firebase:<uid>`. The one place that keeps them unique over all people.
 */
export const loginKeys = pgTable(
  'login_keys',
  {
    key: text('key').primaryKey(),
    userId: uuid('user_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('login_keys_user').on(t.userId)],
);

/** Ways in that a provider vouches for. */
export const identities = pgTable(
  'identities',
  {
    userId: uuid('user_id').notNull(),
    provider: text('provider', { enum: ['google', 'firebase'] }).notNull(),
    subject: text('subject').notNull(),
    /** What the provider said last. */
    email: text('email'),
    emailVerified: boolean('email_verified').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider, t.subject] })],
);

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
