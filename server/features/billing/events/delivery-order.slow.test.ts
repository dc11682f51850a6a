import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PaddleSettings } from '../../../config.ts';
import { newId } from '../../../db/ids.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createJobs } from '../../../jobs/index.ts';
import { silentLog } from '../../../log.ts';
import { casesOf } from '../../../testing/cases.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { PLOTS, type Plot } from '../../../testing/payment-plots.ts';
import { type Named, PaymentStory, STORY_PRICES, type ToldEvent } from '../../../testing/payment-story.ts';
import { findEntitled, lockEntitled, setEntitlement } from '../../identity/entitlement/repository.ts';
import { type VersionedEntity, versionOfRead } from '../paddle/schemas.ts';
import { applyEntities, createEventInbox, type InboxDeps, parseEntity } from './inbox.ts';

// For each way in which deliveries go wrong, over all stories; each has a person of its own, in one database.
const ORDERS = casesOf(80, 1_000);
// People whose deliveries are one transaction: one each would take minutes.
const LOT = 125;
// The whole path, one transaction for each delivery.
const WHOLE_ORDERS = casesOf(8, 24);
// Reproduced by the same orders, not by a retry (decision 0029).
const SEED = 20_260_302;
const ONE_TRY = { retry: 0 } as const;

const STARTS_AT = '2026-03-02T09:00:00.000Z';
// Stories take up to 63 days; at most one period of 30 days begins after them.
const SEEN_AT = new Date('2026-03-09T00:00:00.000Z');
const ANOTHER_USER = newId();

const database = await createTestDatabase();
const { db, pool } = database;
afterAll(database.close);

const settings: PaddleSettings = {
  environment: 'standin',
  apiUrl: 'http://127.0.0.1',
  apiKey: '',
  clientToken: '',
  webhookSecret: '',
  ...{ scriptUrl: '', emulatorOrigin: null },
  prices: STORY_PRICES,
  pricesWithoutTrial: { monthly: STORY_PRICES.monthly[0], yearly: STORY_PRICES.yearly[0] },
};
const nothing = async () => undefined;
const deps: Omit<InboxDeps, 'jobs'> = {
  db,
  log: silentLog,
  now: () => SEEN_AT.getTime(),
  identity: { entitlement: { find: findEntitled, lock: lockEntitled, set: setEntitlement } },
  trialSecret: Buffer.from('a secret'),
  paddle: settings,
  notifications: {
    welcome: nothing,
    paymentFailed: nothing,
    paymentRecovered: nothing,
    proEnding: nothing,
    cancelled: nothing,
    refunded: nothing,
    renewalReminder: nothing,
  },
};

const processes = [1, 2].map(() => {
  const jobs = createJobs({ db, log: silentLog, now: deps.now, newId });
  return { jobs, inbox: createEventInbox({ ...deps, jobs }) };
});

/** A delivery, by its position in the story: an event, or a read from the provider at that point. */
interface Delivery {
  readonly index: number;
  readonly isRead: boolean;
}

type Order = readonly Delivery[];

const event = (index: number): Delivery => ({ index, isRead: false });
const sorted = (events: number): Order => Array.from({ length: events }, (_, index) => event(index));

const shuffled = (events: number) => fc.shuffledSubarray([...sorted(events)], { minLength: events, maxLength: events });

/** With others in between, anywhere. */
function mixed(order: Order, others: fc.Arbitrary<Delivery>, maxLength: number): fc.Arbitrary<Order> {
  return fc.array(fc.record({ other: others, at: fc.nat() }), { maxLength }).map((more) => {
    const deliveries = [...order];
    for (const { at, other } of more) deliveries.splice(at % (deliveries.length + 1), 0, other);
    return deliveries;
  });
}

const anyEvent = (events: number) => fc.nat(events - 1).map(event);
const anyRead = (events: number) => fc.nat(events - 1).map((index): Delivery => ({ index, isRead: true }));
const atOnce = (events: number) => shuffled(events).chain((order) => mixed(order, anyEvent(events), 2));

const WAYS: readonly (readonly [string, (events: number) => fc.Arbitrary<Order>])[] = [
  ['some events come several times', (events) => mixed(sorted(events), anyEvent(events), 6)],
  ['events come in any order', shuffled],
  [
    'some events come late, and the provider is read in between',
    (events) =>
      fc.array(fc.nat(4), { minLength: events, maxLength: events }).chain((late) => {
        const order = sorted(events).toSorted(
          (a, b) => a.index + (late[a.index] ?? 0) - b.index - (late[b.index] ?? 0),
        );
        return mixed(order, anyRead(events), 3);
      }),
  ],
  [
    'some events never come, and are fetched at the end',
    (events) =>
      fc.subarray([...sorted(events)]).chain((arriving) => {
        const missed = sorted(events).filter(({ index }) => !arriving.some((one) => one.index === index));
        return mixed(arriving, anyRead(events), 2).map((order) => [...order, ...missed]);
      }),
  ],
];

