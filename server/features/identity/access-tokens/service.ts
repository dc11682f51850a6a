import { createHmac, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { TOKEN_PREFIX } from '#shared/http/token-scopes.ts';
import { MAX_ACCESS_TOKENS } from '#shared/identity/access-tokens.ts';
import type { accessTokenInput } from '#shared/identity/access-tokens-contract.ts';
import type { AppParts } from '../../../app-parts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import type { AppContext } from '../../../http/context.ts';
import { createLimiter } from '../../../http/rate-limit.ts';
import type { SignedIn } from '../container.ts';
import type { Notices } from '../notices.ts';
import { getSelf } from '../self/demand.ts';
import { sessionUserOf } from '../users/repository.ts';
import { findLiveToken, insertToken, listTokensOf, type StoredToken, updateTokenUse } from './repository.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;
/** Not written with every request. */
const USED_EVERY_MS = 60_000;
const REQUESTS = { points: 600, perSeconds: 600 };

interface TokenDeps extends Pick<AppParts, 'db' | 'pool' | 'log' | 'now' | 'newId' | 'secret'> {
  readonly notices: Pick<Notices, 'accessTokenCreated'>;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Tokens with which programs use the API as a person, within their scopes. */
export function createAccessTokens(deps: TokenDeps) {
  const { db, now } = deps;
  const limit = createLimiter(deps, 'access-token', REQUESTS);
  return {
    /** @throws AppError TOO_MANY_TOKENS, 'user-token-expired' */
    create: (me: SignedIn, input: z.output<typeof accessTokenInput>) => create(deps, me, input),
    /** The person of a token that may call this. @throws AppError TOKEN_REFUSED, TOKEN_NOT_ALLOWED, RATE_LIMITED */
    async find(c: AppContext, token: string): Promise<SignedIn> {
      const at = new Date(now());
      const tokenHash = hashOf(deps, token);
      const found = await findLiveToken(db, tokenHash, at);
      if (!found || found.user.deletionRequestedAt || found.user.disabledAt) throw new AppError('TOKEN_REFUSED');
      await limit.count([found.token.id]);
      const { scope } = c.var;
      if (!scope || !found.token.scopes.includes(scope)) throw new AppError('TOKEN_NOT_ALLOWED');
      const { lastUsedAt, createdAt } = found.token;
      if (!lastUsedAt || at.getTime() - lastUsedAt.getTime() >= USED_EVERY_MS) await updateTokenUse(db, tokenHash, at);
      c.set('userId', found.user.id);
      return {
        userId: found.user.id,
        sessionId: found.token.id,
        authenticatedAt: createdAt,
        user: sessionUserOf(found.user),
      };
    },
  };
}

async function create(deps: TokenDeps, me: SignedIn, { name, scopes, days }: z.output<typeof accessTokenInput>) {
  const { userId } = me;
  const token = `${TOKEN_PREFIX}${randomBytes(TOKEN_BYTES).toString('base64url')}`;
  const createdAt = new Date(deps.now());
  const stored: StoredToken = {
    tokenHash: hashOf(deps, token),
    userId,
    id: deps.newId(),
    name,
    scopes,
    createdAt,
    lastUsedAt: null,
    expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
    revokedAt: null,
  };
  await inTransaction(deps.db, async (tx) => {
    // Locks the person, so that two requests at once do not both count one too few.
    const user = await getSelf(tx, me);
    if ((await listTokensOf(tx, userId)).length >= MAX_ACCESS_TOKENS) throw new AppError('TOO_MANY_TOKENS');
    await insertToken(tx, stored);
    await deps.notices.accessTokenCreated(tx, user);
  });
  return { token, stored };
}

function hashOf({ secret }: Pick<TokenDeps, 'secret'>, token: string): string {
  return createHmac('sha256', secret).update(`access-token:${token}`).digest('base64url');
}
