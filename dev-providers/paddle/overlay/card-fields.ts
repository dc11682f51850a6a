import type { Fields } from '../../http/fields.ts';
import { type GivenCard, testCard } from '../cards.ts';
import { textOf } from '../fields.ts';

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

const NO_CARD = 'Only the test cards below work here.';

/** The card someone typed in; only test cards pass. */
export function cardFrom(fields: Fields, nowMs: number): GivenCard | FieldProblem {
  const number = (textOf(fields.number) ?? '').replace(/\D/g, '');
  if (!testCard(number)) return { field: 'number', message: NO_CARD };
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d\d)\s*$/.exec(textOf(fields.expiry) ?? '') ?? [];
  const expiryMonth = Number(month);
  const expiryYear = 2000 + Number(year);
  const isMonth = expiryMonth >= 1 && expiryMonth <= 12;
  if (!isMonth || Date.UTC(expiryYear, expiryMonth) <= nowMs)
    return { field: 'expiry', message: 'Enter a month in the future, such as 12/34.' };
  if (!/^\d{3,4}$/.test(textOf(fields.cvc) ?? '')) return { field: 'cvc', message: 'Enter any three digits.' };
  const name = (textOf(fields.name) ?? '').trim();
  if (name === '') return { field: 'name', message: 'Enter any name.' };
  const card = testCard(number, { expiry_month: expiryMonth, expiry_year: expiryYear, cardholder_name: name });
  return card ?? { field: 'number', message: NO_CARD };
}

export const isProblem = (value: GivenCard | FieldProblem): value is FieldProblem => 'field' in value;
