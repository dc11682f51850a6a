import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';
import { BILLING_CYCLES } from '../plans/catalogue.ts';
import { BILLING_ENVIRONMENTS, END_REASONS, SUBSCRIPTION_STATUSES } from './names.ts';

const MAX_ID_CHARS = 64;
const MAX_TRANSACTION_ID_CHARS = 40;

const cycle = z.enum(BILLING_CYCLES, 'Please choose monthly or yearly.');
const success = z.strictObject({ success: z.literal(true) });

const billingConfig = z.strictObject({
  /** Null: payments are not open. Anything but 'live' shows the 'Test mode' ribbon. */
  environment: z.enum(BILLING_ENVIRONMENTS).nullable(),
  /** The settings of the provider's script; null when payments are not open. */
  script: z
    .strictObject({
      src: z.string(),
      clientToken: z.string(),
      /** For `Paddle.Environment.set`; null for live, which needs no call. */
      environment: z.enum(['sandbox']).nullable(),
    })
    .nullable(),
});
export type BillingConfig = z.infer<typeof billingConfig>;

export const readBillingConfig = defineEndpoint({
  id: 'readBillingConfig',
  method: 'GET',
  path: '/api/billing-config',
  summary: 'What the browser needs to open a checkout.',
  output: billingConfig,
  errors: [],
});

export const readTrial = defineEndpoint({
  id: 'readTrial',
  method: 'GET',
  path: '/api/trial',
  summary: 'The days of free trial that the user gets when they subscribe now: 0 for who has had it.',
  output: z.strictObject({ trialDays: z.int().min(0) }),
  errors: SIGN_IN_ERRORS,
});

/** The options of the overlay. `customData` and `items` go to the provider unchanged. Source: docs/spec/accounts.md §7. */
const checkoutAttempt = z.strictObject({
  items: z.array(z.strictObject({ priceId: z.string(), quantity: z.literal(1) })).length(1),
  customer: z.strictObject({ email: z.string() }),
  customData: z.strictObject({
    userId: z.uuid(),
    billingCycle: z.enum(BILLING_CYCLES),
    plan: z.literal('pro'),
    /** Names the session's user to us, whatever else the browser sends. */
    attemptId: z.uuid(),
  }),
});
export type CheckoutAttempt = z.infer<typeof checkoutAttempt>;

export const startCheckoutAttempt = defineEndpoint({
  id: 'startCheckoutAttempt',
  method: 'POST',
  path: '/api/checkout/attempt',
  summary: 'Notes that the user is about to pay in the overlay, and says what to open it with.',
  input: z.strictObject({ billingFrequency: cycle.default('monthly') }),
  output: checkoutAttempt,
  status: 201,
  errors: [...SIGN_IN_ERRORS, 'ALREADY_SUBSCRIBED', 'SUBSCRIPTION_UNPAID', 'PAYMENT_NOT_CHECKED', 'BILLING_NOT_OPEN'],
});

export const createCheckoutSession = defineEndpoint({
  id: 'createCheckoutSession',
  method: 'POST',
  path: '/api/checkout/session',
  summary: 'Makes a payment at the provider and says where it is paid. An open one of the same cycle is used again.',
  input: z.object({
    plan: z.literal('pro', 'Please choose the Pro plan.').default('pro'),
    billingFrequency: cycle.default('monthly'),
  }),
  /** The same address under both names. The browser refuses an answer without one with its own message. */
  output: z.strictObject({
    url: z.string().optional(),
    checkout_url: z.string().optional(),
    transactionId: z.string().optional(),
  }),
  errors: [
    ...SIGN_IN_ERRORS,
    'ALREADY_SUBSCRIBED',
    'SUBSCRIPTION_UNPAID',
    'BILLING_NOT_OPEN',
    'CHECKOUT_NOT_STARTED',
    'NO_CHECKOUT_URL',
  ],
});

/** The user's state after a payment was checked. */
const entitlement = z.strictObject({
  success: z.literal(true),
  plan: z.enum(['free', 'pro']),
  checkoutStatus: z.enum(['pending_confirmation', 'pending_activation']).nullable(),
});
export type CheckoutState = z.infer<typeof entitlement>;

