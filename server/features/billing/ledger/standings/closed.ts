import type { Db } from '../../../../db/client.ts';
import type { Entitled, Entitlement } from '../../../identity/index.ts';
import { isSame } from '../derive.ts';
import { createRounds, type Rounds } from '../rounds.ts';
import { listPayingWithMoney } from './repository.ts';
import { keepStandings, type StandingsDeps } from './standings.ts';

const FREE = { plan: 'free', proUntil: null, checkoutStatus: null } as const satisfies Entitlement;

/**
 * Where payments are closed nothing is learnt of them any more: what was paid with money stays to its end, what was paid with a
 * test card has given nothing, and nothing is being processed.
 */
export function keepClosedStandings(deps: StandingsDeps): Rounds {
  const atStart = keepStandings(deps, (tx, people, at) => closePeople(deps, tx, people, at));
  return createRounds([atStart], deps.log);
}

async function closePeople(
  { identity }: StandingsDeps,
  tx: Db,
  people: ReadonlyMap<string, Entitled | undefined>,
  at: Date,
): Promise<void> {
  const paying = await listPayingWithMoney(tx, [...people.keys()]);
  for (const person of people.values()) {
    if (!person) continue;
    const { userId, plan, proUntil } = person;
    const left: Entitlement = paying.has(userId) ? { plan, proUntil, checkoutStatus: null } : FREE;
    if (!isSame(person, left)) await identity.entitlement.set(tx, userId, left, at);
  }
}
