import { generateCookie } from 'hono/cookie';
import type { AppContext } from '../../http/context.ts';

/** Reads and sets one cookie of this app. */
export interface Cookie {
  /** Every value of it in the request. */
  all(c: AppContext): string[];
  /** Undefined for two of them: one was planted, and the right one is unknown. */
  only(c: AppContext): string | undefined;
  set(c: AppContext, value: string, maxAgeSeconds: number): void;
}

/** `isHttps` binds it to this host. Scripts of the page read it only with `isForScripts`; then it is not bound. */
export function createCookie(plainName: string, options: { isHttps: boolean; isForScripts?: boolean }): Cookie {
  const { isHttps, isForScripts = false } = options;
  const name = isHttps && !isForScripts ? `__Host-${plainName}` : plainName;
  const all = (c: AppContext) => {
    const pairs = (c.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
    return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
  };
  return {
    all,
    only(c) {
      const [value, ...more] = all(c);
      return more.length === 0 ? value : undefined;
    },
    set(c, value, maxAge) {
      // Lax, because the return from a provider is a cross-site navigation.
      const attributes = { path: '/', sameSite: 'Lax', secure: isHttps, httpOnly: !isForScripts, maxAge } as const;
      // On the plain response, because a stream is written there and never passes through Hono's.
      c.env.outgoing.appendHeader('Set-Cookie', generateCookie(name, value, attributes));
    },
  };
}
