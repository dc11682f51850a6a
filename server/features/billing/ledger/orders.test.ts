import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PaddleSettings } from '../../../config.ts';
import { newId } from '../../../db/ids.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { silentLog } from '../../../log.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { PLOTS, type Plot } from '../../../testing/payment-plots.ts';
import { type Named, PaymentStory, STORY_PRICES, type ToldEvent } from '../../../testing/payment-story.ts';
import { lockEntitled, setEntitlement } from '../../identity/entitlement/repository.ts';
import type { Entitlement } from '../../identity/index.ts';
import { createInbox, type InboxDeps } from './inbox/inbox.ts';
import { factIn } from './inbox/read-event.ts';
import { learnFacts, type VersionedFact } from './learn.ts';
import { withFacts } from './merge.ts';
import { versionOfRead } from './version.ts';

// The rule alone, in memory: which of all that was told of an object is held in the end.
const ORDERS = 1_000;
// In the database, each of a person of its own. What arrives is merged for all of them at once, and in two parts, so that what
// the first has stored is what the second finds. The people are kept in a map: what is merged, and whose it is, is stored.
const STORED_ORDERS = 100;
// The whole way, one event at a time and all at once: through the inboxes of two processes to the person's row.
const WHOLE_ORDERS = 3;

const STARTS_AT = '2026-03-02T09:00:00.000Z';
// Stories take up to 63 days; at most one period of 30 days has gone on since.
const SEEN_AT = new Date('2026-03-09T00:00:00.000Z');
const SOMEBODY_ELSE = newId();

const database = await createTestDatabase();
const { db, pool } = database;
afterAll(database.close);

const settings: PaddleSettings = {
  environment: 'standin',
  apiUrl: 'http://127.0.0.1',
  apiKey: '',
  clientToken: '',
  webhookSecret: '',
  scriptUrl: '',
  standInOrigin: null,
  prices: STORY_PRICES,
};
const nothing = async () => undefined;
const deps: InboxDeps = {
  db,
  log: silentLog,
  now: () => SEEN_AT.getTime(),
  identity: {
    require: () => Promise.reject(new Error('nobody asks')),
    entitlement: { lock: lockEntitled, set: setEntitlement },
    onClosing: () => undefined,
  },
  paddle: settings,
  notices: { welcome: nothing, paymentFailed: nothing, cancelled: nothing, renewalReminder: nothing },
};

const inboxes = [createInbox(deps), createInbox(deps)];

/** What arrives, by its place in the story: an event, or what somebody reads at the provider at that point of it. */
interface Delivery {
  readonly index: number;
  readonly isRead: boolean;
}

/** Some events never come and are fetched in the end; some come again; now and then somebody reads. */
function orderOf(events: number): fc.Arbitrary<readonly Delivery[]> {
  const indexes = Array.from({ length: events }, (_, index) => index);
  const again = fc.array(fc.record({ index: fc.nat(events - 1), isRead: fc.boolean(), at: fc.nat() }), {
    maxLength: 3,
  });
  return fc.tuple(fc.shuffledSubarray(indexes), again).map(([arriving, more]) => {
    const deliveries: Delivery[] = arriving.map((index) => ({ index, isRead: false }));
    for (const { at, ...delivery } of more) deliveries.splice(at % (deliveries.length + 1), 0, delivery);
    const missed = indexes.filter((index) => !arriving.includes(index));
    return [...deliveries, ...missed.map((index) => ({ index, isRead: false }))];
  });
}

// Tried again, they would run on other orders.
const ONCE = { retry: 0 };

describe('whatever order things are told in, however often, and whatever is read between (hardening P4)', ONCE, () => {
  it.each(PLOTS)(`${ORDERS} orders of: %s. Of each object the same is held in the end`, (_, plot) => {
    const { events } = storyOf(plot, { userId: newId() });
    const expected = heldAfter(events, inTurn(events.length));
    for (const order of fc.sample(orderOf(events.length), ORDERS)) {
      expect(heldAfter(events, order), JSON.stringify(order)).toEqual(expected);
    }
  });

  it.each(PLOTS)(`${STORED_ORDERS} orders of: %s. The same is stored, and everybody has the same`, async (_, plot) => {
    const { events } = storyOf(plot, { userId: newId() });
    const orders = [inTurn(events.length), ...fc.sample(orderOf(events.length), STORED_ORDERS)];
    const people = await insertPeople(orders, plot);
    await mergeInParts(people);
    expectTheSame(people, await standingsOf(people));
  });

  it.each(PLOTS)(
    `${WHOLE_ORDERS} orders at once, over two processes, of: %s. Each ends so, and each event is applied`,
    async (_, plot) => {
      const { events } = storyOf(plot, { userId: newId() });
      const people = await insertPeople(
        [inTurn(events.length), ...fc.sample(orderOf(events.length), WHOLE_ORDERS)],
        plot,
      );
      const [first, ...others] = people;
      for (const { index } of first?.order ?? []) await arrive(first?.events ?? [], { index, isRead: false }, 0);
      await Promise.all(
        others.flatMap(({ events: told, order }) => order.map((delivery, i) => arrive(told, delivery, i % 2))),
      );
      const standings = await standingsOf(people);
      expectTheSame(people, standings);
      expect(standings[0]).toMatchObject({ events: [{ outcome: 'applied', count: String(events.length) }] });
    },
  );
});

const NOTHING = { customers: new Map(), subscriptions: new Map(), transactions: new Map(), adjustments: new Map() };