// Source: docs/spec/security.md §P4.
describe(`${ORDERS} people whose events come out of order end like those whose events came in order`, ONE_TRY, () => {
  it.each(WAYS)('when %s', async (_, orders) => {
    const people = await peopleBy(ORDERS, orders);
    const notifyInOrder = async (lot: readonly Person[]) => {
      for (const facts of stepsOf(lot)) await learn(facts);
    };
    await Promise.all(lotsOf(people, LOT).map(notifyInOrder));
    await expectTheSame(people);
  });

  it('when events come at once, in any order and more than once', async () => {
    const people = await peopleBy(ORDERS, atOnce);
    // This many transactions lock the same people at the same moment as one of them has deliveries.
    for (const lot of lotsOf(people, LOT)) await Promise.all(stepsOf(lot).map(learn));
    await expectTheSame(people);
  });
});

describe(`of ${WHOLE_ORDERS} people the same is known when their events go the whole way`, ONE_TRY, () => {
  it('at once, in any order and more than once, over the jobs of two processes', async () => {
    const people = await peopleBy(WHOLE_ORDERS, atOnce);
    for (const person of people) await notifyAtOnce(person);
    const entitlements = await expectTheSame(people);
    for (const [i, { events }] of people.entries()) {
      expect(entitlements[i]).toMatchObject({ events: [{ outcome: 'applied', count: String(events.length) }] });
    }
  });
});

/** The result of a story delivered in order. */
const ENDINGS: Readonly<Record<string, { plan: string; statuses: readonly string[] }>> = {
  'bought, renewed, cancelled and ended': { plan: 'free', statuses: ['canceled'] },
  'a trial that goes on, is past due and recovers': { plan: 'pro', statuses: ['active'] },
  'a trial that is past due and ends': { plan: 'free', statuses: ['canceled'] },
  'a pause that ends': { plan: 'pro', statuses: ['active'] },
  'a full refund': { plan: 'free', statuses: ['active'] },
  'a chargeback that is reversed': { plan: 'pro', statuses: ['active'] },
  'two subscriptions, of which one is cancelled': { plan: 'pro', statuses: ['canceled', 'active'] },
  'a cancellation that is taken back, and another': { plan: 'pro', statuses: ['active'] },
};

interface Person {
  readonly userId: string;
  readonly plotName: string;
  readonly events: readonly ToldEvent[];
  readonly order: readonly Delivery[];
}

function storyOf(plot: Plot, named: Named, key = named.userId): PaymentStory {
  const story = new PaymentStory(key, named, STARTS_AT);
  plot(story);
  return story;
}

/** One person for each order, over all stories; the first of each story gets it in order. */
async function peopleBy(count: number, orders: (events: number) => fc.Arbitrary<Order>): Promise<Person[]> {
  const planned = PLOTS.flatMap(([plotName, plot]) => {
    const { length } = storyOf(plot, { userId: ANOTHER_USER }).events;
    const all = [sorted(length), ...fc.sample(orders(length), { numRuns: count / PLOTS.length, seed: SEED })];
    return all.map((order, i) => ({ plotName, order, ...somebody(plot, i) }));
  });
  await pool.query(
    `insert into users (id, username, email, plan, pro_trial_credits_used, created_at, updated_at)
     select id, id, id || '@freelance.example', 'free', 0, $2, $2 from unnest($1::uuid[]) id`,
    [planned.map(({ userId }) => userId), STARTS_AT],
  );
  await pool.query(
    `insert into checkout_attempts (id, environment, user_id, kind, cycle, polls, is_settled, created_at)
     select attempt, 'standin', id, 'overlay', 'monthly', 0, false, $3 from unnest($1::uuid[], $2::uuid[]) t(id, attempt)`,
    [planned.map(({ userId }) => userId), planned.map(({ attemptId }) => attemptId), STARTS_AT],
  );
  return planned;
}

/** Some payments name the person each time, some the first time only, and some name another person and an attempt of ours. */
function somebody(plot: Plot, i: number) {
  const [userId, attemptId] = [newId(), newId()];
  const first = { userId, where: 'first payment' as const };
  const named = [{ userId }, first, { userId: ANOTHER_USER, attemptId }][i % 3] ?? first;
  return { userId, attemptId, events: storyOf(plot, named, userId).events };
}

