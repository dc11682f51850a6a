import { inTransaction } from '../../../db/transaction.ts';
import type { BillingDeps, BillingRecords } from '../deps.ts';
import { lockPeople, recomputePeople } from '../entitlement/recompute.ts';
import { type ApplyDeps, applyEntities } from '../events/apply-entities.ts';
import { versionOfRead } from './version.ts';

export function createBillingRecords(deps: ApplyDeps & Pick<BillingDeps, 'db'>): BillingRecords {
  return {
    async applyRead(entities, at) {
      const versioned = entities.map((entity) => ({ entity, version: versionOfRead(at, entity.data.updated_at) }));
      await inTransaction(deps.db, (tx) => applyEntities(deps, tx, versioned, at));
    },
    async recompute(tx, userId, at) {
      await recomputePeople(deps, tx, await lockPeople(deps, tx, [userId]), at);
    },
  };
}
