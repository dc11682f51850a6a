import { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import type { Config, RateLimit } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { AppContext } from '../../http/context.ts';
import { createLimiter, type Limiter } from '../../http/rate-limit.ts';
import type { Proven } from './proven.ts';
import { hashOfToken, type IdentityCookies } from './sessions/cookies.ts';
import { isKnownDevice } from './sessions/repository.ts';
import { keyOfIdentifier, pseudonym } from './users/login-keys.ts';
import { findUserIdByKey } from './users/repository.ts';

// Source: docs/spec/decisions.md#contracts.
const WRONG_FOR_ACCOUNT: RateLimit = { points: 10, perSeconds: 15 * 60 };
const WRONG_FROM_ADDRESS: RateLimit = { points: 50, perSeconds: 15 * 60 };
// People on known browsers share an office too; a guest on one of them shares nothing else.
const WRONG_FROM_KNOWN: RateLimit = { points: 200, perSeconds: 15 * 60 };
// Nobody signs in so often; a program in a loop would fill the history and a mailbox.
const SIGN_INS: RateLimit = { points: 60, perSeconds: 15 * 60 };
const SIGN_INS_FROM_ADDRESS: RateLimit = { points: 300, perSeconds: 15 * 60 };
const EXCHANGES: RateLimit = { points: 60, perSeconds: 15 * 60 };
const USERNAMES: RateLimit = { points: 20, perSeconds: 3600 };
const REGISTRATIONS: RateLimit = { points: 30, perSeconds: 3600 };
const MAILS_FROM_ADDRESS: RateLimit = { points: 30, perSeconds: 3600 };
const MAILS_TO_MAILBOX: RateLimit = { points: 5, perSeconds: 3600 };
const MAILS_OF_PERSON: RateLimit = { points: 5, perSeconds: 3600 };
const NOBODY = '00000000-0000-0000-0000-000000000000';

export interface ThrottleDeps extends Pick<AppParts, 'pool' | 'log' | 'now' | 'secret'> {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly db: Db;
  readonly cookies: IdentityCookies;
}

export type SignInRateLimit = ReturnType<typeof createThrottle>;

/** Limits of docs/spec/decisions.md#contracts. Each counts before the work and uncounts successful tries. */
export function createThrottle(deps: ThrottleDeps) {
  const limiter = (name: string, rate: RateLimit) => createLimiter(deps, name, rate, 'too-many-requests');
  const wrongForAccount = limiter('sign-in-account', WRONG_FOR_ACCOUNT);
  const wrongFromAddress = limiter('sign-in-address', WRONG_FROM_ADDRESS);
  const wrongFromKnown = limiter('sign-in-known-address', WRONG_FROM_KNOWN);
  const signIns = limiter('signed-in', SIGN_INS);
  const signInsFromAddress = limiter('signed-in-address', SIGN_INS_FROM_ADDRESS);
  const exchanges = limiter('exchange', EXCHANGES);
  const usernames = limiter('username', USERNAMES);
  const registrations = limiter('registration', REGISTRATIONS);
  const mailsFromAddress = limiter('mail-address', MAILS_FROM_ADDRESS);
  const mailsToMailbox = limiter('mail-mailbox', MAILS_TO_MAILBOX);
  const mailsOfPerson = limiter('mail-person', MAILS_OF_PERSON);
  const mailsToNewMailbox = limiter('mail-new-mailbox', MAILS_TO_MAILBOX);
  const addressOf = (c: AppContext) => clientAddress(c.env.incoming, deps.config.trustProxy);
  return {
    /**
     * Runs `prove`, which returns undefined for a wrong proof: after ten of these for `account` (any name of it, known or not)
     * or 50 for the address within 15 minutes, further tries are refused. A browser the person has signed in with before has a
     * count of its own. @throws AppError 'too-many-requests' with `retryAt`.
     */
    async guard<T>(c: AppContext, account: string, prove: () => Promise<T | undefined>): Promise<T | undefined> {
      const userId = await findUserId(deps.db, account);
      const key = userId ?? pseudonym(deps.secret, account);
      const device = await knownDevice(deps, c, userId);
      const counts: Count[] = device
        ? [
            [wrongFromKnown, addressOf(c)],
            [wrongForAccount, `${key}:${device}`],
          ]
        : [
            [wrongFromAddress, addressOf(c)],
            [wrongForAccount, key],
          ];
      await countAll(counts).catch((error: unknown) => {
        c.var.log().warn({ account: userId ?? key }, 'a sign-in was refused unchecked: too many wrong ones');
        throw error;
      });
      return countWrongProof(prove, () => uncountAll(counts));
    },
    /** Correct sign-ins: 60 for one sign-in method and 300 for an address within 15 minutes. */
    countSignIn: (c: AppContext, proven: Proven) =>
      countAll([
        [signInsFromAddress, addressOf(c)],
        [signIns, signInKey(proven)],
      ]),
    /** Exchanges of a provider account, each with a call to the provider: 60 within 15 minutes. */
    countExchange: (subject: string) => exchanges.count([pseudonym(deps.secret, subject)]),
    /** Usernames that a person may try: 20 an hour. */
    countUsername: (userId: string) => usernames.count([userId]),
    /** 30 an hour for an address. */
    countRegistration: (c: AppContext) => registrations.count([addressOf(c)]),
    /** Mails that visitors can request: 30 an hour for an address, 5 an hour for a mailbox. */
    countMail: (c: AppContext, email: string) =>
      countAll([
        [mailsFromAddress, addressOf(c)],
        [mailsToMailbox, pseudonym(deps.secret, email)],
      ]),
    /**
     * Mails that a person requests from their account: 5 an hour, and as many to a mailbox that is not theirs yet. Strangers
     * who use up the limit of a mailbox take nothing from its owner.
     */
    countOwnMail: (userId: string, newEmail?: string) =>
      countAll([
        [mailsOfPerson, userId],
        ...(newEmail === undefined ? [] : [[mailsToNewMailbox, pseudonym(deps.secret, newEmail)] as const]),
      ]),
  };
}

/** A person who has just chosen a new password does not wait because of another person's tries with the old one. */
function signInKey({ userId, basedOn }: Proven): string {
  const what = 'passwordHash' in basedOn ? basedOn.passwordHash : basedOn.loginKey;
  return `${userId}:${hashOfToken(what)}`;
}

type Count = readonly [limiter: Limiter, key: string];

/** Counts all, or none. */
async function countAll(counts: readonly Count[]): Promise<void> {
  const counted: Count[] = [];
  for (const [limiter, key] of counts) {
    try {
      await limiter.count([key]);
    } catch (error) {
      await uncountAll(counted);
      throw error;
    }
    counted.push([limiter, key]);
  }
}

async function uncountAll(counts: readonly Count[]): Promise<void> {
  await Promise.all(counts.map(([limiter, key]) => limiter.uncount([key])));
}

/** A wrong proof stays counted; a correct one does not, nor one that could not be checked. */
async function countWrongProof<T>(
  prove: () => Promise<T | undefined>,
  uncount: () => Promise<void>,
): Promise<T | undefined> {
  let isWrong = false;
  try {
    const proof = await prove();
    isWrong = proof === undefined;
    return proof;
  } finally {
    if (!isWrong) await uncount();
  }
}

/** `account` is any name of theirs, or their id. */
async function findUserId(db: Db, account: string): Promise<string | undefined> {
  if (z.uuid().safeParse(account).success) return account;
  return findUserIdByKey(db, keyOfIdentifier(account) ?? '');
}

/** The hash of this browser's cookie if the person has signed in with it; unknown names take the same time. */
async function knownDevice(deps: ThrottleDeps, c: AppContext, userId: string | undefined): Promise<string | undefined> {
  const token = deps.cookies.deviceToken(c);
  if (!token) return undefined;
  const hash = hashOfToken(token);
  return (await isKnownDevice(deps.db, userId ?? NOBODY, hash)) ? hash : undefined;
}
