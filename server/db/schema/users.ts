import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
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
