/** The billing mode of this installation. Records of one mode never count in the other. Source: docs/spec/billing.md. */
export const BILLING_ENVIRONMENTS = ['live', 'sandbox', 'standin'] as const;
export type BillingEnvironment = (typeof BILLING_ENVIRONMENTS)[number];

/** The provider's names. Source: https://developer.paddle.com/api-reference/subscriptions/overview */
export const SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;

/** Why a subscription gives no Pro. */
export const END_REASONS = ['cancelled', 'unpaid', 'refunded', 'charged_back', 'paused'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** The `window` events for the payment overlay. Source: docs/spec/decisions.md#contracts. */
export const CHECKOUT_COMPLETED_EVENT = 'paddle:checkout.completed';
export const CHECKOUT_CLOSED_EVENT = 'paddle:checkout.closed';

/** The provider's parameter for the transaction in the address of a checkout page: its script then opens the checkout itself. */
export const PROVIDER_TRANSACTION_PARAM = '_ptxn';
/** Ours, which the script does not know: the page opens the checkout, with the buyer's email and country. */
export const TRANSACTION_PARAM = 'transaction';
