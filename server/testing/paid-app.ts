import { onTestFinished } from 'vitest';
import {
  type EmulatorState,
  type Order,
  type PaddleEmulator,
  startPaddleEmulator,
} from '#dev-providers/paddle/index.ts';
import type { BillingCycle } from '#shared/plans/catalogue.ts';
import { PADDLE_OFFER, paddleEnvOf, webhookUrlOf } from '../paddle-emulator.ts';
import { startApp, type TestApp, type TestAppOptions } from './app.ts';
import type { Client } from './client.ts';

/** The app with the payment emulator, both by one clock that stands still until it is advanced. */
export interface PaidApp extends TestApp {
  readonly paddle: PaddleEmulator;
  /** The moment it is for both, in ms. */
  now(): number;
  /**
   * Time passes: what falls due at the provider happens and is sent, then the app runs its due jobs. Put it forward in
   * the steps in which something is to happen between.
   */
  pass(by: Span): Promise<void>;
  /** Sends a command to the emulator (dev-providers/README.md); its events have been accepted or refused when this returns. */
  order(order: Order, fields?: Record<string, unknown>): Promise<EmulatorState>;
  /** All events so far have arrived, and no due job is left. */
  settled(): Promise<void>;
  /** The person of this browser begins a payment and pays it with a test card. Returns the payment's id. */
  buy(browser: Client, how?: { cycle?: BillingCycle; card?: TestCard; email?: string }): Promise<string>;
  sql(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

export type TestCard = 'ok' | 'declined' | 'renewals-fail' | 'slow';

export interface Span {
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
  readonly seconds?: number;
}

export interface PaidAppOptions extends Omit<TestAppOptions, 'now' | 'besides'> {
  /** 'manual': the provider sends nothing until `order('deliver')`. */
  readonly deliveries?: 'auto' | 'manual';
  /** 0 sells without a trial, so that the first payment is of the whole price; the catalogue's when left out. */
  readonly trialDays?: number;
  readonly startsAt?: string;
  /** A second process: the same database, provider and clock. The provider sends to the first. */
  readonly besides?: PaidApp;
}

const STARTS_AT = '2026-03-02T09:00:00.000Z';

/** Ends with the test. A paid app of a second process is `startPaidApp({ besides: app })`. */
export async function startPaidApp(options: PaidAppOptions = {}): Promise<PaidApp> {
  const { deliveries = 'auto', trialDays, startsAt = STARTS_AT, besides, ...rest } = options;
  let ms = Date.parse(startsAt);
  const now = besides?.now ?? (() => ms);
  const offer = trialDays === undefined ? PADDLE_OFFER : { ...PADDLE_OFFER, trialDays };
  const paddle = besides?.paddle ?? (await startPaddleEmulator({ offer, now }));
  if (!besides) onTestFinished(() => paddle.close());
  const env = { ...paddleEnvOf(paddle), ...rest.env };
  const app = await startApp({ ...rest, env, now, ...(besides && { besides }) });
  if (!besides) paddle.setWebhookUrl(webhookUrlOf(app.origin));
  if (deliveries === 'manual') await paddle.control('deliver', { mode: 'manual' });
  // The first start on a database compares with the provider: done before anybody has paid.
  if (!besides) await app.app.jobs.idle();
  // A job may have the provider send an event, and an event may enqueue a job.
  const settled = async () => {
    await app.app.jobs.idle();
    await paddle.settled();
    await app.app.jobs.idle();
    await paddle.settled();
  };
  return {
    ...app,
    paddle,
    now,
    settled,
    async order(order, fields) {
      const state = await paddle.control(order, fields);
      await app.app.jobs.idle();
      return state;
    },
    async pass(by) {
      if (besides) return besides.pass(by);
      // A job that is under way would count as left by a dead process.
      await app.app.jobs.idle();
      ms += msOf(by);
      // The smallest step: it runs what has fallen due in the meantime.
      await paddle.control('clock', { advance: { ms: 1 } });
      await settled();
    },
    async buy(browser, { cycle = 'monthly', card = 'ok', email } = {}) {
      const begun = await browser.post('/api/checkout/session', { plan: 'pro', billingFrequency: cycle });
      if (begun.status !== 200) throw new Error(`no payment could be begun: ${begun.text}`);
      const transactionId = String(begun.body.transactionId);
      await paddle.control('pay', { transactionId, card, ...(email && { email }) });
      await settled();
      return transactionId;
    },
    sql: async (text, values = []) => (await app.database.pool.query<Record<string, unknown>>(text, values)).rows,
  };
}

function msOf({ days = 0, hours = 0, minutes = 0, seconds = 0 }: Span): number {
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
}
