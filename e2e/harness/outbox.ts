import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { findLinkIn } from '#server/testing/mail-link.ts';
import type { App } from './app.ts';
import { expect } from './test.ts';

/** The newest mail with this subject to this person, when it has been sent. */
export async function mailTo(app: App, to: string, subject: string): Promise<Email & { link: URL }> {
  let found: Email | undefined;
  await expect(async () => {
    found = (await mailsIn(app.outbox)).findLast((mail) => mail.subject === subject && mail.to?.[0]?.address === to);
    expect(found, `a mail '${subject}' to ${to}`).toBeDefined();
  }).toPass({ timeout: 60_000, intervals: [100] });
  if (!found) throw new Error('it was there a moment ago');
  return { ...found, link: findLinkIn(found) };
}

async function mailsIn(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))));
}
