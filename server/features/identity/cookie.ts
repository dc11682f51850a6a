import { hkdfSync } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import type { AppContext } from '../../http/context.ts';

/** Reads and sets one cookie of this app. `isHttps` binds it to this host. Scripts of the page read it only with `isForScripts`; then it is not bound. */
export function createCookie(plainName: string, options: { isHttps: boolean; isForScripts?: boolean }) {
  const { isHttps, isForScripts = false } = options;
  const name = isHttps && !isForScripts ? `__Host-${plainName}` : plainName;
  const all = (c: AppContext) => {
    const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
    return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
  };
  return {
    /** Every value of it in the request. */
    all,
    /** Undefined for two of them: one was planted, and the right one is unknown. */
    only(c: AppContext): string | undefined {
      const [value, ...more] = all(c);
      return more.length === 0 ? value : undefined;
    },
    set(c: AppContext, value: string, maxAge: number): void {
      // Lax, because the return from a provider is a cross-site navigation.
      const attributes = { path: '/', sameSite: 'Lax', secure: isHttps, httpOnly: !isForScripts, maxAge } as const;
      // On the plain response, because a stream is written there and never passes through Hono's.
      c.env.outgoing.appendHeader('Set-Cookie', generateCookie(name, value, attributes));
    },
  };
}

const KEY_BYTES = 32;

export interface SealedCookieDeps extends Pick<AppParts, 'now' | 'secret'> {
  readonly isHttps: boolean;
}

/** A value in a cookie that its browser can neither read nor forge, for `lastsMs`. */
export interface SealedCookie<T> {
  /** A second value replaces the first. */
  keep(c: AppContext, value: T): Promise<void>;
  /** The value; the cookie is deleted. Undefined for a missing, expired or foreign one. */
  take(c: AppContext): Promise<T | undefined>;
  /** The same, and the cookie stays. */
  read(c: AppContext): Promise<T | undefined>;
  /** Deletes the cookie. */
  clear(c: AppContext): void;
}

/** `name` binds the value to its purpose: it decrypts under no other name. */
export function createSealedCookie<S extends z.ZodType>(
  { secret, isHttps, now }: SealedCookieDeps,
  { name, schema, lastsMs }: { name: string; schema: S; lastsMs: number },
): SealedCookie<z.output<S>> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `cookie ${name}`, KEY_BYTES));
  const cookie = createCookie(name, { isHttps });
  const read = async (c: AppContext) => {
    const sealed = cookie.only(c);
    if (sealed === undefined) return undefined;
    const opened = await jwtDecrypt(sealed, key, { currentDate: new Date(now()) }).catch(() => undefined);
    // We have encrypted it, so we wrote it; an older version may have written something else.
    return schema.safeParse(opened?.payload.value).data;
  };
  const clear = (c: AppContext) => cookie.set(c, '', 0);
  return {
    async keep(c, value) {
      const token = new EncryptJWT({ value }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
      cookie.set(c, await token.setExpirationTime(new Date(now() + lastsMs)).encrypt(key), lastsMs / 1000);
    },
    read,
    clear,
    async take(c) {
      const value = await read(c);
      clear(c);
      return value;
    },
  };
}
