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
