import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { type HtmlPage, renderHtml } from '../http/html.ts';

export interface Page extends HtmlPage {
  /** The origins that may frame it; none by default. */
  readonly frameAncestors?: string;
}

/** Sends a page that loads nothing from elsewhere. */
export function sendPage(c: Context, status: 200 | 403 | 404, page: Page): Response {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "script-src 'self'",
    "connect-src 'self'",
    'img-src data:',
    "form-action 'self'",
    `frame-ancestors ${page.frameAncestors ?? "'none'"}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return c.html(renderHtml(page, nonce), status, {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
}

export function money(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** November 28, 2026 */
export function day(at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}

/** A page with one line of text. */
export function invoicePdf(number: string, cents: number): string {
  const stream = `BT /F1 18 Tf 72 720 Td (Test invoice ${number}: ${money(cents)}) Tj ET`;
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
