import type { z } from 'zod';
import type { loginEntry, session as sessionSchema } from '#shared/identity/contract.ts';
import type { AppParts } from '../../../app-parts.ts';
import type { SignedIn } from '../container.ts';
import { MOST_KEPT, sessionLimitsAt } from './lifetime.ts';
import { listEventsOf, listLiveSessionsOf } from './repository.ts';

/** Source: docs/spec/decisions.md#screens. */
const MOST_ENTRIES = 50;

type Network = z.input<typeof sessionSchema>['network'];

type PlaceDeps = Pick<AppParts, 'db' | 'now'>;

/** A person's sessions: this one, then the most recently used. */
export async function listSignedInPlaces(
  { db, now }: PlaceDeps,
  { userId, sessionId }: SignedIn,
  here: string,
): Promise<z.input<typeof sessionSchema>[]> {
  const sessions = await listLiveSessionsOf(
    db,
    { userId, currentId: sessionId },
    sessionLimitsAt(now()),
    MOST_KEPT.sessions,
  );
  return sessions.map(({ id, createdAt, lastSeenAt, device, address, method }) => ({
    id,
    current: id === sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    device,
    network: networkOf(address, here),
    method,
  }));
}

/** A person's sign-ins and refused tries, newest first. `here` is the network of the request. */
export async function listHistory(
  { db, now }: PlaceDeps,
  { userId, sessionId }: SignedIn,
  here: string,
): Promise<z.input<typeof loginEntry>[]> {
  const events = await listEventsOf(db, userId, sessionLimitsAt(now()), MOST_ENTRIES);
  return events.map((entry) => ({
    id: entry.id,
    event: entry.event,
    at: entry.at.toISOString(),
    current: entry.sessionId === sessionId,
    sessionId: entry.isLive ? entry.sessionId : null,
    device: entry.device,
    network: networkOf(entry.address, here),
    method: entry.method,
  }));
}

/** A network number says nothing to people; whether it is theirs does. */
function networkOf(address: string, here: string): Network {
  return address === here ? 'this' : 'other';
}
