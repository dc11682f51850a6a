import { z } from 'zod';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import type { AppParts } from '../../app-parts.ts';
import type { RateLimit } from '../../config.ts';
import type { Database, Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/app-error.ts';
import { createLimiter } from '../../http/rate-limit.ts';
import type { Mail } from '../../mail/index.ts';
import {
  accessTokenCreatedMail,
  accountClosedMail,
  accountRestoredMail,
  confirmNewEmailMail,
  emailChangedMail,
  emailChangeRequestedMail,
  isMethodChange,
  type MethodChange,
  methodChangedMail,
  newDeviceMail,
  passwordChangedMail,
  resetPasswordMail,
  verifyEmailMail,
} from './mails.ts';
import { insertToken, isUndone, removeToken, type Token, type TokenKind } from './recovery/repository.ts';
import { hashOfToken, newToken } from './sessions/cookies.ts';
import { emailKey, pseudonym } from './users/login-keys.ts';
import { findUser, findUserByKey, findUserForUpdate, type User } from './users/repository.ts';

type NoticesDeps = Pick<AppParts, 'db' | 'pool' | 'log' | 'now' | 'jobs' | 'mailer' | 'secret' | 'origin'>;

const toPerson = z.object({ userId: z.uuid() });
const toMailbox = z.object({ email: z.string() });
const change = toPerson.extend({
  from: z.string(),
  to: z.string(),
  canUndo: z.boolean().default(false),
  /** When it was requested or made. A job of an earlier release has no time. */
  at: z.coerce.date().optional(),
});
// The address at the time of the event: by the time the mail is written it may have changed.
const changedPassword = toMailbox.extend({ wasUnconfirmed: z.boolean() });
const closed = toMailbox.extend({ deletedAfter: z.coerce.date() });
const changedMethod = toMailbox.extend({ change: z.custom<MethodChange>(isMethodChange) });
const signIn = toMailbox.extend({ device: z.string(), at: z.coerce.date() });

/** The limit of one kind for one mailbox. More are useless, and could be used to annoy. */
const NOTICES: RateLimit = { points: 10, perSeconds: 3600 };

export type Notices = ReturnType<typeof createNotices>;

/**
 * The mails of identity. Each is a job stored with `db`: call these in the transaction of the event. A job has only the
 * person's id: the token of a link is created when the mail is written, so that nothing stored opens an account
 * (docs/spec/security.md §A8), and a deleted account gets no mail. Events of an account are never mailed to an unconfirmed
 * address: it may be a stranger's.
 */
export function createNotices(deps: NoticesDeps) {
  const { jobs } = deps;
  const enqueueTo = async (db: Db, user: User, kind: string, more: object) => {
    if (user.emailVerifiedAt) await jobs.enqueue(db, kind, { email: user.email, ...more });
  };

  jobs.handle('mail:password-reset', toMailbox, async ({ email }) => {
    const user = await findUserByKey(deps.db, emailKey(email));
    if (!user || !isOpen(user)) return;
    await sendLink(deps, user, { kind: 'reset-password', email: user.email }, (link) =>
      resetPasswordMail(user.email, link, LINK_MINUTES['reset-password']),
    );
  });
  jobs.handle('mail:verify-email', toPerson, async ({ userId }) => {
    const user = await findOpenUser(deps.db, userId);
    if (!user || user.emailVerifiedAt) return;
    await sendLink(deps, user, { kind: 'verify-email', email: user.email }, (link) =>
      verifyEmailMail(user.email, link, LINK_MINUTES['verify-email']),
    );
  });
  jobs.handle('mail:confirm-new-email', toPerson, async ({ userId }) => {
    const user = await findOpenUser(deps.db, userId);
    const email = user?.pendingEmail;
    if (!user || !email) return;
    await sendLink(deps, user, { kind: 'change-email', email }, (link) =>
      confirmNewEmailMail(email, link, LINK_MINUTES['change-email']),
    );
  });
  handleNotices(deps);

  return {
    /** For an unknown address nothing is sent; the job decides that, so that the request takes the same time. */
    passwordReset: (db: Db, email: string) => jobs.enqueue(db, 'mail:password-reset', { email }),
    verifyEmail: (db: Db, userId: string) => jobs.enqueue(db, 'mail:verify-email', { userId }),
    /** To the new address: the link that confirms it. */
    confirmNewEmail: (db: Db, userId: string) => jobs.enqueue(db, 'mail:confirm-new-email', { userId }),
    /** To the current address, if it is confirmed: the planned change, with a link that prevents it. */
    async emailChangeRequested(db: Db, user: User, to: string): Promise<void> {
      const asked = { userId: user.id, from: user.email, to, at: new Date(deps.now()) };
      if (user.emailVerifiedAt) await jobs.enqueue(db, 'mail:email-change-requested', asked);
    },
    /** To a confirmed address, as all below. `wasUnconfirmed`: it was unconfirmed until now. */
    passwordChanged: (db: Db, user: User, { wasUnconfirmed } = { wasUnconfirmed: false }) =>
      enqueueTo(db, user, 'mail:password-changed', { wasUnconfirmed }),
    /** The account is closed, and erased after that time. */
    accountClosed: (db: Db, user: User, deletedAfter: Date) =>
      enqueueTo(db, user, 'mail:account-closed', { deletedAfter }),
    accountRestored: (db: Db, user: User) => enqueueTo(db, user, 'mail:account-restored', {}),
    signInMethodChanged: (db: Db, user: User, change: MethodChange) =>
      enqueueTo(db, user, 'mail:sign-in-method-changed', { change }),
    accessTokenCreated: (db: Db, user: User) => enqueueTo(db, user, 'mail:access-token-created', {}),
    /** To the old address, with a link that undoes the change if `canUndo`. */
    emailChanged: (db: Db, userId: string, changed: { from: string; to: string; canUndo: boolean }) =>
      jobs.enqueue(db, 'mail:email-changed', { userId, ...changed, at: new Date(deps.now()) }),
    newDevice: (db: Db, user: User, device: { device: string; at: Date }) =>
      enqueueTo(db, user, 'mail:new-device', device),
  };
}

/** Mails about events of an account. */
function handleNotices(deps: NoticesDeps): void {
  const { jobs } = deps;
  const notify = createNotify(deps);
  jobs.handle('mail:password-changed', changedPassword, ({ email, ...accountStatus }) =>
    notify('password-changed', passwordChangedMail(email, deps.origin(), accountStatus)),
  );
  jobs.handle('mail:email-change-requested', change, async ({ userId, from, to, at }) => {
    const user = await findOpenUser(deps.db, userId);
    const undo = { kind: 'undo-email-change', email: from, at } as const;
    if (user) await sendLink(deps, user, undo, (link) => emailChangeRequestedMail(from, to, link));
  });
  jobs.handle('mail:email-changed', change, async ({ userId, from, to, canUndo, at }) => {
    const user = canUndo ? await findUser(deps.db, userId) : undefined;
    if (!user) return notify('email-changed', emailChangedMail(from, to, { account: deps.origin() }));
    const undo = { kind: 'undo-email-change', email: from, at } as const;
    return sendLink(deps, user, undo, (link) => emailChangedMail(from, to, { undo: link }));
  });
  jobs.handle('mail:access-token-created', toMailbox, ({ email }) =>
    notify('access-token-created', accessTokenCreatedMail(email, deps.origin())),
  );
  jobs.handle('mail:new-device', signIn, ({ email, ...where }) =>
    notify('new-device', newDeviceMail(email, where, deps.origin())),
  );
  jobs.handle('mail:account-closed', closed, ({ email, deletedAfter }) =>
    notify('account-closed', accountClosedMail(email, deletedAfter, deps.origin())),
  );

  jobs.handle('mail:sign-in-method-changed', changedMethod, ({ email, change }) =>
    notify('sign-in-method-changed', methodChangedMail(email, change, deps.origin())),
  );
  jobs.handle('mail:account-restored', toMailbox, ({ email }) =>
    notify('account-restored', accountRestoredMail(email, deps.origin())),
  );
}

const PAGES = {
  'reset-password': PAGE_PATHS.resetPassword,
  'verify-email': PAGE_PATHS.verifyEmail,
  'change-email': PAGE_PATHS.verifyEmail,
  'undo-email-change': PAGE_PATHS.undoEmailChange,
} as const satisfies Record<TokenKind, string>;

/**
 * Stored before it is sent, or a quick reader would find it unknown; removed when it was not sent. `at` is when the event of
 * the mail took place, if that matters.
 */
async function sendLink(
  deps: NoticesDeps,
  user: User,
  { kind, email, at }: { kind: TokenKind; email: string; at?: Date | undefined },
  write: (link: string) => Mail,
): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const mail = write(`${deps.origin()}${PAGES[kind]}?token=${token}`);
  const createdAt = at ?? new Date(now);
  const stored = { tokenHash, userId: user.id, kind, email, createdAt, expiresAt: linkExpiresAt(kind, now) };
  if (kind !== 'undo-email-change') await insertToken(db, stored);
  else if (!(await storeUndoLink(db, stored))) return;
  try {
    await deps.mailer.send(mail);
  } catch (error) {
    await removeToken(db, tokenHash);
    throw error;
  }
}

