import type { Db } from '../../../../db/client.ts';
import { isUnavailable } from '../../../../db/failure.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { errorForLog } from '../../../../log-error.ts';
import type { PaddleEvent } from '../../paddle/entities.ts';
import type { BillingDeps, Ledger } from '../../parts.ts';
import { type LearnDeps, learnFacts, type VersionedFact } from '../learn.ts';
import { isErasedCustomer } from '../own-data/repository.ts';
import { withoutPerson } from '../own-data/without-person.ts';
import { APPLIED_WITHIN_MS, retryAfterMs } from '../rules.ts';
import type { Verdict } from '../verdict.ts';
import { createTurns } from './in-turn.ts';
import { factIn, subjectOf } from './read-event.ts';
import { type EventRow, findAttempts, insertEvents, lockOpenEvents, setFailure, setOutcome } from './repository.ts';
import { storable } from './storable.ts';

export type InboxDeps = LearnDeps & Pick<BillingDeps, 'db' | 'now'>;

// Deliveries for one person wait for each other with a connection in their hands; requests need some too.
const AT_ONCE = 4;

/** Where every event is kept as it came, and then applied. */
export function createInbox(deps: InboxDeps): Pick<Ledger, 'receive' | 'tryToApply'> {
  const { db, now, paddle } = deps;
  const inTurn = createTurns(AT_ONCE);
  return {
    async receive(event, raw) {
      const { customerId } = subjectOf(event);
      const isErased = customerId !== null && (await isErasedCustomer(db, paddle.environment, customerId));
      const kept = isErased ? withoutPerson(raw) : raw;
      const stored = await insertEvents(db, [eventRow(event, kept, paddle.environment, new Date(now()))]);
      return stored.length === 1;
    },
    tryToApply: (eventId) => inTurn(() => tryToApply(deps, eventId)),
  };
}

function eventRow(event: PaddleEvent, raw: unknown, environment: EventRow['environment'], at: Date): EventRow {
  return {
    ...subjectOf(event),
    environment,
    eventId: event.event_id,
    eventType: event.event_type,
    occurredAt: event.occurred_at,
    payload: storable(raw),
    receivedAt: at,
    processedAt: null,
    attempts: 0,
    nextAttemptAt: new Date(at.getTime() + APPLIED_WITHIN_MS),
    outcome: 'waiting',
    lastError: null,
  };
}

/**
 * Applies those of these events that are not applied yet, all in `tx`; answers which are of nobody we know. An event that
 * somebody else is at is left to them.
 */
async function applyEvents(
  deps: InboxDeps,
  tx: Db,
  eventIds: readonly string[],
  at: Date,
): Promise<readonly EventRow[]> {
  const { environment } = deps.paddle;
  const events = await lockOpenEvents(tx, environment, eventIds);
  const read = events.map((event) => ({ event, known: factIn(event.payload) }));
  const facts: VersionedFact[] = read.flatMap(({ known }) => known ?? []);
  const verdicts = await learnFacts(deps, tx, facts, at);
  const verdictOf = new Map(facts.map((fact, i) => [fact, verdicts[i]]));
  const outcomes = read.map(({ event, known }) => ({ event, outcome: (known && verdictOf.get(known)) ?? 'ignored' }));
  for (const outcome of ['applied', 'ignored', 'unmatched'] satisfies Verdict[]) {
    const ids = outcomes.filter((one) => one.outcome === outcome).map(({ event }) => event.eventId);
    await setOutcome(tx, environment, ids, outcome, at);
  }
  return outcomes.filter(({ outcome }) => outcome === 'unmatched').map(({ event }) => event);
}

async function tryToApply(deps: InboxDeps, eventId: string): Promise<void> {
  const { db, now, log } = deps;
  try {
    const unmatched = await inTransaction(db, (tx) => applyEvents(deps, tx, [eventId], new Date(now())));
    for (const { eventType, entityId } of unmatched) {
      log.error(
        { eventId, eventType, entityId },
        'a payment is of nobody we know: it is kept, and an operator is to look',
      );
    }
  } catch (err) {
    const isAway = isUnavailable(err);
    if (isAway) log.warn({ err, eventId }, 'a payment event could not be applied while the database is away');
    else log.error({ err, eventId }, 'a payment event could not be applied; it is tried again');
    await noteFailure(deps, eventId, err, isAway ? 'waiting' : 'failed');
  }
}

/** What cannot be noted now is found again when the event is due. */
async function noteFailure(
  deps: InboxDeps,
  eventId: string,
  err: unknown,
  outcome: 'waiting' | 'failed',
): Promise<void> {
  const { db, now, paddle, log } = deps;
  try {
    const attempts = (await findAttempts(db, paddle.environment, eventId)) + 1;
    const nextAttemptAt = new Date(now() + retryAfterMs(attempts));
    const error = errorForLog(err).message;
    await setFailure(db, paddle.environment, eventId, { outcome, error, attempts, nextAttemptAt });
  } catch (failure) {
    log.warn({ err: failure, eventId }, 'the failure of a payment event could not be noted');
  }
}
