import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { findLinkIn } from '#server/testing/mail-link.ts';
import type { App } from './app.ts';
import { expect } from './test.ts';

/**
 * The link of the newest mail with this subject to this person, when it has been sent. It is without a host, for the name that the
 * browser knows the app by: cookies do not pass from one name of a machine to another.
 */
export async function linkMailedTo(app: App, to: string, subject: string): Promise<string> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await mailsIn(app.outbox)).findLast((mail) => mail.subject === subject && mail.to?.[0]?.address === to);
    expect(found, `a mail '${subject}' to ${to}`).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [100] });
  if (!found) throw new Error('it was there a moment ago');
  const { pathname, search } = findLinkIn(found);
  return pathname + search;
}

async function mailsIn(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
