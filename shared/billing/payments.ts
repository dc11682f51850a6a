import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';

const MAX_TRANSACTION_ID_CHARS = 40;

export const readPayments = defineEndpoint({
  id: 'readPayments',
  method: 'GET',
  path: '/api/payments',
  summary: "The user's card as the provider has it, and the invoices of what they paid, newest first.",
  output: z.strictObject({
    /** Null without a card payment, and while the provider is away. */
    card: z
      .strictObject({ brand: z.string(), last4: z.string(), expiryMonth: z.int(), expiryYear: z.int() })
      .nullable(),
    invoices: z.array(
      z.strictObject({
        transactionId: z.string(),
        number: z.string(),
        billedAt: z.iso.datetime(),
        /** In the smallest unit of `currency`. */
        totalCents: z.int(),
        currency: z.string().length(3),
      }),
    ),
  }),
  errors: [...SIGN_IN_ERRORS, 'RATE_LIMITED', 'BILLING_NOT_OPEN'],
});
export type Payments = z.infer<(typeof readPayments)['output']>;

export const readInvoice = defineEndpoint({
  id: 'readInvoice',
  method: 'GET',
  path: '/api/payments/:transactionId/invoice',
  params: z.object({ transactionId: z.string().max(MAX_TRANSACTION_ID_CHARS) }),
  summary: "Where the invoice of one of the user's payments can be downloaded, for a while.",
  output: z.strictObject({ url: z.string() }),
  errors: [...SIGN_IN_ERRORS, 'RATE_LIMITED', 'NOT_FOUND', 'INVOICE_UNAVAILABLE'],
});
