import { describe, expect, it } from 'vitest';
import { newEmail } from '../../../testing/client.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { type PaidApp, type PaidAppOptions, startPaidApp } from '../../../testing/paid-app.ts';

interface Buying {
  readonly cycle?: 'monthly' | 'yearly';
  readonly card?: 'ok' | 'renewals-fail';
}

/** A person who has just bought, and the emails to them; `another` buys besides. */
async function subscriber({ cycle, card, ...options }: PaidAppOptions & Buying = {}) {
  const mailbox = await startMailbox();
  const app = await startPaidApp({ ...options, env: { SMTP_URL: mailbox.url } });
  const another = async (how: Buying = {}) => {
    const browser = app.newBrowser();
    const email = newEmail();
    await browser.signUp(email);
    await app.buy(browser, how);
    const mails = async () => {
      await app.settled();
      return mailbox.received.filter((mail) => mail.envelope.includes(email) && !mail.subject?.startsWith('Confirm'));
    };
    return { browser, email, mails, subjects: async () => (await mails()).map(({ subject }) => subject) };
  };
  return { app, another, ...(await another({ ...(cycle && { cycle }), ...(card && { card }) })) };
}

const resendAll = async (app: PaidApp) => {
  for (const { event_id: eventId } of app.paddle.state().events) await app.order('deliver', { eventId, times: 2 });
};

it('a trial sends a welcome that names both parts, and a reminder two days before it is charged, once each', async () => {
  const { app, another, browser, mails, subjects } = await subscriber();
  const left = await another();
  await left.browser.send('POST', '/api/checkout/cancel-subscription');
  const [mail, ...more] = await mails();
  expect([mail?.subject, more]).toEqual(['Welcome to Pro', []]);
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Your Bidwright account is on the Pro plan.');
    expect(part).toMatch(
      /Your free trial lasts until Mar 9, 2026 9:00 AM UTC\. Then \$9\.99 a month is charged, unless/,
    );
  }
  expect(mail?.text).toContain(`${app.origin.replace('127.0.0.1', 'localhost')}/proposal-tool`);
  // Also to an unconfirmed address.
  expect((await browser.get('/api/user')).body.emailVerified).toBe(false);
  await resendAll(app);
  await app.pass({ days: 5, hours: 2 });
  const TRIAL_ENDS = 'Your free trial ends on Mar 9, 2026';
  const [, reminder] = await mails();
  expect(reminder?.text).toContain('Then $9.99 a month is charged.');
  await app.pass({ days: 2 });
  await resendAll(app);
  expect(await subjects()).toEqual(['Welcome to Pro', TRIAL_ENDS]);
  expect(await left.subjects()).not.toContain(TRIAL_ENDS);
});

const FAILED = { trialDays: 0, card: 'renewals-fail' } as const;

