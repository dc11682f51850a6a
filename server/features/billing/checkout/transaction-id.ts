import { z } from 'zod';
import { AppError } from '../../../http/app-error.ts';

const TRANSACTION_ID = /^txn_[a-z\d]{26}$/;

/** What a browser reports of a payment. All of it is its own word. */
export interface Reported {
  readonly transactionId?: string | undefined;
  readonly checkoutId?: string | undefined;
  /** As the provider's script told the page. */
  readonly paddleData?: unknown;
}

const word = z.string().optional().catch(undefined);
const reported = z.object({ transaction_id: word, transactionId: word, id: word });
const event = reported.extend({ data: reported.optional().catch(undefined) });

/**
 * The id of the payment that is meant: what is said to be it, else what looks like one in the rest.
 * @throws AppError NO_TRANSACTION_ID; TRANSACTION_NOT_FOUND for what no payment can be called
 */
export function transactionIdIn({ transactionId, checkoutId, paddleData }: Reported): string {
  if (transactionId) return known(transactionId);
  const found = [checkoutId, ...idsIn(paddleData)].find(isTransactionId);
  if (!found) throw new AppError('NO_TRANSACTION_ID');
  return found;
}

export function isTransactionId(text: string | undefined): text is string {
  return text !== undefined && TRANSACTION_ID.test(text);
}

function known(id: string): string {
  if (!isTransactionId(id)) throw new AppError('TRANSACTION_NOT_FOUND');
  return id;
}

function idsIn(paddleData: unknown): (string | undefined)[] {
  const parsed = event.safeParse(paddleData);
  if (!parsed.success) return [];
  return [parsed.data, parsed.data.data].flatMap((one) => [one?.transaction_id, one?.transactionId, one?.id]);
}
