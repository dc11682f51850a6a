import { Download } from 'lucide-react';
import type { Payments } from '#shared/billing/contract.ts';
import { formatPrice } from '#shared/plans/catalogue.ts';
import { useInvoiceDownload, usePayments } from '#web/features/billing/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { longDate } from '#web/ui/dates.ts';
import { toastFailure } from '#web/ui/toast.tsx';

type Invoice = Payments['invoices'][number];

/** Every payment with its invoice. Nothing for a person who has paid nothing. */
export function Invoices() {
  const { data } = usePayments();
  const download = useInvoiceDownload();
  if (!data || data.invoices.length === 0) return null;
  const get = ({ transactionId }: Invoice) =>
    download.mutate(transactionId, {
      onError: (error) => toastFailure('Invoice not downloaded', error.message),
    });
  return (
    <Card aria-labelledby="invoices-title">
      <CardHeader>
        <CardTitle id="invoices-title">Invoices</CardTitle>
      </CardHeader>
      <ul className="divide-y divide-line">
        {data.invoices.map((invoice) => (
          <li key={invoice.transactionId} className="flex min-h-11 flex-wrap items-center gap-x-4 py-1 tabular-nums">
            <span className="flex-1 basis-40">{longDate(invoice.billedAt)}</span>
            <span className="text-ink-soft">{formatPrice(invoice.totalCents, invoice.currency)}</span>
            <Button
              variant="ghost"
              aria-label={`Download invoice ${invoice.number}`}
              busy={download.isPending && download.variables === invoice.transactionId}
              onClick={() => get(invoice)}
            >
              <Download aria-hidden />
              Download
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** 'Visa ending in 4242, expires 12/2034'; undefined while no card is known. */
export function useCardWords(): string | undefined {
  const card = usePayments().data?.card;
  if (!card) return undefined;
  const brand = card.brand === 'unknown' ? 'Card' : card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
  return `${brand.replaceAll('_', ' ')} ending in ${card.last4}, expires ${card.expiryMonth}/${card.expiryYear}`;
}
