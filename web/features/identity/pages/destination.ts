import { useSearchParams } from 'react-router';
import { safeReturnTo, withBillingCycle } from '#shared/identity/return-to.ts';

/** Where the link to this page wants a person to be once they are signed in. Source: docs/spec/accounts.md#auth. */
export function useDestination(): string {
  const [query] = useSearchParams();
  // A parameter given twice is ambiguous: it counts as none.
  const intents = query.getAll('returnTo');
  const returnTo = safeReturnTo(intents.length === 1 ? intents[0] : intents);
  return withBillingCycle(returnTo, query.get('billingCycle'));
}
