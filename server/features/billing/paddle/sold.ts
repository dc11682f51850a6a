import { BILLING_CYCLES, type BillingCycle } from '#shared/plans/catalogue.ts';

/** The prices of each cycle: the first is sold, and who bought at one of the others goes on paying that. */
export type Prices = Readonly<Record<BillingCycle, readonly [string, ...string[]]>>;

/** One line of a transaction or a subscription. */
export interface SoldItem {
  readonly price?: { readonly id: string } | null | undefined;
  readonly price_id?: string | null | undefined;
  readonly quantity: number;
}

/**
 * Which cycle of Pro these are: one item, once, at a price of ours. Undefined for everything else that could be paid with the
 * same token in a browser (hardening P6).
 */
export function soldCycle(prices: Prices, items: readonly SoldItem[]): BillingCycle | undefined {
  const [item, ...more] = items;
  if (!item || more.length > 0 || item.quantity !== 1) return undefined;
  return cycleOfPrice(prices, item.price?.id ?? item.price_id);
}

/** Undefined for a price that is not ours. */
export function cycleOfPrice(prices: Prices, priceId: string | null | undefined): BillingCycle | undefined {
  return BILLING_CYCLES.find((cycle) => prices[cycle].some((price) => price === priceId));
}
