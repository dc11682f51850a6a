import type { Card } from './entities.ts';

/** How a card behaves. `slow` is paid at once and completed later; `renewals-fail` pays the first time only. */
export type CardManner = 'ok' | 'declined' | 'renewals-fail' | 'slow';

export interface TestCard {
  readonly manner: CardManner;
  readonly card: Card;
}

/** Numbers of Paddle's sandbox, and one of our own for the slow payment. */
export const TEST_CARDS: ReadonlyArray<{ number: string; manner: CardManner; says: string }> = [
  { number: '4242 4242 4242 4242', manner: 'ok', says: 'pays' },
  { number: '4000 0000 0000 0002', manner: 'declined', says: 'is declined' },
  { number: '4000 0027 6000 3184', manner: 'renewals-fail', says: 'pays now, fails at renewal' },
  { number: '4000 0000 0000 0077', manner: 'slow', says: 'pays, but takes its time' },
];

/** A card by its number or its behaviour. Undefined for any other: no real card is accepted. */
export function testCard(wished: string, typed: Partial<Card> = {}): TestCard | undefined {
  const digits = wished.replace(/\D/g, '');
  const test = TEST_CARDS.find(({ manner, number }) => manner === wished || number.replaceAll(' ', '') === digits);
  if (!test) return undefined;
  const rest = { expiry_month: 12, expiry_year: 2034, cardholder_name: 'Test Buyer', ...typed };
  return { manner: test.manner, card: { type: 'visa', last4: test.number.slice(-4), ...rest } };
}
