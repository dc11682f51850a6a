import { PAGE_PATHS } from '#shared/site/paths.ts';
import type { App } from './context.ts';

const PATH = '/.well-known/security.txt';
const DAY_MS = 86_400_000;
/** RFC 9116 recommends less than a year; it is written anew for each answer. */
const VALID_DAYS = 180;

interface SecurityContact {
  /** Where the site is reached, without a slash at its end. */
  readonly origin: string;
  readonly email: string;
  readonly now: () => number;
}

/** Says where security problems are reported. Source: https://www.rfc-editor.org/rfc/rfc9116 */
export function mountSecurityTxt(app: App, { origin, email, now }: SecurityContact): void {
  app.get(PATH, (c) => {
    c.set('pattern', PATH);
    const today = Math.floor(now() / DAY_MS) * DAY_MS;
    const lines = [
      `Contact: mailto:${email}`,
      `Contact: ${origin}${PAGE_PATHS.contact}`,
      `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${origin}${PATH}`,
    ];
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' };
    return c.body(`${lines.join('\n')}\n`, 200, headers);
  });
}
