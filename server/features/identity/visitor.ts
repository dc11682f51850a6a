import { createHmac, timingSafeEqual } from 'node:crypto';
import { v5 } from 'uuid';
import { z } from 'zod';
import type { AppContext } from '../../http/context.ts';
import { accessTokenOf } from '../../http/request-headers.ts';
import { createCookie } from './cookie.ts';

// Longer than any window a visitor is counted in; a visitor's data is deleted after a day.
const MAX_AGE_SECONDS = 90 * 86_400;
const NAME = 'visitor';
const VISITORS = '6f1d3c0e-5a0b-4a55-9c43-0d6b8a1f2e97';

export type Visitors = ReturnType<typeof createVisitors>;

/** Identifies visitors by a cookie signed with `secret`, which all processes share. `isHttps` binds it to this host. */
export function createVisitors(options: { secret: Buffer; isHttps: boolean; newId: () => string }) {
  const { secret, isHttps, newId } = options;
  const cookie = createCookie(NAME, { isHttps });
  const find = (c: AppContext) => (accessTokenOf(c) ? undefined : findOnlyId(cookie.all(c), secret));
  return {
    /**
     * The id in the request's cookie, and the only one that we signed when others are planted beside it; undefined when there
     * is none, we signed two, or an access token is sent with it.
     */
    find,
    /**
     * The same, or an id whose cookie is set by this answer: a new one, or the one derived from `sign`. A visitor who asks
     * again before that answer has arrived, with the same sign, gets the same id; so the sign must be something that nobody
     * else has.
     */
    findOrCreate(c: AppContext, sign?: string): string {
      const known = find(c);
      if (known) return known;
      const id = sign === undefined ? newId() : idOf(sign, secret);
      cookie.set(c, `${id}.${signId(id, secret)}`, MAX_AGE_SECONDS);
      return id;
    },
  };
}

/** Without the secret nobody can compute the visitor of a sign. */
function idOf(sign: string, secret: Buffer): string {
  return v5(createHmac('sha256', secret).update(`sign:${sign}`).digest('hex'), VISITORS);
}

/** Two that we signed: one of them was planted, and the right one is unknown. */
function findOnlyId(cookies: readonly string[], secret: Buffer): string | undefined {
  const [id, ...more] = new Set(cookies.flatMap((cookie) => verifyCookie(cookie, secret) ?? []));
  return more.length === 0 ? id : undefined;
}

function verifyCookie(cookie: string, secret: Buffer): string | undefined {
  const [id = '', given = ''] = cookie.slice(0, 200).split('.');
  const expected = Buffer.from(signId(id, secret));
  const actual = Buffer.from(given);
  const isOurs = actual.length === expected.length && timingSafeEqual(actual, expected);
  return isOurs && z.uuid().safeParse(id).success ? id : undefined;
}

function signId(id: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`visitor:${id}`).digest('base64url');
}
