/** Which world the money of this installation lives in. Facts of one never count in another. Source: docs/spec/billing.md. */
export const BILLING_ENVIRONMENTS = ['live', 'sandbox', 'standin'] as const;
export type BillingEnvironment = (typeof BILLING_ENVIRONMENTS)[number];

/** As the provider names them. Source: https://developer.paddle.com/api-reference/subscriptions/overview */
export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;

/** Why a subscription gives nothing any more. */
export const END_REASONS = ['cancelled', 'unpaid', 'refunded', 'charged_back', 'paused'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What the payment provider's overlay is re-broadcast as on `window`. Source: docs/spec/decisions.md#contracts. */
export const CHECKOUT_COMPLETED_EVENT = 'paddle:checkout.completed';
export const CHECKOUT_CLOSED_EVENT = 'paddle:checkout.closed';

/** The provider's own name for the transaction in the address of a checkout page: by it the provider's script opens the checkout itself. */
export const PROVIDER_TRANSACTION_PARAM = '_ptxn';
/** Ours, which the script does not know: the page opens the checkout, with the buyer's email and country. */
export const TRANSACTION_PARAM = 'transaction';
