import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { z } from 'zod';
import type { SignInMethods } from '#shared/identity/sign-in-methods-contract.ts';
import type { finishSignIn as finishEndpoint } from '#shared/identity/two-step-contract.ts';
import { SITE } from '#shared/site/config.ts';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Vault } from '../../../db/vault.ts';
import { AppError, refusedAt } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import type { IdentityDeps, SignedIn } from '../container.ts';
import { getSelf } from '../self/demand.ts';
import { hashOfToken } from '../sessions/cookies.ts';
import { findUser } from '../users/repository.ts';
import {
  confirmAuthenticator,
  countRecoveryCodesLeft,
  findAuthenticator,
  hasTwoSteps,
  putAuthenticator,
  removeTwoSteps,
  replaceRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from './repository.ts';

export interface TwoStepDeps extends IdentityDeps {
  readonly vault: Vault;
}

type Answer = z.output<(typeof finishEndpoint)['input']>;

export async function getTwoStepStatus(db: Db, userId: string): Promise<SignInMethods['twoStep']> {
  const since = (await findAuthenticator(db, userId))?.confirmedAt;
  return since ? { since: since.toISOString(), recoveryCodesLeft: await countRecoveryCodesLeft(db, userId) } : null;
}

/** A secret that is not active yet; a second one replaces it. @throws AppError TWO_STEP_IS_ON */
export async function setUp(deps: TwoStepDeps, me: SignedIn): Promise<{ secret: string; uri: string }> {
  const secret = newSecret();
  const sealed = await deps.vault.seal(secret, ownerOf(me.userId));
  await inTransaction(deps.db, async (tx) => {
    await getSelf(tx, me);
    if (await hasTwoSteps(tx, me.userId)) throw new AppError('TWO_STEP_IS_ON');
    await putAuthenticator(tx, me.userId, sealed, new Date(deps.now()));
  });
  return { secret, uri: uriOf(secret, me.user.email) };
}

/** Returns the recovery codes. @throws AppError 'wrong-code', NOT_FOUND without a secret, TWO_STEP_IS_ON, 'too-many-requests'. */
export async function confirm(deps: TwoStepDeps, c: AppContext, me: SignedIn, code: string): Promise<string[]> {
  const present = await findAuthenticator(deps.db, me.userId);
  if (!present) throw new AppError('NOT_FOUND');
  if (present.confirmedAt) throw new AppError('TWO_STEP_IS_ON');
  const isRight = await deps.throttle.guard(c, me.userId, () => proveCode(deps, me.userId, code));
  if (!isRight) throw refusedAt('code', 'wrong-code');
  const codes = newRecoveryCodes();
  const at = new Date(deps.now());
  await inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    if (await hasTwoSteps(tx, me.userId)) throw new AppError('TWO_STEP_IS_ON');
    await confirmAuthenticator(tx, me.userId, at);
    await replaceRecoveryCodes(tx, me.userId, codes.hashes, at);
    await deps.notices.signInMethodChanged(tx, user, 'two-step-on');
  });
  return codes.shown;
}

/** @throws AppError NOT_FOUND when it is off. */
export async function renewCodes(deps: TwoStepDeps, me: SignedIn): Promise<string[]> {
  const codes = newRecoveryCodes();
  await inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    if (!(await hasTwoSteps(tx, me.userId))) throw new AppError('NOT_FOUND');
    await replaceRecoveryCodes(tx, me.userId, codes.hashes, new Date(deps.now()));
    await deps.notices.signInMethodChanged(tx, user, 'recovery-codes-renewed');
  });
  return codes.shown;
}

/** @throws AppError NOT_FOUND when it is off. */
export async function turnOff(deps: TwoStepDeps, me: SignedIn): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const user = await getSelf(tx, me);
    if (!(await hasTwoSteps(tx, me.userId))) throw new AppError('NOT_FOUND');
    await removeTwoSteps(tx, me.userId);
    await deps.notices.signInMethodChanged(tx, user, 'two-step-off');
  });
}

/**
 * Finishes the pending sign-in of this browser. A code works once; wrong ones count like wrong passwords.
 * @throws AppError 'wrong-code', 'too-many-requests', 'invalid-credential' without a pending sign-in, and what
 * `sessions.begin` throws.
 */
export async function finish(deps: TwoStepDeps, c: AppContext, answer: Answer): Promise<SignedIn> {
  const pending = await deps.pending.read(c);
  const { userId, method } = pending;
  const isRight = await deps.throttle.guard(c, userId, () =>
    'code' in answer ? proveCode(deps, userId, answer.code) : proveRecovery(deps, userId, answer.recoveryCode),
  );
  if (!isRight) {
    const user = await findUser(deps.db, userId);
    if (user) deps.failures.note(c, user.email);
    throw refusedAt('code' in answer ? 'code' : 'recoveryCode', 'wrong-code');
  }
  // The code is used up: the sign-in counts even if its ten minutes ended meanwhile.
  deps.pending.clear(c);
  return deps.sessions.begin(c, pending, method, { authenticatedAt: pending.authenticatedAt, hasSecondStep: true });
}

/** True, or undefined for a wrong or used code. */
async function proveCode(deps: TwoStepDeps, userId: string, code: string): Promise<true | undefined> {
  const sealed = (await findAuthenticator(deps.db, userId))?.sealedSecret;
  if (sealed === undefined) return undefined;
  const secret = await deps.vault.open(sealed, ownerOf(userId));
  if (secret === undefined) throw new AppError('internal-error', { cause: new Error('SECRET_KEY has changed') });
  const step = findStep(secret, code, deps.now());
  return step !== undefined && (await spendStep(deps.db, userId, step)) ? true : undefined;
}

async function proveRecovery(deps: TwoStepDeps, userId: string, code: string): Promise<true | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const user = await findUser(tx, userId);
    const isRight = await spendRecoveryCode(tx, userId, hashOfToken(code), new Date(deps.now()));
    if (!user || !isRight) return undefined;
    await deps.notices.signInMethodChanged(tx, user, 'recovery-code-used');
    return true;
  });
}

/** It decrypts in no other person's row, and as no other kind of secret. */
function ownerOf(userId: string): string {
  return `two-step ${userId}`;
}

/** What every authenticator app assumes. Source: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** A clock may be half a minute off, and typing a code takes time. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** Base32. */
function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of the QR code. */
function uriOf(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The 30-second step since 1970 of a code; undefined for a wrong one. */
function findStep(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowMs / (PERIOD_S * 1000)) + delta;
}

/** As shown, 'abcd-efgh-ijkl-mnop', and as stored. */
function newRecoveryCodes(): { readonly shown: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase(),
  );
  return {
    shown: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: codes.map((code) => hashOfToken(code)),
  };
}

function totpOf(secret: string, label: string = SITE.name): TOTP {
  const options = { issuer: SITE.name, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S };
  return new TOTP({ ...options, secret: Secret.fromBase32(secret) });
}
