import type { Price, Product } from './entities.ts';
import { fixedId } from './ids.ts';

/** The catalogue: one product, monthly and yearly, in USD. */
export interface Offer {
  readonly productName: string;
  /** Cents for each cycle. */
  readonly monthlyCents: number;
  readonly yearlyCents: number;
  /** 0 for no trial. */
  readonly trialDays: number;
}

export interface PriceIds {
  readonly monthly: string;
  readonly yearly: string;
  /** The same without a trial. */
  readonly monthlyNoTrial: string;
  readonly yearlyNoTrial: string;
}

export const PRICE_IDS: PriceIds = {
  monthly: fixedId('pri', 'standinmonthly'),
  yearly: fixedId('pri', 'standinyearly'),
  monthlyNoTrial: fixedId('pri', 'standinmonthpaid'),
  yearlyNoTrial: fixedId('pri', 'standinyearpaid'),
};
const PRODUCT_ID = fixedId('pro', 'standinproduct');

export function catalogueOf(offer: Offer): { products: Product[]; prices: Price[] } {
  const withoutTrial = { ...offer, trialDays: 0 };
  return {
    products: [{ id: PRODUCT_ID, name: offer.productName, status: 'active' }],
    prices: [
      priceOf(offer, PRICE_IDS.monthly, 'month'),
      priceOf(offer, PRICE_IDS.yearly, 'year'),
      priceOf(withoutTrial, PRICE_IDS.monthlyNoTrial, 'month'),
      priceOf(withoutTrial, PRICE_IDS.yearlyNoTrial, 'year'),
    ],
  };
}

function priceOf(offer: Offer, id: string, interval: 'month' | 'year'): Price {
  const name = interval === 'month' ? 'Monthly' : 'Yearly';
  const cents = interval === 'month' ? offer.monthlyCents : offer.yearlyCents;
  return {
    id,
    product_id: PRODUCT_ID,
    name,
    description: `${offer.productName}, ${name.toLowerCase()}`,
    billing_cycle: { interval, frequency: 1 },
    trial_period: offer.trialDays > 0 ? { interval: 'day', frequency: offer.trialDays } : null,
    unit_price: { amount: String(cents), currency_code: 'USD' },
    status: 'active',
  };
}
