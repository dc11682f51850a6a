import type { Price } from './entities.ts';
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

/** Each with the offer's trial, and without one. */
export const PRICE_IDS = {
  monthly: fixedId('pri', 'standinmonthly'),
  yearly: fixedId('pri', 'standinyearly'),
  monthlyNoTrial: fixedId('pri', 'standinmonthpaid'),
  yearlyNoTrial: fixedId('pri', 'standinyearpaid'),
};

export function createPrices({ productName, monthlyCents, yearlyCents, trialDays }: Offer): Price[] {
  const product = { id: fixedId('pro', 'standinproduct'), name: productName };
  const price = (id: string, interval: 'month' | 'year', days: number): Price => ({
    id,
    name: interval === 'month' ? 'Monthly' : 'Yearly',
    product,
    billing_cycle: { interval, frequency: 1 },
    trial_period: days > 0 ? { interval: 'day', frequency: days } : null,
    unit_price: { amount: String(interval === 'month' ? monthlyCents : yearlyCents), currency_code: 'USD' },
  });
  return [
    price(PRICE_IDS.monthly, 'month', trialDays),
    price(PRICE_IDS.yearly, 'year', trialDays),
    price(PRICE_IDS.monthlyNoTrial, 'month', 0),
    price(PRICE_IDS.yearlyNoTrial, 'year', 0),
  ];
}
