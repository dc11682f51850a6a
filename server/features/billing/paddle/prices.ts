import { BILLING_CYCLES, type BillingCycle } from '#shared/plans/catalogue.ts';

/** The price ids of each cycle in the settings: the first is sold, the others are still paid by who bought at them. */
export type Prices = Readonly<Record<BillingCycle, readonly [string, ...string[]]>>;

/** One line of a transaction or a subscription. */
export interface SoldItem {
  readonly price?: { readonly id: string } | null | undefined;
  readonly price_id?: string | null | undefined;
  readonly quantity: number;
}

/** The price of the first item; of several items no quantity is known. */
export function readSoldPrice(items: readonly SoldItem[]): { priceId: string | null; quantity: number | null } {
  const [item, ...more] = items;
  const priceId = item?.price?.id ?? item?.price_id ?? null;
  return { priceId, quantity: item && more.length === 0 ? item.quantity : null };
}

/**
 * Which cycle of Pro these are by the settings: one item, once, at a price of ours. Undefined for everything else that could be
 * paid with the same token in a browser (docs/spec/security.md §P6).
 */
export function findSoldCycle(prices: Prices, items: readonly SoldItem[]): BillingCycle | undefined {
  const { priceId, quantity } = readSoldPrice(items);
  return quantity === 1 ? findCycle(prices, priceId) : undefined;
}

/** Undefined for a price that is not in the settings. */
export function findCycle(prices: Prices, priceId: string | null): BillingCycle | undefined {
  return BILLING_CYCLES.find((cycle) => prices[cycle].some((price) => price === priceId));
}
