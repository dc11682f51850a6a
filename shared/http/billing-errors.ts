/** Errors around a payment, in our words. Sources: docs/spec/accounts.md §5 and §8, docs/spec/billing.md. */
export const BILLING_MESSAGES = {
  BILLING_NOT_OPEN: 'Payments are not available here yet.',
  ALREADY_SUBSCRIBED: 'You are already on the Pro plan',
  SUBSCRIPTION_UNPAID:
    'You still have a subscription whose payment failed. Please change its card, or cancel it, in your account first.',
  NO_TRANSACTION_ID: 'No transaction ID found in response',
  TRANSACTION_NOT_FOUND: 'We couldn’t find this payment. If you were charged, please contact support.',
  TRANSACTION_NOT_YOURS: 'This payment belongs to another account.',
  TRANSACTION_NOT_OURS: 'This payment is not for a Pro subscription.',
  TRANSACTION_USED: 'This payment has been used for another account already.',
  NO_SUBSCRIPTION: 'You have no subscription.',
  CHECKOUT_NOT_STARTED: 'Failed to create checkout session',
  PAYMENT_NOT_CHECKED:
    'The payment service could not be reached. If you’ve already paid, you won’t be charged twice. Please check again in a while.',
  NO_CHECKOUT_URL: 'No valid checkout URL was returned from the payment service',
  NO_PORTAL_URL: 'Payment service did not return a valid URL',
  PORTAL_UNAVAILABLE: 'Could not access payment management. Please try again later.',
  CANCEL_FAILED: 'Failed to cancel subscription. Please try again later.',
  RESUME_FAILED: 'Your subscription could not be resumed. Please try again later.',
  CYCLE_NOT_CHANGEABLE: 'Your billing cycle cannot be changed now. Resume or pay your subscription first.',
  CYCLE_FAILED: 'Your billing cycle was not changed. Check your card, then try again.',
  INVOICE_UNAVAILABLE: 'The invoice could not be fetched. Please try again later.',
  INVALID_SIGNATURE: 'The signature does not match.',
} as const;
