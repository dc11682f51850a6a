import type { NavigateFunction, NavigateOptions } from 'react-router';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toast.tsx';

/** Where a subscription is looked after. */
export const SUBSCRIPTION_TAB = `${paths.account}?tab=subscription`;

/** Tells a Pro user who asks for Pro again, and leads them to their plan. Source: docs/spec/accounts.md §4. */
export function sayAlreadySubscribed(navigate: NavigateFunction, options: NavigateOptions = {}): void {
  toast({ title: 'Already subscribed', description: 'You are already on the Pro plan' });
  void navigate(SUBSCRIPTION_TAB, options);
}
