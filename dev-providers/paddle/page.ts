import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';

export interface Page {
  readonly title: string;
  readonly body: string;
  readonly styles: string;
  readonly theme?: 'light' | 'dark';
  /** The path of its own script. */
  readonly script?: string;
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

function renderHtml({ title, body, styles, theme, script }: Page, nonce: string): string {
  return `<!doctype html>
<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${styles}</style>
${script ? `<script src="${script}" defer></script>` : ''}
</head>
<body>${body}</body>
</html>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
}

export function money(cents: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** November 28, 2026 */
export function day(at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
}
