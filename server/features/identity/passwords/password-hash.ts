import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';

// Source: docs/spec/identity.md; https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
/** Tests sign up thousands of people. An app that anybody else uses never has the environment 'test'. */
const COST_IN_TESTS = { memoryCost: 8, timeCost: 1, parallelism: 1 } as const;
// Hashing shares four threads with files, DNS and compression: two of them stay free.
const AT_ONCE = 2;
const MAX_WAITING = 200;
/** The longest wait for the hashes in front, in about these many rounds. */
const RETRY_AFTER_MS = 5_000;
/** A hash of random bytes that were discarded: compared when there is no real hash. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$DAJ8sOZLHG9JQNovoFrDOA$arFxc+MYMbDyCN0PEhS3qYQ/w9ABpDu2m5wY8qY+fTg';

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * argon2id, 19 MiB, t=2, p=1. The number of simultaneous hashes is limited; others wait.
 * Both methods throw AppError 'too-many-requests' when too many wait already.
 */
export function createPasswords(config: Pick<Config, 'passwordMinLength' | 'environment'>) {
  const limited = createHashLimit();
  const minLength = config.passwordMinLength;
  const cost = config.environment === 'test' ? COST_IN_TESTS : COST;
  return {
    hash: (password: string) => limited(() => hash(sameOnEveryKeyboard(password), cost)),
    /** Without a hash it takes as long as with one, and returns false. */
    async verify(stored: string | null | undefined, password: string): Promise<boolean> {
      const isRight = await limited(() => verify(stored ?? NOBODYS, sameOnEveryKeyboard(password)));
      return isRight && typeof stored === 'string';
    },
    /**
     * @throws AppError 'password-does-not-meet-requirements' for a password that is too short or common, with the message at
     * `field`.
     */
    async refuseWeak(password: string, field = 'password'): Promise<void> {
      if (password.length < minLength) throw weakPassword(field, `Password must be at least ${minLength} characters`);
      if (await isCommonPassword(sameOnEveryKeyboard(password)))
        throw weakPassword(field, 'This password is too common and easy to guess. Please choose another one.');
    },
  };
}

function createHashLimit(): <T>(work: () => Promise<T>) => Promise<T> {
  const limit = pLimit(AT_ONCE);
  return async (work) => {
    if (limit.pendingCount < MAX_WAITING) return limit(work);
    throw new AppError('too-many-requests', { retryAfterMs: RETRY_AFTER_MS });
  };
}

/** 'é' is one code point on one system, and two on another. */
function sameOnEveryKeyboard(password: string): string {
  return password.normalize('NFC');
}

function weakPassword(field: string, words: string): AppError {
  return new AppError('password-does-not-meet-requirements', { fields: { [field]: words } });
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether this is one of the about 50,000 passwords that attackers try first, in any case. */
async function isCommonPassword(password: string): Promise<boolean> {
  // The 50,000 words are loaded when a password is first chosen, not at every start.
  common ??= loadCommon();
  return (await common).has(password.toLowerCase());
}

async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => word.toLowerCase()));
}
