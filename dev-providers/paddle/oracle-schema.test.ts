import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveThrough, type Told } from './testing/everything.ts';
import { type Seller, startSeller } from './testing/seller.ts';
import { hasSlice, keysOf, readSlice, type Slice } from './testing/slice.ts';

// The schema knows these and the examples leave them out.
const BESIDES_EXAMPLES = new Set(['description']);

if (!hasSlice)
  console.warn(
    "The stand-in for Paddle was not checked against Paddle's own description: it is not beside the project.",
  );

describe.skipIf(!hasSlice)("against Paddle's own description (needs ../shared/paddle beside the project)", () => {
  let slice: Slice;
  let told: Told[];
  let events: Array<{ event_type: string; data: unknown }>;
  let seller: Seller;
  beforeAll(async () => {
    slice = readSlice();
    seller = await startSeller();
    told = await liveThrough(seller);
    const trial = await startSeller({ trialDays: 14 });
    await trial.order('yearly');
    await trial.paddle.control('pay');
    await trial.paddle.control('clock', { advance: { days: 15 } });
    await trial.close();
    events = [...seller.received, ...trial.received].map(({ body }) => JSON.parse(body));
  });
  afterAll(() => seller.close());

  it('answers as the schema of each endpoint says, and takes what the schema of each request allows', () => {
    const endpoints = new Set(told.map(({ endpoint }) => endpoint));
    expect(endpoints.size).toBe(14);
    for (const { endpoint, status, sent, answered } of told) {
      const [method = '', path = ''] = endpoint.split(' ');
      const at = ['paths', path, method.toLowerCase()];
      const faults = slice.check(
        [...at, 'responses', String(status), 'content', 'application/json', 'schema'],
        answered,
      );
      const asked =
        sent === undefined ? [] : slice.check([...at, 'requestBody', 'content', 'application/json', 'schema'], sent);
      expect([endpoint, ...faults, ...asked]).toEqual([endpoint]);
    }
  });

  it('tells what happened as the schema of each webhook says', () => {
    const types = new Set(events.map(({ event_type }) => event_type));
    expect([...types].sort()).toEqual([
      'address.created',
      'adjustment.created',
      'adjustment.updated',
      'customer.created',
      'subscription.activated',
      'subscription.canceled',
      'subscription.created',
      'subscription.past_due',
      'subscription.trialing',
      'subscription.updated',
      'transaction.billed',
      'transaction.canceled',
      'transaction.completed',
      'transaction.created',
      'transaction.paid',
      'transaction.past_due',
      'transaction.payment_failed',
      'transaction.ready',
      'transaction.updated',
    ]);
    for (const event of events) {
      if (event.event_type === 'address.created') continue;
      expect([event.event_type, ...slice.check(['components', 'schemas', event.event_type], event)]).toEqual([
        event.event_type,
      ]);
    }
  });

  it.each(['transaction', 'subscription', 'adjustment', 'customer'])(
    'tells of a %s with the keys of the examples',
    (kind) => {
      expectSameKeys(
        events.filter(({ event_type }) => event_type.startsWith(`${kind}.`)).map(({ data }) => data),
        slice.told(`${kind}-`),
      );
    },
  );

  it('names the first transaction in subscription.created, and in no other event of a subscription', () => {
    const namers = events.filter(({ data }) => Object.hasOwn(Object(data), 'transaction_id'));
    const types = namers.map(({ event_type }) => event_type).filter((type) => type.startsWith('subscription'));
    expect(new Set(types)).toEqual(new Set(['subscription.created']));
  });

  it('answers with the keys of the examples', () => {
    for (const endpoint of new Set(told.map((one) => one.endpoint))) {
      const [method = '', path = ''] = endpoint.split(' ');
      if (path === '/events' || path.endsWith('update-payment-method-transaction')) continue;
      const mine = told.filter((one) => one.endpoint === endpoint);
      const place = [
        'paths',
        path,
        method.toLowerCase(),
        'responses',
        String(mine[0]?.status),
        'content',
        'application/json',
      ];
      expectSameKeys(
        mine.map(({ answered }) => answered),
        slice.examplesAt(place),
        endpoint,
      );
    }
  });

  it('refuses in the words of the schema', async () => {
    const refused = [
      await seller.call('GET', '/transactions/txn_01aaaaaaaaaaaaaaaaaaaaaaaa'),
      await seller.call('POST', '/transactions', { items: [] }),
      await seller.call('POST', '/customers', { email: 'second@example.com' }),
      await seller.call('GET', '/nothing'),
    ];
    for (const { json } of refused) expect(slice.check(['components', 'schemas', 'error'], json)).toEqual([]);
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [404, 'not_found'],
      [400, 'invalid_field'],
      [409, 'customer_already_exists'],
      [404, 'invalid_url'],
    ]);
  });
});

/** At every place that both know. A place that is null on one side has no keys there. */
function expectSameKeys(mine: unknown[], examples: unknown[], what = ''): void {
  const ours = keysOf(mine);
  const theirs = keysOf(examples);
  const places = [...theirs.keys()].filter((at) => ours.has(at));
  expect(places.length).toBeGreaterThan(0);
  for (const at of places) {
    const keys = [...(ours.get(at) ?? [])].filter((key) => !BESIDES_EXAMPLES.has(key)).sort();
    expect([what, at, ...keys]).toEqual([what, at, ...[...(theirs.get(at) ?? [])].sort()]);
  }
}
