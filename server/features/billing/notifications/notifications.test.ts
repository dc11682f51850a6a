import { describe, expect, it } from 'vitest';
import { newEmail } from '../../../testing/client.ts';
import { startMailbox } from '../../../testing/mailbox.ts';
import { type PaidApp, type PaidAppOptions, startPaidApp } from '../../../testing/paid-app.ts';

/** A person who has just bought, and the emails to them. */
async function subscriber(
  options: PaidAppOptions & { cycle?: 'monthly' | 'yearly'; card?: 'ok' | 'renewals-fail' } = {},
) {
  const { cycle = 'monthly', card = 'ok', env = {}, ...rest } = options;
  const mailbox = await startMailbox();
  const app = await startPaidApp({ ...rest, env: { ...env, SMTP_URL: mailbox.url } });
  const browser = app.newBrowser();
  const email = newEmail();
  await browser.signUp(email);
  await app.buy(browser, { cycle, card });
  const mails = async () => {
    await app.settled();
    return mailbox.received.filter((mail) => mail.envelope.includes(email) && !mail.subject?.startsWith('Confirm'));
  };
  return { app, browser, email, mails, subjects: async () => (await mails()).map(({ subject }) => subject) };
}

const resendAll = async (app: PaidApp) => {
  for (const { event_id: eventId } of app.paddle.state().events) await app.order('deliver', { eventId, times: 2 });
};

describe('welcome to Pro', () => {
  it('names both parts of a trial, and how to cancel', async () => {
    const { app, mails } = await subscriber();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Welcome to Pro');
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('Your Bidwright account is on the Pro plan.');
      expect(part).toMatch(
        /Your free trial lasts until Mar 9, 2026 9:00 AM UTC\. Then \$9\.99 a month is charged, unless/,
      );
    }
    expect(mail?.text).toContain(`${app.origin.replace('127.0.0.1', 'localhost')}/proposal-tool`);
  });

  it('names the yearly price and the next charge, without a trial', async () => {
    const { mails } = await subscriber({ trialDays: 0, cycle: 'yearly' });
    expect((await mails())[0]?.text).toContain('You pay $89.99 a year. The next charge is on Mar 2, 2027.');
  });

  it('is sent once for any number of deliveries, also to an unconfirmed address', async () => {
    const { app, browser, subjects } = await subscriber();
    expect((await browser.get('/api/user')).body.emailVerified).toBe(false);
    await resendAll(app);
    await app.pass({ days: 7 });
    await resendAll(app);
    expect(await subjects()).toEqual(['Welcome to Pro', 'Your free trial ends on Mar 9, 2026']);
  });
});

describe('a renewal that fails', () => {
  it('sends one email with the amount and the end of Pro', async () => {
    const { app, mails } = await subscriber({ trialDays: 0, card: 'renewals-fail' });
    await app.order('renew', { outcome: 'fail' });
    await app.pass({ seconds: 1 });
    await resendAll(app);
    const [, failed, ...more] = await mails();
    expect([failed?.subject, more]).toEqual(['Your payment failed', []]);
    expect(failed?.text).toContain('We could not charge $9.99 for your Bidwright Pro plan.');
    expect(failed?.text).toContain('Pro stays on until Apr 9, 2026');
    expect(failed?.text).toContain('/account?tab=subscription');
  });
});

