import { describe, expect, it } from 'vitest';
import {
  CTM,
  cut,
  data,
  json,
  KEY,
  PRI,
  provider,
  type Reply,
  refusal,
  SUB,
  silence,
  subscription,
  TXN,
  transaction,
  wanted,
} from '../../../testing/scripted-provider.ts';
import { ProviderGaveNoAddress, ProviderRefused, ProviderUnavailable } from './http.ts';

describe('a request', () => {
  it('has the API version we know, and our key', async () => {
    const { gateway, asked } = await provider([data(transaction())]);
    await gateway.getTransaction(TXN);
    expect(asked[0]).toMatchObject({
      method: 'GET',
      headers: { authorization: `Bearer ${KEY}`, 'paddle-version': '1' },
    });
    expect(asked[0]?.url.pathname).toBe(`/transactions/${TXN}`);
  });

  it('for a new payment has its price, its owner and its page', async () => {
    const { gateway, asked } = await provider([
      data(transaction({ checkout: { url: `${wanted.checkoutUrl}?_ptxn=${TXN}` } })),
    ]);
    expect((await gateway.createTransaction({ ...wanted, customerId: CTM })).id).toBe(TXN);
    expect(asked[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } });
    expect(asked[0]?.body).toEqual({
      items: [{ price_id: PRI, quantity: 1 }],
      collection_mode: 'automatic',
      custom_data: { userId: 'u' },
      checkout: { url: wanted.checkoutUrl },
      customer_id: CTM,
    });
  });

  it.each([
    ['at the end of the period', undefined, 'next_billing_period'],
    ['at once', 'now' as const, 'immediately'],
  ])('to end a subscription %s', async (_when, when, effective) => {
    const { gateway, asked } = await provider([data(subscription())]);
    await gateway.cancelSubscription(SUB, when);
    expect([asked[0]?.method, asked[0]?.url.pathname]).toEqual(['POST', `/subscriptions/${SUB}/cancel`]);
    expect(asked[0]?.body).toEqual({ effective_from: effective });
  });

  it('to resume a subscription', async () => {
    const { gateway, asked } = await provider([data(subscription())]);
    await gateway.resumeSubscription(SUB);
    expect([asked[0]?.method, asked[0]?.body]).toEqual(['PATCH', { scheduled_change: null }]);
  });

  it.each(['', 'txn_1', `${TXN}/../customers`, `${TXN}?include=customer`, SUB, 'x'.repeat(64)])(
    'is not sent for %o, which is no payment id',
    async (id) => {
      const { gateway, asked } = await provider([data(transaction())]);
      expect(await gateway.getTransaction(id)).toBeUndefined();
      expect(asked).toEqual([]);
    },
  );
});