/** What is held of each object, but for how it came to be known. */
function heldAfter(events: readonly ToldEvent[], order: readonly Delivery[]): unknown {
  const facts = order.flatMap((delivery) => factsOf(events, delivery));
  const { subscriptions, transactions, adjustments } = withFacts(NOTHING, facts, {
    environment: 'standin',
    at: SEEN_AT,
  });
  return [subscriptions, transactions, adjustments].map((rows) =>
    [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => ({ ...row, version: undefined })),
  );
}

function inTurn(events: number): readonly Delivery[] {
  return Array.from({ length: events }, (_, index) => ({ index, isRead: false }));
}

/** The first was told in its turn; the others end like it. */
function expectTheSame(people: readonly Person[], standings: readonly unknown[]): void {
  for (const [i, standing] of standings.entries()) {
    expect(standing, `person ${i % 3}: ${JSON.stringify(people[i]?.order)}`).toEqual(standings[0]);
  }
}

interface Person {
  readonly userId: string;
  readonly events: readonly ToldEvent[];
  readonly order: readonly Delivery[];
}

function storyOf(plot: Plot, named: Named, key = named.userId): PaymentStory {
  const story = new PaymentStory(key, named, STARTS_AT);
  plot(story);
  return story;
}

/** A person for each order. Some payments name the person each time, some the first time alone, and some name somebody else and an attempt of ours. */
async function insertPeople(orders: readonly (readonly Delivery[])[], plot: Plot): Promise<Person[]> {
  const people = orders.map((order, i) => {
    const userId = newId();
    const attemptId = newId();
    const named = [{ userId }, { userId, where: 'first payment' as const }, { userId: SOMEBODY_ELSE, attemptId }][
      i % 3
    ] ?? { userId };
    const { events } = storyOf(plot, named, userId);
    return { userId, attemptId, order, events };
  });
  const columns = [people.map(({ userId }) => userId), people.map(({ attemptId }) => attemptId)];
  await pool.query(
    `insert into users (id, username, email, plan, pro_trial_credits_used, created_at, updated_at)
     select id, id, id || '@freelance.example', 'free', 0, $2, $2 from unnest($1::uuid[]) id`,
    [columns[0], STARTS_AT],
  );
  await pool.query(
    `insert into checkout_attempts (id, environment, user_id, kind, cycle, polls, is_settled, created_at)
     select attempt, 'standin', id, 'overlay', 'monthly', 0, false, $3 from unnest($1::uuid[], $2::uuid[]) t(id, attempt)`,
    [...columns, STARTS_AT],
  );
  return people;
}

/** Hands over the first part of each person's deliveries, then the rest; where they are parted is another place for each. */
async function mergeInParts(people: readonly Person[]): Promise<void> {
  const parted = people.map(({ events, order }, i) => {
    const facts = order.map((delivery) => factsOf(events, delivery));
    const half = i % (facts.length + 1);
    return [facts.slice(0, half).flat(), facts.slice(half).flat()] as const;
  });
  for (const part of [0, 1] as const) {
    const facts = parted.flatMap((parts) => parts[part]);
    await inTransaction(db, (tx) => learnFacts({ ...deps, identity: peopleHere }, tx, facts, SEEN_AT));
  }
}

/** One delivery, at one of two processes. */
async function arrive(events: readonly ToldEvent[], delivery: Delivery, process: number): Promise<void> {
  const event = events[delivery.index];
  const inbox = inboxes[process];
  if (!event || !inbox) return;
  if (delivery.isRead) {
    await inTransaction(db, (tx) => learnFacts(deps, tx, factsAt(events, delivery.index), SEEN_AT));
    return;
  }
  await inbox.receive(event, event);
  await inbox.tryToApply(event.event_id);
}

function factsOf(events: readonly ToldEvent[], { index, isRead }: Delivery): VersionedFact[] {
  if (isRead) return factsAt(events, index);
  const event = events[index];
  const known = event && factIn(event);
  return known ? [known] : [];
}

const here = new Map<string, Entitlement>();
const FREE = { plan: 'free', proUntil: null, checkoutStatus: null } as const;
const peopleHere: InboxDeps['identity'] = {
  ...deps.identity,
  entitlement: {
    lock: async (_, userId) =>
      userId === SOMEBODY_ELSE
        ? undefined
        : { userId, email: '', isEmailVerified: true, isClosed: false, ...(here.get(userId) ?? FREE) },
    set: async (_, userId, entitlement) => void here.set(userId, entitlement),
  },
};

/** What the provider answers when it is asked at that point of the story. The clock of who asks is years wrong. */
function factsAt(events: readonly ToldEvent[], index: number): VersionedFact[] {
  const facts = new Map<unknown, VersionedFact>();
  for (const event of events.slice(0, index + 1)) {
    const known = factIn(event);
    const isAsked = known?.fact.kind === 'subscription' || known?.fact.kind === 'transaction';
    if (isAsked)
      facts.set(event.data.id, { ...known, version: versionOfRead(new Date(0), known.fact.data.updated_at) });
  }
  return [...facts.values()];
}

/** All that is known of each person in the end, but for ids and for how it came to be known. */
async function standingsOf(people: readonly Person[]): Promise<unknown[]> {
  const ids = people.map(({ userId }) => userId);
  const rows = async (sql: string, values: unknown[] = [ids]) =>
    z.array(z.looseObject({ user_id: z.string() })).parse((await pool.query(sql, values)).rows);
  const known = {
    kept: ids.map((user_id) => ({ user_id, ...(here.get(user_id) ?? FREE) })),
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
