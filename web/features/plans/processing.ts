/** What is said between a payment and its confirmation. Source: docs/spec/accounts.md#upgrade-dialogs. */
export const PROCESSING = 'Your subscription is being processed... usually takes less than a minute';

/** While the server asks the provider about a payment that the browser has just seen. */
export const CONFIRMING = 'Confirming your payment…';

/** A payment that could not be verified: it is not known whether it counts, so nobody is asked to pay again. */
export const UNCONFIRMED = {
  title: 'Your payment is not confirmed yet',
  advice: 'If you’ve already paid, you won’t be charged twice. Try again in a moment, or write to support.',
} as const;

/** Pro is there, found by 'Check Status'. Source: docs/spec/accounts.md §2. */
export const UPGRADED = 'Pro Upgrade Successful!';

/** What could not be verified is said under this title. Source: docs/spec/accounts.md §8. */
export const NOT_VERIFIED = 'Error verifying transaction';

/** Another tab has seen a payment succeed, and nobody knows of it yet. */
export const PAID_ELSEWHERE =
  'A payment was made in another tab and is not confirmed yet. If it went through, Pro starts automatically. You won’t be charged twice.';