describe('a renewal that fails', () => {
  it('sends one email with the amount and the end of Pro, and another when it is paid', async () => {
    const { app, browser, mails } = await subscriber(FAILED);
    await app.order('renew', { outcome: 'fail' });
    await app.pass({ seconds: 1 });
    await resendAll(app);
    const [, failed, ...more] = await mails();
    expect([failed?.subject, more]).toEqual(['Your payment failed', []]);
    expect(failed?.text).toContain('We could not charge $9.99 for your Bidwright Pro plan.');
    expect(failed?.text).toContain('Pro stays on until Apr 9, 2026');
    expect(failed?.text).toContain('/account?tab=subscription');
    await app.order('card', { card: 'ok' });
    const mended = (await mails()).at(-1);
    expect(mended?.subject).toBe('Your payment went through');
    expect(mended?.text).toContain('The next charge, $9.99 a month, is on May 2, 2026.');
    expect((await browser.get('/api/user')).body.unpaidSince).toBeNull();
  });

  it('sends one email when only the past due subscription is reported', async () => {
    const { app, mails } = await subscriber(FAILED);
    await app.order('deliver', { mode: 'manual' });
    await app.order('renew', { outcome: 'fail' });
    const pastDue = app.paddle.state().events.find(({ event_type: type }) => type === 'subscription.past_due');
    await app.order('deliver', { eventId: pastDue?.event_id, times: 2 });
    const [, failed, ...more] = await mails();
    expect([failed?.subject, more]).toEqual(['Your payment failed', []]);
    expect(failed?.text).toContain('We could not charge the payment for your Bidwright Pro plan.');
    await app.order('deliver', { mode: 'auto' });
    await resendAll(app);
    expect(await mails()).toHaveLength(2);
  });

  it('sends one email also when nothing of it is reported, once it is found', async () => {
    const { app, subjects } = await subscriber(FAILED);
    await app.order('deliver', { mode: 'lost' });
    await app.pass({ days: 32 });
    await app.pass({ days: 1 });
    expect(await subjects()).toEqual(['Welcome to Pro', 'Your payment failed']);
  });

  it('is shown in the account with its date, and an email comes two days before Pro ends', async () => {
    const { app, browser, email, subjects } = await subscriber(FAILED);
    await app.pass({ days: 31, hours: 1 });
    await browser.signIn(email);
    const unpaidSince = (await browser.get('/api/user')).body.unpaidSince;
    expect(unpaidSince).toMatch(/^2026-04-02/);
    expect((await browser.get('/api/subscription')).body.subscription).toMatchObject({ unpaidSince, ended: null });
    await app.pass({ days: 5 });
    expect(await subjects()).toEqual(['Welcome to Pro', 'Your payment failed', 'Pro ends on Apr 9, 2026']);
    await app.pass({ days: 3 });
    await browser.signIn(email);
    expect((await browser.get('/api/subscription')).body.subscription).toMatchObject({
      ended: { at: expect.stringMatching(/^2026-04-09/), why: 'unpaid' },
    });
  });
});

describe('a cancellation', () => {
  it('sends an email with the day on which Pro ends, and another after a resume and a second cancellation', async () => {
    const { app, browser, mails, subjects } = await subscriber({ trialDays: 0 });
    const cancel = () => browser.post('/api/checkout/cancel-subscription', {});
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    const [, cancelled] = await mails();
    expect(cancelled?.text).toContain('Your Bidwright Pro subscription was cancelled. Nothing more will be charged.');
    expect(cancelled?.text).toContain('Pro stays on until Apr 2, 2026');
    expect(cancelled?.text).toContain('you can resume it there');
    await browser.post('/api/checkout/resume-subscription', {});
    await cancel();
    await app.pass({ days: 40 });
    const reported = 'Your subscription was cancelled';
    expect(await subjects()).toEqual(['Welcome to Pro', reported, reported]);
  });
});

it('a yearly renewal sends one email seven days before, with its price; a monthly and a cancelled one send none', async () => {
  const { app, another, mails, subjects } = await subscriber({ trialDays: 0, cycle: 'yearly' });
  const ended = await another({ cycle: 'yearly' });
  await ended.browser.post('/api/checkout/cancel-subscription', {});
  expect((await mails())[0]?.text).toContain('You pay $89.99 a year. The next charge is on Mar 2, 2027.');
  await app.pass({ days: 333 });
  // It renews after the last step.
  const monthly = await another();
  await app.pass({ days: 24 });
  expect(await subjects()).toEqual(['Welcome to Pro']);
  await app.pass({ days: 1, hours: 2 });
  await app.pass({ days: 3 });
  await app.pass({ days: 2, hours: 20 });
  const [, reminder, ...more] = await mails();
  expect([reminder?.subject, more]).toEqual(['Your Pro plan renews on Mar 2, 2027', []]);
  expect(reminder?.text).toMatch(/renews for another year, and \$89\.99 is charged/);
  expect(await monthly.subjects()).toEqual(['Welcome to Pro']);
  expect(await ended.subjects()).toEqual(['Welcome to Pro', 'Your subscription was cancelled']);
});

it('a refund sends an email with its amount and the end of Pro', async () => {
  const { app, browser, mails } = await subscriber({ trialDays: 0 });
  await app.order('refund', {});
  await app.settled();
  const [, refund, ...more] = await mails();
  expect([refund?.subject, more]).toEqual(['Your refund of $9.99', []]);
  expect(refund?.text).toContain('Your Pro plan has ended, and nothing more is charged.');
  expect((await browser.get('/api/subscription')).body.subscription).toMatchObject({ ended: { why: 'refunded' } });
  expect(app.paddle.state().subscriptions.map(({ status }) => status)).toEqual(['canceled']);
});
