import { createHash, randomBytes } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { type IdentityKind, SIGNED_IN_HINT_COOKIE } from '#shared/identity/contract.ts';
import type { AppContext } from '../../../http/context.ts';
import { SESSION_ENDS_AFTER_MS } from './lifetime.ts';

/** Browsers limit it to this. */
const LONGEST_SECONDS = 400 * 86_400;
const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;
const HINT = /^[a-z]{1,20}$/;

/** The cookies of a session. */
export interface IdentityCookies {
  /** The session's token; undefined for none, a malformed one, and two at once. */
  sessionToken(c: AppContext): string | undefined;
  /** All that could be one: a sign-out ends each of them. */
  sessionTokens(c: AppContext): readonly string[];
  /** Identifies this browser, for every person who signs in with it. */
  deviceToken(c: AppContext): string | undefined;
  /** Whether this browser believes that it is signed in. */
  hasHint(c: AppContext): boolean;
  setSignedIn(c: AppContext, tokens: { session: string; device: string }): void;
  setSignedOut(c: AppContext): void;
}

/** `isHttps` binds session and device to this host; `kind` is the value of the hint for scripts. */
export function createIdentityCookies(options: { isHttps: boolean; kind: IdentityKind }): IdentityCookies {
  const { isHttps, kind } = options;
  const prefix = isHttps ? '__Host-' : '';
  const base = { path: '/', sameSite: 'Lax', secure: isHttps } as const;
  const secret = { ...base, httpOnly: true, ...(isHttps && { prefix: 'host' as const }) };
  // On the plain response, because a stream is written there and never passes through Hono's.
  const set = (c: AppContext, cookie: string) => c.env.outgoing.appendHeader('Set-Cookie', cookie);
  return {
    sessionToken: (c) => onlyCookie(c, `${prefix}session`, TOKEN),
    sessionTokens: (c) => cookiesOf(c, `${prefix}session`).filter((value) => TOKEN.test(value)),
    deviceToken: (c) => onlyCookie(c, `${prefix}device`, TOKEN),
    hasHint: (c) => cookiesOf(c, SIGNED_IN_HINT_COOKIE).some((value) => HINT.test(value)),
    setSignedIn(c, tokens) {
      set(c, generateCookie('session', tokens.session, { ...secret, maxAge: SESSION_ENDS_AFTER_MS / 1000 }));
      set(c, generateCookie('device', tokens.device, { ...secret, maxAge: LONGEST_SECONDS }));
      set(c, generateCookie(SIGNED_IN_HINT_COOKIE, kind, { ...base, maxAge: LONGEST_SECONDS }));
    },
    setSignedOut(c) {
      set(c, generateCookie('session', '', { ...secret, maxAge: 0 }));
      set(c, generateCookie(SIGNED_IN_HINT_COOKIE, '', { ...base, maxAge: 0 }));
    },
  };
}

/** 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The stored form of a token. It is random, so a fast hash is as good as a slow one. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Of two cookies of one name one was planted, and the right one is unknown. */
function onlyCookie(c: AppContext, name: string, shape: RegExp): string | undefined {
  const [value = '', ...more] = cookiesOf(c, name);
  return more.length === 0 && shape.test(value) ? value : undefined;
}

function cookiesOf(c: AppContext, name: string): string[] {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}