describe('an answer', () => {
  it('of "not found" is no error', async () => {
    const { gateway } = await provider([refusal(404, 'not_found')]);
    expect(await gateway.getTransaction(TXN)).toBeUndefined();
    expect(await gateway.getSubscription(SUB)).toBeUndefined();
  });

  it.each([
    [400, 'subscription_locked_pending_changes'],
    [403, 'forbidden'],
    [409, 'conflict'],
  ])('of %i is a refusal with its code, sent once', async (status, code) => {
    const { gateway, asked } = await provider([refusal(status, code)]);
    const error = await gateway.cancelSubscription(SUB).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ProviderRefused);
    expect(error).toMatchObject({ status, code });
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['a page address', (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hi</h1>')],
    ['half an answer', (response) => void response.writeHead(200).end('{"data": {"id"')],
    ['another thing than was asked for', data({ id: CTM })],
    ['nothing', (response) => void response.writeHead(200).end()],
    ['a list', json(200, [])],
    ['somewhere else to go', (response) => void response.writeHead(302, { location: 'https://evil.example/' }).end()],
  ])('that is %s is rejected', async (_what, reply) => {
    const { gateway } = await provider([reply], { timeoutMs: 300 });
    await expect(gateway.getTransaction(TXN)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('leaves the key and the answer’s text out of the log and the error', async () => {
    const { gateway, logged } = await provider([refusal(500, 'internal_error'), cut], { timeoutMs: 500 });
    const error: unknown = await gateway.getTransaction(TXN).catch((e: unknown) => e);
    const words = JSON.stringify([logged, String(error), String(error instanceof Error && error.cause)]);
    expect(logged.length).toBeGreaterThan(0);
    expect(words).not.toContain(KEY);
    expect(words).not.toContain('secret');
  });
});

describe('a provider that fails', () => {
  it.each<[string, Reply]>([
    ['is busy', refusal(429, 'too_many_requests', { 'retry-after': '0' })],
    ['has failed', refusal(500, 'internal_error')],
    ['is away', refusal(503, 'service_unavailable', { 'retry-after': '0' })],
    ['hangs up', cut],
    ['talks nonsense behind a proxy', (response) => void response.writeHead(502).end('<html>')],
  ])('with %s is retried for reads', async (_what, reply) => {
    const { gateway, asked } = await provider([reply, data(transaction())]);
    expect((await gateway.getTransaction(TXN))?.id).toBe(TXN);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, Reply]>([
    ['is busy', refusal(429, 'too_many_requests', { 'retry-after': '0' })],
    ['has failed', refusal(500, 'internal_error')],
    ['hangs up', cut],
  ])('with %s is not retried for writes', async (_what, reply) => {
    const { gateway, asked } = await provider([reply, data(subscription())]);
    await expect(gateway.cancelSubscription(SUB)).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(gateway.createTransaction(wanted)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(asked).toHaveLength(2);
  });

  it('is not called again before its retry-after, and the call ends when that is too long', async () => {
    const { gateway, asked } = await provider([refusal(429, 'too_many_requests', { 'retry-after': '60' })]);
    await expect(gateway.getTransaction(TXN)).rejects.toBeInstanceOf(ProviderUnavailable);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ['never answers', silence],
    ['stops in the middle', (response) => void response.writeHead(200).write('{"data":')],
  ])('with %s has the whole call time to answer', async (_what, reply) => {
    const { gateway } = await provider([reply], { timeoutMs: 150 });
    await expect(gateway.getTransaction(TXN)).rejects.toBeInstanceOf(ProviderUnavailable);
    await expect(gateway.cancelSubscription(SUB)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('that refuses connections is unavailable', async () => {
    const { gateway, apiUrl } = await provider([cut], { timeoutMs: 300 });
    expect(apiUrl).toContain('127.0.0.1');
    await expect(gateway.getSubscription(SUB)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('an address to send people to', () => {
  const portal = (overview: unknown) => data({ urls: { general: { overview } } });

  it.each([
    'https://customer-portal.paddle.com/cpl_1?token=t',
    'https://sandbox-customer-portal.paddle.com/cpl_1',
    'https://paddle.com/x',
  ])('%s is the portal', async (overview) => {
    const { gateway } = await provider([portal(overview)]);
    expect(await gateway.createPortalSession(CTM, [SUB])).toBe(overview);
  });

  it.each([
    'http://customer-portal.paddle.com/cpl_1',
    'https://paddle.com.evil.example/',
    'https://evilpaddle.com/',
    'https://customer-portal.paddle.com@evil.example/',
    'https://user@customer-portal.paddle.com/',
    'https://customer-portal.paddle.com:8443/',
    'http://127.0.0.1:4000/portal',
    'javascript:alert(1)//paddle.com',
    '//customer-portal.paddle.com',
    '',
  ])('%o is rejected', async (overview) => {
    const { gateway } = await provider([portal(overview)]);
    await expect(gateway.createPortalSession(CTM, [SUB])).rejects.toBeInstanceOf(ProviderGaveNoAddress);
  });

  it('is accepted for the development provider when it runs, and nowhere else', async () => {
    const own: Reply = (response, asked) => portal(`http://${asked.headers.host}/portal/cpl_1`)(response, asked);
    const { gateway, apiUrl } = await provider([own, portal('https://customer-portal.paddle.com/x')], {
      isEmulator: true,
    });
    expect(await gateway.createPortalSession(CTM, [])).toBe(`${apiUrl}/portal/cpl_1`);
    await expect(gateway.createPortalSession(CTM, [])).rejects.toBeInstanceOf(ProviderGaveNoAddress);
  });

  it.each([
    null,
    '',
    '//evil.example',
    'javascript:alert(1)',
    'https://evil.example/checkout',
    'https://user:pass@bidwright.example/checkout',
    'https://bidwright.example/other',
    'http://bidwright.example/checkout',
  ])('for payment is our own page or the provider, not %o', async (url) => {
    const { gateway } = await provider([data(transaction({ checkout: { url } }))]);
    await expect(gateway.createTransaction(wanted)).rejects.toBeInstanceOf(ProviderGaveNoAddress);
  });
});
