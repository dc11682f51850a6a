import { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import type { Config, RateLimit } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { AppContext } from '../../http/context.ts';
import { createLimiter, type Limiter } from '../../http/rate-limit.ts';
import type { Proven, SignInRateLimit } from './container.ts';
import { hashOfToken, type IdentityCookies } from './sessions/cookies.ts';
import { isKnownDevice } from './sessions/repository.ts';
import { keyOfIdentifier } from './users/login-keys.ts';
import { pseudonym } from './users/pseudonym.ts';
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

export interface ThrottleDeps extends Pick<AppParts, 'pool' | 'log' | 'secret'> {
  readonly config: Pick<Config, 'trustProxy'>;
  readonly db: Db;
  readonly cookies: IdentityCookies;
}

export function createThrottle(deps: ThrottleDeps): SignInRateLimit {
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
    async guard(c, account, prove) {
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
    countSignIn: (c, proven) =>
      countAll([
        [signInsFromAddress, addressOf(c)],
        [signIns, signInKey(proven)],
      ]),
    countExchange: (subject) => exchanges.count([pseudonym(deps.secret, subject)]),
    countUsername: (userId) => usernames.count([userId]),
    countRegistration: (c) => registrations.count([addressOf(c)]),
    countMail: (c, email) =>
      countAll([
        [mailsFromAddress, addressOf(c)],
        [mailsToMailbox, pseudonym(deps.secret, email)],
      ]),
    countOwnMail: (userId, newEmail) =>
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

/**
 * The hash of this browser's cookie when the person has signed in with it before. Also computed for unknown names: it takes
 * time.
 */
async function knownDevice(deps: ThrottleDeps, c: AppContext, userId: string | undefined): Promise<string | undefined> {
  const token = deps.cookies.deviceToken(c);
  if (!token) return undefined;
  const hash = hashOfToken(token);
  return (await isKnownDevice(deps.db, userId ?? NOBODY, hash)) ? hash : undefined;
}
