import { createHash, randomBytes } from 'node:crypto';
import { type IdentityKind, SIGNED_IN_HINT_COOKIE } from '#shared/identity/contract.ts';
import type { AppContext } from '../../../http/context.ts';
import { createCookie } from '../cookie.ts';
import { SESSION_ENDS_AFTER_MS } from './lifetime.ts';

/** Browsers limit it to this. */
const LONGEST_SECONDS = 400 * 86_400;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const HINT = /^[a-z]{1,20}$/;

export type IdentityCookies = ReturnType<typeof createIdentityCookies>;

/** The cookies of a session. `isHttps` binds session and device to this host; `kind` is the value of the hint for scripts. */
export function createIdentityCookies({ isHttps, kind }: { isHttps: boolean; kind: IdentityKind }) {
  const session = createCookie('session', { isHttps });
  const device = createCookie('device', { isHttps });
  const hint = createCookie(SIGNED_IN_HINT_COOKIE, { isHttps, isForScripts: true });
  return {
    /** The session's token; undefined for none, a malformed one, and two at once. */
    sessionToken: (c: AppContext) => tokenIn(session.only(c)),
    /** All that could be one: a sign-out ends each of them. */
    sessionTokens: (c: AppContext) => session.all(c).filter((value) => TOKEN.test(value)),
    /** Identifies this browser, for every person who signs in with it. */
    deviceToken: (c: AppContext) => tokenIn(device.only(c)),
    /** Whether this browser believes that it is signed in. */
    hasHint: (c: AppContext) => hint.all(c).some((value) => HINT.test(value)),
    setSignedIn(c: AppContext, tokens: { session: string; device: string }): void {
      session.set(c, tokens.session, SESSION_ENDS_AFTER_MS / 1000);
      device.set(c, tokens.device, LONGEST_SECONDS);
      hint.set(c, kind, LONGEST_SECONDS);
    },
    setSignedOut(c: AppContext): void {
      session.set(c, '', 0);
      hint.set(c, '', 0);
    },
  };
}

function tokenIn(value = ''): string | undefined {
  return TOKEN.test(value) ? value : undefined;
}

/** 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. It is random, so a fast hash is as good as a slow one. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