/**
 * False when the change was undone before its mail was written: with that link the address of a thief would come back.
 * Locks the person, so that an undo at this moment sees the link and closes it.
 */
function storeUndoLink(db: Database, token: Omit<Token, 'usedAt'>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await findUserForUpdate(tx, token.userId);
    if (await isUndone(tx, token.userId, token.createdAt)) return false;
    await insertToken(tx, token);
    return true;
  });
}

/** Sends a mail unless its mailbox has had too many of its kind: then nothing is sent, and nothing fails. */
function createNotify(deps: NoticesDeps): (kind: string, mail: Mail) => Promise<void> {
  const limiter = createLimiter(deps, 'notice-mailbox', NOTICES, 'too-many-requests');
  return async (kind, mail) => {
    const keys = [`${kind}:${pseudonym(deps.secret, mail.to)}`];
    try {
      await limiter.count(keys);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      deps.log.warn({ kind }, 'a mail was not sent: the limit of its mailbox is reached');
      return;
    }
    try {
      await deps.mailer.send(mail);
    } catch (error) {
      await limiter.uncount(keys);
      throw error;
    }
  };
}

async function findOpenUser(db: Database, userId: string): Promise<User | undefined> {
  const user = await findUser(db, userId);
  return user && isOpen(user) ? user : undefined;
}

function isOpen(user: User): boolean {
  return !user.disabledAt && !user.deletionRequestedAt;
}

const MINUTE_MS = 60_000;

/**
 * The expiry of a mailed link: for how long it works. An hour for a password is longer than ASVS requires: mail is slow where people work from
 * phones. Source: docs/decisions/0022-password-length-and-reset-link-lifetime.md.
 */
const LINK_MINUTES = {
  'reset-password': 60,
  'verify-email': 24 * 60,
  'change-email': 24 * 60,
  'undo-email-change': 7 * 24 * 60,
} as const satisfies Record<TokenKind, number>;

function linkExpiresAt(kind: TokenKind, nowMs: number): Date {
  return new Date(nowMs + LINK_MINUTES[kind] * MINUTE_MS);
}
