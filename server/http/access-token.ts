import { TOKEN_PREFIX } from '#shared/http/token-scopes.ts';
import type { AppContext } from './context.ts';

const BEARER = new RegExp(`^Bearer +(${TOKEN_PREFIX}\\S{1,200})$`, 'i');

/** The access token that a program sends; undefined for any other request. Its cookies, if any, are not read. */
export function accessTokenOf(c: AppContext): string | undefined {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1];
}
