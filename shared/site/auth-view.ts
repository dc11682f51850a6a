import { PAGE_PATHS } from './paths.ts';

/** What the address of the sign-in page asks for. Source: docs/spec/accounts.md#auth. */
export interface AuthView {
  readonly tab: AuthTab;
  /** The cycle that this person is about to buy; null for who comes for something else. */
  readonly buys: 'monthly' | 'yearly' | null;
}

export const AUTH_TABS = ['sign-in', 'register'] as const;
export type AuthTab = (typeof AUTH_TABS)[number];

/** Every form that the page is rendered in. */
export const AUTH_VIEWS: readonly AuthView[] = AUTH_TABS.flatMap((tab) =>
  ([null, 'monthly', 'yearly'] as const).map((buys) => ({ tab, buys })),
);

/** What is read of an address: `URLSearchParams` is one. */
export interface AddressQuery {
  get(name: string): string | null;
  getAll(name: string): string[];
}

export function authViewOf(query: AddressQuery): AuthView {
  const buys = cycleBought(query);
  const asked = query.get('tab');
  return { tab: isAuthTab(asked) ? asked : firstTab(buys), buys };
}

/** The tab that an address without one means: most people who come here to buy have no account yet. */
export function firstTab(buys: AuthView['buys']): AuthTab {
  return buys ? 'register' : 'sign-in';
}

/** Under which the rendered page is kept. It is no address. */
export function authPageName({ tab, buys }: AuthView): string {
  return `${PAGE_PATHS.auth}:${tab}${buys ? `:${buys}` : ''}`;
}

function isAuthTab(value: string | null): value is AuthTab {
  return AUTH_TABS.some((tab) => tab === value);
}

function cycleBought(query: AddressQuery): AuthView['buys'] {
  const [returnTo = '', ...more] = query.getAll('returnTo');
  if (more.length > 0 || !/^\/checkout(?:\?|$)/.test(returnTo)) return null;
  const isYearly = query.get('billingCycle') === 'yearly' || returnTo.includes('billingCycle=yearly');
  return isYearly ? 'yearly' : 'monthly';
}
