import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { BillingDeps, Ledger } from '../parts.ts';
import { derivePeople, lockPeople } from './derive.ts';
import { listDoublePayers } from './doubled/repository.ts';
import { createInbox } from './inbox/inbox.ts';
import { countEvents, type Outcome } from './inbox/repository.ts';
import { type LearnDeps, learnFacts } from './learn.ts';
import { erasePerson, getOwnPayments, type OwnPayments } from './own-data/repository.ts';
import { scheduleSweep } from './own-data/sweep.ts';
import { scheduleReconciliation } from './reconciliation.ts';
import type { Rounds } from './rounds.ts';
import { keepStandings } from './standings/standings.ts';
import { versionOfRead } from './version.ts';
import { createWorker } from './worker.ts';

export type { OwnPayments } from './own-data/repository.ts';

export type LedgerDeps = LearnDeps &
  Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs' | 'identity' | 'paddle' | 'gateway' | 'notices'>;

/** The ledger, and what keeps it going and in order. */
export interface WholeLedger extends Ledger, Rounds {
  /** How many events wait, have failed, or are of nobody we know; NaN while the database is away. For the metrics. */
  count(outcome: Outcome): Promise<number>;
  /** How many people pay more than one subscription; NaN while the database is away. For the metrics. */
  countDoublePayers(): Promise<number>;
}

/** Builds the ledger and schedules what is done every day. Stored events are looked after from `start` on. */
export function createLedger(deps: LedgerDeps): WholeLedger {
  const { db, paddle } = deps;
  const ledger: Ledger = {
    ...createInbox(deps),
    async learn(facts, at) {
      const versioned = facts.map((fact) => ({ fact, version: versionOfRead(at, fact.data.updated_at) }));
      await inTransaction(db, (tx) => learnFacts(deps, tx, versioned, at));
    },
    async derive(tx, userId, at) {
      await derivePeople(deps, tx, await lockPeople(deps, tx, [userId]), at);
    },
  };
  scheduleReconciliation({ ...deps, ledger });
  const atStart = keepStandings(deps, (tx, people, at) => derivePeople(deps, tx, people, at));
  return {
    ...ledger,
    ...createWorker({ ...deps, ledger }, atStart),
    count: (outcome) => countEvents(db, paddle.environment, outcome).catch(() => Number.NaN),
    countDoublePayers: () =>
      listDoublePayers(db, paddle.environment).then(
        (people) => people.length,
        () => Number.NaN,
      ),
  };
}

/** What is stored of people's payments, also where nothing can be paid any more. */
export interface PaymentRecords {
  dataOf(userId: string): Promise<OwnPayments>;
  /** Takes the person out; the records of payments stay, for `PAYMENT_RECORD_YEARS`. */
  erase(db: Db, userId: string): Promise<void>;
}

/** Schedules their removal as well. */
export function createPaymentRecords(deps: Pick<BillingDeps, 'db' | 'log' | 'now' | 'jobs'>): PaymentRecords {
  scheduleSweep(deps);
  return { dataOf: (userId) => getOwnPayments(deps.db, userId), erase: erasePerson };
}
