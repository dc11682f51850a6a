import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import type { AppParts } from '../../app-parts.ts';
import type { AppContext } from '../../http/context.ts';
import { createCookie } from './cookie.ts';

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
