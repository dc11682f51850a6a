import type { ServerResponse } from 'node:http';
import { money } from './page.ts';
import type { Store } from './store.ts';

/** The download of an invoice: a page of text as PDF. False for another path. */
export function sendInvoice(store: Store, response: ServerResponse, { pathname }: URL): boolean {
  const id = /^\/invoices\/(txn_[a-z\d]{26})$/.exec(pathname)?.[1];
  const txn = store.transactions.get(id ?? '');
  if (!txn?.invoice_number) return false;
  const name = `invoice-${txn.invoice_number}.pdf`;
  response
    .writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}"` })
    .end(pdfOf(`Test invoice ${txn.invoice_number}: ${money(txn.amount)}`));
  return true;
}

/** One line of plain letters on one page. */
function pdfOf(line: string): string {
  const stream = `BT /F1 18 Tf 72 720 Td (${line.replace(/[\\()]/g, '')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer << /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`;
}
