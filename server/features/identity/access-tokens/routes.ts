import { z } from 'zod';
import { TOKEN_SCOPES } from '#shared/http/token-scopes.ts';
import {
  type AccessToken,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '#shared/identity/access-tokens-contract.ts';
import { AppError } from '../../../http/app-error.ts';
import type { App } from '../../../http/context.ts';
import { mount } from '../../../http/mount.ts';
import type { IdentityDeps } from '../container.ts';
import { requireRecent } from '../self/demand.ts';
import { listTokensOf, revokeTokenOf, type StoredToken } from './repository.ts';
import type { AccessTokens } from './service.ts';

/** Management of access tokens. A token itself cannot call these: they have no scope. */
export function mountAccessTokens(app: App, deps: IdentityDeps, tokens: AccessTokens): void {
  const { sessions, db, now } = deps;

  mount(app, listAccessTokens, async ({ c }) => {
    const { userId } = await sessions.require(c);
    return { tokens: (await listTokensOf(db, userId)).map(toView) };
  });

  mount(app, createAccessToken, async ({ c, input }) => {
    const { token, stored } = await tokens.create(await requireRecent(deps, c), input);
    return { token, accessToken: toView(stored) };
  });

  mount(app, revokeAccessToken, async ({ c, params }) => {
    const { userId } = await sessions.require(c);
    if (!(await revokeTokenOf(db, userId, params.id, new Date(now())))) throw new AppError('NOT_FOUND');
    return { success: true } as const;
  });
}

const knownScopes = z.array(z.enum(TOKEN_SCOPES).or(z.null().catch(null)));

/** A scope that this version does not know is left out. */
function toView({ id, name, scopes, createdAt, lastUsedAt, expiresAt }: StoredToken): AccessToken {
  return {
    id,
    name,
    scopes: knownScopes.parse(scopes).filter((scope) => scope !== null),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}
