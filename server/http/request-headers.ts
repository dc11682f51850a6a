import { TOKEN_PREFIX } from '#shared/http/token-scopes.ts';
import { AppError } from './app-error.ts';
import type { AppContext } from './context.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
// Weak or strong, quoted or not: what is in it is a number that counts changes, so they all mean the same.
const REVISION = /^(?:W\/)?(?:"(\d{1,9})"|(\d{1,9}))$/;

/** Names a request, so that sent again it is the same one. @throws AppError INVALID_INPUT unless visible ASCII. */
export function idempotencyKeyOf(c: AppContext): string | undefined {
  const header = c.req.header('idempotency-key')?.trim();
  if (header === undefined) return undefined;
  if (KEY.test(header)) return header;
  throw new AppError('INVALID_INPUT', { message: 'Idempotency-Key must be 1 to 200 visible ASCII characters.' });
}

/** The revision that a change was made from; '*' is any, undefined without the header. @throws AppError INVALID_INPUT */
export function ifMatchOf(c: AppContext): number | '*' | undefined {
  const header = c.req.header('if-match')?.trim();
  if (header === undefined || header === '*') return header;
  const [, quoted, bare] = REVISION.exec(header) ?? [];
  const revision = quoted ?? bare;
  if (revision !== undefined) return Number(revision);
  throw new AppError('INVALID_INPUT', { message: 'If-Match must name one revision, such as "3".' });
}

/** Says which revision an answer shows, in the form that `If-Match` takes. */
export function setRevision(c: AppContext, revision: number): void {
  c.header('ETag', `"${revision}"`);
}

const BEARER = new RegExp(`^Bearer +(${TOKEN_PREFIX}\\S{1,200})$`, 'i');

/** The access token that a program sends; undefined for any other request. Its cookies, if any, are not read. */
export function accessTokenOf(c: AppContext): string | undefined {
  return BEARER.exec(c.req.header('authorization') ?? '')?.[1];
}
