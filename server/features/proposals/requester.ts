import { holderOf } from '#shared/plans/access.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { AppContext } from '../../http/context.ts';
import type { Identity, Visitors } from '../identity/index.ts';
import type { Requester } from './service.ts';

export interface RequesterDeps {
  readonly identity: Pick<Identity, 'findOrExpired'>;
  readonly visitors: Visitors;
  readonly trustProxy: number;
}

/** A shorter key may be another person's as well. The browser's has 32 random characters. */
const MIN_SIGN_CHARS = 20;

/** @throws AppError 'user-token-expired': a person's request is never written as a visitor's. */
export async function resolveRequester(
  c: AppContext,
  deps: RequesterDeps,
  key: string | undefined,
): Promise<Requester> {
  const signedIn = await deps.identity.findOrExpired(c);
  const address = addressOf(c, deps);
  if (!signedIn) {
    // A request that is repeated before its first answer has set the cookie is still the same visitor's.
    const sign = key !== undefined && key.length >= MIN_SIGN_CHARS ? `${key} ${address}` : undefined;
    return { owner: { kind: 'visitor', id: deps.visitors.findOrCreate(c, sign) }, holder: null, address };
  }
  return { owner: { kind: 'user', id: signedIn.userId }, holder: holderOf(signedIn.user), address };
}

/** The owners whose proposals this request may read: the person, and the visitor that this browser was before. */
export async function resolveOwnerIds(c: AppContext, deps: RequesterDeps): Promise<string[]> {
  const signedIn = await deps.identity.findOrExpired(c);
  return [signedIn?.userId, deps.visitors.find(c)].filter((id) => id !== undefined);
}

/** The same for a requester whose cookie may be set by this answer. */
export function ownerIdsOfRequester(c: AppContext, { visitors }: RequesterDeps, { owner }: Requester): string[] {
  return [...new Set([owner.id, visitors.find(c) ?? owner.id])];
}

export function addressOf(c: AppContext, { trustProxy }: RequesterDeps): string {
  return clientAddress(c.env.incoming, trustProxy);
}
