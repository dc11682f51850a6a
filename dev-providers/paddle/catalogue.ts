import type { Duration, Price, Product } from './entities.ts';
import { fixedId } from './ids.ts';

/** What is sold: one product by the month and by the year, in USD. */
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
  /** The same from the first day. */
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
const SINCE = '2025-01-06T09:00:00.123456Z';

export function catalogueOf(offer: Offer): { products: Product[]; prices: Price[] } {
  const product: Product = {
    id: PRODUCT_ID,
    name: offer.productName,
    description: null,
    type: 'standard',
    tax_category: 'saas',
    image_url: null,
    custom_data: null,
    status: 'active',
    import_meta: null,
    created_at: '2025-01-06T08:59:12.401Z',
    updated_at: '2025-01-06T08:59:12.401Z',
  };
  const withoutTrial = { ...offer, trialDays: 0 };
  return {
    products: [product],
    prices: [
      priceOf(offer, PRICE_IDS.monthly, 'Monthly', offer.monthlyCents, 'month'),
      priceOf(offer, PRICE_IDS.yearly, 'Yearly', offer.yearlyCents, 'year'),
      priceOf(withoutTrial, PRICE_IDS.monthlyNoTrial, 'Monthly', offer.monthlyCents, 'month'),
      priceOf(withoutTrial, PRICE_IDS.yearlyNoTrial, 'Yearly', offer.yearlyCents, 'year'),
    ],
  };
}

function priceOf(offer: Offer, id: string, name: string, cents: number, interval: Duration['interval']): Price {
  return {
    id,
    product_id: PRODUCT_ID,
    type: 'standard',
    name,
    description: `${offer.productName}, ${name.toLowerCase()}`,
    billing_cycle: { interval, frequency: 1 },
    trial_period: offer.trialDays > 0 ? { interval: 'day', frequency: offer.trialDays } : null,
    tax_mode: 'account_setting',
    unit_price: { amount: String(cents), currency_code: 'USD' },
    unit_price_overrides: [],
    custom_data: null,
    status: 'active',
    quantity: { minimum: 1, maximum: 1 },
    import_meta: null,
    created_at: SINCE,
    updated_at: SINCE,
  };
}
