import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Client } from '../../../testing/client.ts';
import { type PaidApp, startPaidApp } from '../../../testing/paid-app.ts';

type Cycle = 'monthly' | 'yearly';
const preview = (browser: Client, billingFrequency: Cycle) =>
  browser.post('/api/checkout/cycle-preview', { billingFrequency });
const change = (browser: Client, billingFrequency: Cycle) =>
  browser.post('/api/checkout/change-cycle', { billingFrequency });
const read = async (browser: Client) => (await browser.get('/api/subscription')).body.subscription;
const newestInvoice = async (browser: Client) =>
  z.array(z.object({ transactionId: z.string() })).parse((await browser.get('/api/payments')).body.invoices)[0];
const at = (moment: string) => expect.stringMatching(new RegExp(`^${moment}`));

const EMAIL = 'anna@freelance.example';
/** A session ends after two weeks. */
async function passAndSignIn(app: PaidApp, by: Parameters<PaidApp['pass']>[0]): Promise<void> {
  await app.pass(by);
  await app.signIn(EMAIL);
}

async function subscriber(cycle: Cycle, trialDays = 0, card: 'ok' | 'renewals-fail' = 'ok'): Promise<PaidApp> {
  const app = await startPaidApp({ trialDays });
  await app.signUp(EMAIL);
  await app.buy(app, { cycle, card });
  return app;
}

describe('changing the billing cycle', () => {
  it('to yearly charges the year less the unused rest of the month, as previewed; a refund of that ends Pro', async () => {
    const app = await subscriber('monthly');
    expect((await change(app, 'monthly')).body.code).toBe('CYCLE_NOT_CHANGEABLE');
    await passAndSignIn(app, { days: 15, hours: 12 });
    // Half of the 31 days of a month at $9.99 is left.
    const previewed = await preview(app, 'yearly');
    expect([previewed.status, previewed.body]).toEqual([
      200,
      {
        ...{ dueCents: 8499, creditCents: 0, currency: 'USD', priceCents: 8999 },
        nextChargeAt: at('2027-03-17T21:00'),
      },
    ]);
    expect(await read(app)).toMatchObject({ cycle: 'monthly' });
    expect((await change(app, 'yearly')).status).toBe(200);
    await app.settled();
    expect(await read(app)).toMatchObject({
      ...{ status: 'active', cycle: 'yearly', priceCents: 8999 },
      nextChargeAt: at('2027-03-17T21:00'),
      accessUntil: at('2027-03-20T21:00'),
    });
    const { invoices } = (await app.get('/api/payments')).body;
    expect(invoices).toMatchObject([{ totalCents: 8499 }, { totalCents: 999 }]);
    await app.order('refund', { ...(await newestInvoice(app)) });
    await app.settled();
    expect((await app.get('/api/user')).body.plan).toBe('free');
  });

  it('to monthly credits the rest of the year to the next months', async () => {
    const app = await subscriber('yearly');
    await app.pass({ days: 1 });
    expect((await preview(app, 'monthly')).body).toMatchObject({ dueCents: 0, creditCents: 7975, priceCents: 999 });
    await change(app, 'monthly');
    expect(await read(app)).toMatchObject({ cycle: 'monthly', nextChargeAt: at('2026-04-03') });
    await passAndSignIn(app, { days: 32 });
    expect(await read(app)).toMatchObject({ status: 'active', nextChargeAt: at('2026-05-03') });
    expect((await app.get('/api/payments')).body.invoices).toHaveLength(1);
  });

  it('is refused with a declined card, and nothing has changed; and once the subscription is cancelled', async () => {
    const app = await subscriber('monthly', 0, 'renewals-fail');
    const answer = await change(app, 'yearly');
    expect([answer.status, answer.body.code]).toEqual([502, 'CYCLE_FAILED']);
    expect(await read(app)).toMatchObject({ status: 'active', cycle: 'monthly' });
    await app.send('POST', '/api/checkout/cancel-subscription');
    expect((await preview(app, 'yearly')).body.code).toBe('CYCLE_NOT_CHANGEABLE');
  });
});

describe('payments', () => {
  it('name the current card, also after a change, and have an invoice to download, for the payer alone', async () => {
    const app = await subscriber('monthly');
    expect((await app.get('/api/payments')).body).toMatchObject({
      card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 },
      invoices: [
        { number: expect.stringMatching(/^325-/), billedAt: at('2026-03-02'), totalCents: 999, currency: 'USD' },
      ],
    });
    const transactionId = (await newestInvoice(app))?.transactionId;
    const { url } = (await app.get(`/api/payments/${transactionId}/invoice`)).body;
    const file = await fetch(String(url));
    expect([file.headers.get('content-type'), (await file.text()).slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
    const stranger = app.newBrowser();
    await stranger.signUp();
    expect((await stranger.get(`/api/payments/${transactionId}/invoice`)).body.code).toBe('NOT_FOUND');
    expect((await preview(stranger, 'yearly')).body.code).toBe('NO_SUBSCRIPTION');
    await app.pass({ minutes: 1 });
    await app.order('card', { card: 'renewals-fail' });
    await app.settled();
    expect((await app.get('/api/payments')).body.card).toMatchObject({ last4: '3184' });
  });

  it('include no invoice for a trial, in which another cycle costs nothing and keeps its end, and are listed without the provider', async () => {
    const app = await subscriber('monthly', 7);
    expect((await app.get('/api/payments')).body).toMatchObject({ card: { last4: '4242' }, invoices: [] });
    const nextChargeAt = at('2026-03-09T09:00');
    expect((await preview(app, 'yearly')).body).toMatchObject({
      ...{ dueCents: 0, creditCents: 0, priceCents: 8999 },
      nextChargeAt,
    });
    await change(app, 'yearly');
    expect(await read(app)).toMatchObject({ status: 'trialing', cycle: 'yearly', nextChargeAt });
    await passAndSignIn(app, { days: 8 });
    await app.order('fault', { kind: 'status', status: 400, times: 'always' });
    expect((await app.get('/api/payments')).body).toMatchObject({ card: null, invoices: [{ totalCents: 8999 }] });
  });
});