function lotsOf(people: readonly Person[], size: number): Person[][] {
  const count = Math.ceil(people.length / size);
  return Array.from({ length: count }, (_, i) => people.slice(i * size, (i + 1) * size));
}

/** The first delivery of each person, then the second, and so on: each finds what the one before has stored. */
function stepsOf(people: readonly Person[]): VersionedEntity[][] {
  const steps = Math.max(...people.map(({ order }) => order.length));
  return Array.from({ length: steps }, (_, step) =>
    people.flatMap(({ events, order }) => {
      const delivery = order[step];
      return delivery ? factsOf(events, delivery) : [];
    }),
  );
}

function learn(facts: readonly VersionedEntity[]): Promise<unknown> {
  return inTransaction(db, (tx) => applyEntities(deps, tx, facts, SEEN_AT));
}

/** The whole path, one transaction for each event, through the jobs of two processes to the person's row. */
async function notifyAtOnce({ events, order }: Person): Promise<void> {
  const arrive = async ({ index }: Delivery, i: number) => {
    const [reported, one] = [events[index], processes[i % processes.length]];
    if (reported && one) await one.inbox.receive(reported, reported);
  };
  await Promise.all(order.map(arrive));
  await Promise.all(processes.map(({ jobs }) => jobs.idle()));
}

/** The first of a story was delivered in order; the others must end in the same state. */
async function expectTheSame(people: readonly Person[]) {
  const entitlements = await entitlementsOf(people);
  for (const [plotName, ending] of Object.entries(ENDINGS)) {
    const first = people.findIndex((one) => one.plotName === plotName);
    expect(entitlements[first], plotName).toMatchObject({
      entitlement: [{ plan: ending.plan }],
      subscriptions: ending.statuses.map((status) => ({ status })),
    });
  }
  for (const [i, { plotName, order }] of people.entries()) {
    const first = people.findIndex((one) => one.plotName === plotName);
    expect(entitlements[i], `${plotName}: ${JSON.stringify(order)}`).toEqual(entitlements[first]);
  }
  return entitlements;
}

function factsOf(events: readonly ToldEvent[], { index, isRead }: Delivery): VersionedEntity[] {
  if (isRead) return factsAt(events, index);
  const event = events[index];
  const known = event && parseEntity(event);
  return known ? [known] : [];
}

/** The provider's answer at that point of the story. The clock of the reader is years wrong. */
function factsAt(events: readonly ToldEvent[], index: number): VersionedEntity[] {
  const facts = new Map<unknown, VersionedEntity>();
  for (const event of events.slice(0, index + 1)) {
    const known = parseEntity(event);
    const isAsked = known?.entity.kind === 'subscription' || known?.entity.kind === 'transaction';
    if (isAsked)
      facts.set(event.data.id, { ...known, version: versionOfRead(new Date(0), known.entity.data.updated_at) });
  }
  return [...facts.values()];
}

/** Everything known of each person at the end, without ids and without how it became known. */
async function entitlementsOf(people: readonly Person[]): Promise<Record<string, unknown>[]> {
  const ids = people.map(({ userId }) => userId);
  const rows = async (sql: string, values: unknown[] = [ids]) =>
    z.array(z.looseObject({ user_id: z.string() })).parse((await pool.query(sql, values)).rows);
  const known = {
    entitlement: await rows('select id as user_id, plan, pro_until, checkout_status from users where id = any($1)'),
    subscriptions: await rows(
      `select user_id, status, price_id, period_starts_at, period_ends_at, scheduled_action, scheduled_for, canceled_at
       from subscriptions where user_id = any($1) order by subscription_id`,
    ),
    payments: await rows(
      `select t.user_id, t.status, t.origin, t.period_starts_at, s.status as of, a.action, a.status as back
       from billing_transactions t
       left join subscriptions s using (subscription_id)
       left join billing_adjustments a using (transaction_id)
       where t.user_id = any($1) order by transaction_id, adjustment_id`,
    ),
    events: await rows(
      `select u as user_id, outcome, count(*)
       from unnest($1::text[], $2::text[]) t(u, e) join payment_events on event_id = e group by 1, 2 order by 2`,
      [
        people.flatMap(({ userId, events }) => events.map(() => userId)),
        people.flatMap(({ events }) => events.map(({ event_id }) => event_id)),
      ],
    ),
  };
  return ids.map((id) => {
    const own = Object.entries(known).map(([what, all]) => [what, all.filter(({ user_id }) => user_id === id)]);
    return JSON.parse(JSON.stringify(Object.fromEntries(own), (key, value) => (key === 'user_id' ? undefined : value)));
  });
}
