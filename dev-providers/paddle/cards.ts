import { z } from 'zod';
import type { Card } from './entities.ts';

/** How a card behaves. `slow` is paid at once and completed later; `renewals-fail` pays the first time only. */
export const cardManner = z.enum(['ok', 'declined', 'renewals-fail', 'slow']);
type CardManner = z.infer<typeof cardManner>;

export interface TestCard {
  readonly manner: CardManner;
  readonly card: Card;
}

/** Numbers of Paddle's sandbox, and one of our own for the slow payment. No other card is accepted. */
const TEST_CARDS: Readonly<Record<CardManner, { number: string; says: string }>> = {
  ok: { number: '4242 4242 4242 4242', says: 'pays' },
  declined: { number: '4000 0000 0000 0002', says: 'is declined' },
  'renewals-fail': { number: '4000 0027 6000 3184', says: 'pays now, fails at renewal' },
  slow: { number: '4000 0000 0000 0077', says: 'pays, but takes its time' },
};

export function testCard(manner: CardManner): TestCard {
  const last4 = TEST_CARDS[manner].number.slice(-4);
  const rest = { expiry_month: 12, expiry_year: 2034, cardholder_name: 'Test Buyer' };
  return { manner, card: { type: 'visa', last4, ...rest } };
}

/** For the choice of a card on a page. */
export function cardOptions(): string {
  const cards = Object.entries(TEST_CARDS);
  return cards.map(([manner, { number, says }]) => `<option value="${manner}">${number} ${says}</option>`).join('');
}