const id = z.string().trim().max(MAX_ID_CHARS).optional();

export const completeCheckout = defineEndpoint({
  id: 'completeCheckout',
  method: 'POST',
  path: '/api/paddle/checkout-complete',
  summary: 'Looks a completed payment up at the provider and gives the user what it paid for.',
  /** `paddleData` is the event of the provider's script; only an id is read from it. */
  input: z.object({ transactionId: id, checkoutId: id, paddleData: z.unknown().optional() }),
  output: entitlement,
  errors: [
    ...SIGN_IN_ERRORS,
    'NO_TRANSACTION_ID',
    'TRANSACTION_NOT_FOUND',
    'TRANSACTION_NOT_YOURS',
    'TRANSACTION_NOT_OURS',
    'TRANSACTION_USED',
    'BILLING_NOT_OPEN',
  ],
});

export const reportPayment = defineEndpoint({
  id: 'reportPayment',
  method: 'POST',
  path: '/api/paddle/payment-success',
  summary:
    "Notes that the user's browser saw a payment succeed; the provider has the last word. Whose id is sent is not read.",
  input: z.object({ userId: z.unknown().optional(), paddleCheckoutId: id }),
  output: entitlement,
  errors: [...SIGN_IN_ERRORS, 'BILLING_NOT_OPEN'],
});

export const checkCheckout = defineEndpoint({
  id: 'checkCheckout',
  method: 'POST',
  path: '/api/checkout/status',
  summary: "Asks the provider again about the user's payments that are being processed ('Check Status').",
  output: entitlement,
  errors: ['RATE_LIMITED', ...SIGN_IN_ERRORS, 'PAYMENT_NOT_CHECKED', 'BILLING_NOT_OPEN'],
});

const subscription = z.strictObject({
  status: z.enum(SUBSCRIPTION_STATUSES),
  cycle: z.enum(BILLING_CYCLES),
  /** The charge of each cycle from the provider, in the smallest unit of `currency`. */
  priceCents: z.int().min(0),
  currency: z.string().length(3),
  /** Null when nothing more is charged. */
  nextChargeAt: z.iso.datetime().nullable(),
  /** The end of the trial; null without one. */
  trialEndsAt: z.iso.datetime().nullable(),
  /** When a scheduled cancellation takes effect; until then it can be undone. */
  cancelsAt: z.iso.datetime().nullable(),
  /** When Pro ends; null when it has ended. */
  accessUntil: z.iso.datetime().nullable(),
  /** When the oldest unpaid renewal failed. */
  unpaidSince: z.iso.datetime().nullable(),
  /** When and why Pro ended; null while it lasts. */
  ended: z.strictObject({ at: z.iso.datetime(), why: z.enum(END_REASONS) }).nullable(),
});
export type Subscription = z.infer<typeof subscription>;

export const readSubscription = defineEndpoint({
  id: 'readSubscription',
  method: 'GET',
  path: '/api/subscription',
  summary: "The user's subscription as we know it; null when there has never been one.",
  output: z.strictObject({ subscription: subscription.nullable() }),
  errors: SIGN_IN_ERRORS,
});

export const manageSubscription = defineEndpoint({
  id: 'manageSubscription',
  method: 'GET',
  path: '/api/checkout/manage-subscription',
  summary: "Where the user changes the card and finds invoices: the provider's portal, by a link for this once.",
  output: z.strictObject({ url: z.string() }),
  errors: [
    ...SIGN_IN_ERRORS,
    'RATE_LIMITED',
    'NO_SUBSCRIPTION',
    'NO_PORTAL_URL',
    'PORTAL_UNAVAILABLE',
    'BILLING_NOT_OPEN',
  ],
});

export const cancelSubscription = defineEndpoint({
  id: 'cancelSubscription',
  method: 'POST',
  path: '/api/checkout/cancel-subscription',
  summary: 'Cancels at the end of the current period. Repeating the request changes nothing.',
  output: z.strictObject({ success: z.literal(true), accessUntil: z.iso.datetime().nullable() }),
  errors: ['RATE_LIMITED', ...SIGN_IN_ERRORS, 'NO_SUBSCRIPTION', 'CANCEL_FAILED', 'BILLING_NOT_OPEN'],
});