describe('a failed renewal without a webhook', () => {
  const FAILED = 'Your payment failed';

  it('is found the same day, and sends one email', async () => {
    const { app, mails } = await subscriber({ trialDays: 0, card: 'renewals-fail' });
    await app.order('deliver', { mode: 'lost' });
    await app.pass({ days: 32 });
    await app.pass({ days: 1 });
    const [, failed, ...more] = await mails();
    expect([failed?.subject, more]).toEqual([FAILED, []]);
  });

  it('sends one email when only the past due subscription is reported', async () => {
    const { app, mails } = await subscriber({ trialDays: 0, card: 'renewals-fail' });
    await app.order('deliver', { mode: 'manual' });
    await app.order('renew', { outcome: 'fail' });
    const pastDue = app.paddle.state().events.find(({ event_type: type }) => type === 'subscription.past_due');
    await app.order('deliver', { eventId: pastDue?.event_id, times: 2 });
    const [, failed, ...more] = await mails();
    expect([failed?.subject, more]).toEqual([FAILED, []]);
    expect(failed?.text).toContain('We could not charge the payment for your Bidwright Pro plan.');
    await app.order('deliver', { mode: 'auto' });
    await resendAll(app);
    expect(await mails()).toHaveLength(2);
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

describe('a yearly renewal', () => {
  const REMINDER = 'Your Pro plan renews on Mar 2, 2027';

  it('sends one email seven days before, with its price', async () => {
    const { app, mails, subjects } = await subscriber({ trialDays: 0, cycle: 'yearly' });
    await app.pass({ days: 357 });
    expect(await subjects()).toEqual(['Welcome to Pro']);
    await app.pass({ days: 1, hours: 2 });
    await app.pass({ days: 3 });
    await app.pass({ days: 2, hours: 20 });
    const [, reminder, ...more] = await mails();
    expect([reminder?.subject, more]).toEqual([REMINDER, []]);
    expect(reminder?.text).toMatch(/renews for another year, and \$89\.99 is charged/);
  });

  it('sends no email for a monthly subscription', async () => {
    const monthly = await subscriber({ trialDays: 0 });
    await monthly.app.pass({ days: 25 });
    await monthly.app.pass({ days: 4 });
    expect(await monthly.subjects()).toEqual(['Welcome to Pro']);
  });

  it('sends no email for a cancelled subscription', async () => {
    const ended = await subscriber({ trialDays: 0, cycle: 'yearly' });
    await ended.browser.post('/api/checkout/cancel-subscription', {});
    await ended.app.pass({ days: 360 });
    expect(await ended.subjects()).not.toContain(REMINDER);
  });
});

describe('around a failed renewal', () => {
  const FAILED = { trialDays: 0, card: 'renewals-fail' } as const;

  it('the account shows since when it is unpaid, and an email comes two days before Pro ends', async () => {
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

  it('an email says when it is paid', async () => {
    const { app, browser, mails } = await subscriber(FAILED);
    await app.order('renew', { outcome: 'fail' });
    await app.settled();
    await app.order('card', { card: 'ok' });
    await app.settled();
    const mended = (await mails()).at(-1);
    expect(mended?.subject).toBe('Your payment went through');
    expect(mended?.text).toContain('The next charge, $9.99 a month, is on May 2, 2026.');
    expect((await browser.get('/api/user')).body.unpaidSince).toBeNull();
  });
});

it('a trial sends an email two days before it is charged, unless it was cancelled', async () => {
  const { app, mails } = await subscriber();
  await app.pass({ days: 5, hours: 2 });
  const [, reminder, ...more] = await mails();
  expect([reminder?.subject, more]).toEqual(['Your free trial ends on Mar 9, 2026', []]);
  expect(reminder?.text).toContain('Then $9.99 a month is charged.');
  const other = await subscriber();
  await other.browser.send('POST', '/api/checkout/cancel-subscription');
  await other.app.pass({ days: 6 });
  expect(await other.subjects()).not.toContain('Your free trial ends on Mar 9, 2026');
});

it('a refund sends an email with its amount and the end of Pro', async () => {
  const { app, browser, mails } = await subscriber({ trialDays: 0 });
  await app.order('refund', {});
  await app.settled();
  const [, refund, ...more] = await mails();
  expect([refund?.subject, more]).toEqual(['Your refund of $9.99', []]);
  expect(refund?.text).toContain('Your Pro plan has ended, and nothing more is charged.');
  expect((await browser.get('/api/subscription')).body.subscription).toMatchObject({ ended: { why: 'refunded' } });
});
