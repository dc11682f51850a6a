import { hkdfSync } from 'node:crypto';
import { generateCookie } from 'hono/cookie';
import { EncryptJWT, jwtDecrypt } from 'jose';
import type { z } from 'zod';
import type { AppContext } from '../../http/context.ts';

const KEY_BYTES = 32;

export interface SealedCookieDeps {
  /** Random, the same in all processes. */
  readonly secret: Buffer;
  readonly isHttps: boolean;
  readonly now: () => number;
}

/** A value in a cookie that its browser can neither read nor forge, for `lastsMs`. */
export interface SealedCookie<T> {
  /** A second value replaces the first. */
  keep(c: AppContext, value: T): Promise<void>;
  /** The value; the cookie is deleted. Undefined for a missing, expired or foreign one. */
  take(c: AppContext): Promise<T | undefined>;
  /** The same, and the cookie stays. */
  read(c: AppContext): Promise<T | undefined>;
}

/** `name` binds the value to its purpose: it decrypts under no other name. */
export function createSealedCookie<S extends z.ZodType>(
  { secret, isHttps, now }: SealedCookieDeps,
  { name, schema, lastsMs }: { name: string; schema: S; lastsMs: number },
): SealedCookie<z.output<S>> {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', `cookie ${name}`, KEY_BYTES));
  const set = (c: AppContext, value: string, maxAge: number) => {
    const cookie = generateCookie(name, value, {
      ...(isHttps && { prefix: 'host' }),
      path: '/',
      httpOnly: true,
      // Lax, because the return from a provider is a cross-site navigation.
      sameSite: 'Lax',
      secure: isHttps,
      maxAge,
    });
    c.env.outgoing.appendHeader('Set-Cookie', cookie);
  };
  const read = async (c: AppContext) => {
    const sealed = onlyCookie(c, isHttps ? `__Host-${name}` : name);
    if (sealed === undefined) return undefined;
    const opened = await jwtDecrypt(sealed, key, { currentDate: new Date(now()) }).catch(() => undefined);
    // We have encrypted it, so we wrote it; an older version may have written something else.
    return schema.safeParse(opened?.payload.value).data;
  };
  return {
    async keep(c, value) {
      const token = new EncryptJWT({ value }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' });
      set(c, await token.setExpirationTime(new Date(now() + lastsMs)).encrypt(key), lastsMs / 1000);
    },
    read,
    async take(c) {
      const value = await read(c);
      set(c, '', 0);
      return value;
    },
  };
}

/** Of two cookies of one name one was planted, and the right one is unknown. */
function onlyCookie(c: AppContext, name: string): string | undefined {
  const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const [value, ...more] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return more.length === 0 ? value : undefined;
}