export const resumeSubscription = defineEndpoint({
  id: 'resumeSubscription',
  method: 'POST',
  path: '/api/checkout/resume-subscription',
  summary: 'Undoes a scheduled cancellation.',
  output: success,
  errors: ['RATE_LIMITED', ...SIGN_IN_ERRORS, 'NO_SUBSCRIPTION', 'RESUME_FAILED', 'BILLING_NOT_OPEN'],
});

/** Both changes of the billing cycle. */
const CYCLE_CHANGE = {
  method: 'POST',
  input: z.strictObject({ billingFrequency: cycle }),
  errors: [...SIGN_IN_ERRORS, 'NO_SUBSCRIPTION', 'CYCLE_NOT_CHANGEABLE', 'CYCLE_FAILED', 'BILLING_NOT_OPEN'],
} as const;

export const previewCycle = defineEndpoint({
  id: 'previewCycle',
  ...CYCLE_CHANGE,
  path: '/api/checkout/cycle-preview',
  summary: 'What changing to the other billing cycle now would cost, by the payment provider; changes nothing.',
  output: z.strictObject({
    /** Charged at once, taxes included; 0 in a trial, or with credit. */
    dueCents: z.int().min(0),
    /** The unused rest of the paid period, where it exceeds the new price: it pays the next charges. */
    creditCents: z.int().min(0),
    currency: z.string().length(3),
    /** The new price of each cycle, and the next charge. */
    priceCents: z.int().min(0),
    nextChargeAt: z.iso.datetime().nullable(),
  }),
});
export type CyclePreview = z.infer<(typeof previewCycle)['output']>;

export const changeCycle = defineEndpoint({
  id: 'changeCycle',
  ...CYCLE_CHANGE,
  path: '/api/checkout/change-cycle',
  summary: 'Changes the subscription to the other billing cycle now. A card that is declined changes nothing.',
  output: success,
});

export const readPayments = defineEndpoint({
  id: 'readPayments',
  method: 'GET',
  path: '/api/payments',
  summary: "The user's card as the provider has it, and the invoices of what they paid, newest first.",
  output: z.strictObject({
    /** Null without a card payment, and while the provider is away. */
    card: z
      .strictObject({ brand: z.string(), last4: z.string(), expiryMonth: z.int(), expiryYear: z.int() })
      .nullable(),
    invoices: z.array(
      z.strictObject({
        transactionId: z.string(),
        number: z.string(),
        billedAt: z.iso.datetime(),
        /** In the smallest unit of `currency`. */
        totalCents: z.int(),
        currency: z.string().length(3),
      }),
    ),
  }),
  errors: [...SIGN_IN_ERRORS, 'RATE_LIMITED', 'BILLING_NOT_OPEN'],
});
export type Payments = z.infer<(typeof readPayments)['output']>;

export const readInvoice = defineEndpoint({
  id: 'readInvoice',
  method: 'GET',
  path: '/api/payments/:transactionId/invoice',
  params: z.object({ transactionId: z.string().max(MAX_TRANSACTION_ID_CHARS) }),
  summary: "Where the invoice of one of the user's payments can be downloaded, for a while.",
  output: z.strictObject({ url: z.string() }),
  errors: [...SIGN_IN_ERRORS, 'RATE_LIMITED', 'NOT_FOUND', 'INVOICE_UNAVAILABLE'],
});

/** The one route without the origin rule: its sender is verified by a signature over the raw body. */
export const receiveWebhook = defineEndpoint({
  id: 'receiveWebhook',
  method: 'POST',
  path: '/api/paddle/webhook',
  summary: 'An event of the payment provider, signed by `Paddle-Signature`. Answered once it is stored.',
  output: success,
  /** It has no `input`: nothing is parsed before the signature is verified. */
  errors: ['INVALID_SIGNATURE', 'NOT_FOUND', 'INVALID_INPUT', 'MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'RATE_LIMITED'],
});
