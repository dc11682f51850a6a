import { z } from 'zod';

// What we read of the provider's objects; the rest passes by. Field names are the provider's. Source:
// https://developer.paddle.com/api-reference/overview

const money = z
  .string()
  .regex(/^-?\d{1,12}$/, 'is not an amount')
  .transform(Number);
const moment = z.iso.datetime({ offset: true });
const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[a-z\\d]{26}$`));

const period = z.object({ starts_at: moment, ends_at: moment });
const price = z.object({
  id: id('pri'),
  unit_price: z.object({ amount: money, currency_code: z.string() }).optional(),
  billing_cycle: z.object({ interval: z.string(), frequency: z.int() }).nullish(),
});

/** What our own pages and server put there; anything else may are in it too, or nothing. */
const customData = z
  .object({ userId: z.uuid(), attemptId: z.uuid(), billingCycle: z.string(), plan: z.string() })
  .partial()
  .nullish()
  .catch(null);

export const paddleTransaction = z.object({
  id: id('txn'),
  status: z.string(),
  customer_id: id('ctm').nullish(),
  subscription_id: id('sub').nullish(),
  custom_data: customData,
  origin: z.string().nullish(),
  currency_code: z.string().nullish(),
  invoice_number: z.string().nullish(),
  billed_at: moment.nullish(),
  billing_period: period.nullish(),
  items: z.array(z.object({ price: price.nullish(), price_id: id('pri').nullish(), quantity: z.int() })),
  details: z.object({ totals: z.object({ total: money }).nullish() }).nullish(),
  checkout: z.object({ url: z.string().nullish() }).nullish(),
  updated_at: moment.nullish(),
});
export type PaddleTransaction = z.infer<typeof paddleTransaction>;

export const paddleSubscription = z.object({
  id: id('sub'),
  status: z.string(),
  customer_id: id('ctm'),
  transaction_id: id('txn').nullish(),
  custom_data: customData,
  currency_code: z.string().nullish(),
  started_at: moment.nullish(),
  canceled_at: moment.nullish(),
  next_billed_at: moment.nullish(),
  current_billing_period: period.nullish(),
  scheduled_change: z.object({ action: z.string(), effective_at: moment }).nullish(),
  items: z.array(z.object({ price, quantity: z.int(), trial_dates: period.nullish() })),
  updated_at: moment.nullish(),
});
export type PaddleSubscription = z.infer<typeof paddleSubscription>;

export const paddleAdjustment = z.object({
  id: id('adj'),
  action: z.string(),
  type: z.string().nullish(),
  status: z.string(),
  transaction_id: id('txn'),
  subscription_id: id('sub').nullish(),
  customer_id: id('ctm').nullish(),
  currency_code: z.string().nullish(),
  totals: z.object({ total: money }).nullish(),
  updated_at: moment.nullish(),
});
export type PaddleAdjustment = z.infer<typeof paddleAdjustment>;

/** The email is not there where the person has been taken out of a stored event. */
export const paddleCustomer = z.object({ id: id('ctm'), email: z.string().nullish(), updated_at: moment.nullish() });
export type PaddleCustomer = z.infer<typeof paddleCustomer>;

/** The envelope of every event, from a webhook and from the list of events alike. */
export const paddleEvent = z.object({
  event_id: id('evt'),
  event_type: z.string().max(100),
  occurred_at: moment,
  data: z.record(z.string(), z.unknown()),
});
export type PaddleEvent = z.infer<typeof paddleEvent>;
