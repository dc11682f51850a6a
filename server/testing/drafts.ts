import { type Draft, draft } from '#shared/drafts/contract.ts';
import { startApp, type TestApp, type TestAppOptions } from './app.ts';
import type { Answer, Client } from './client.ts';

export const DRAFTS = '/api/drafts';

/** The least that a draft is saved with. */
export function aDraft(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo.', content: 'Dear baker', ...more };
}

/** An app and somebody with Pro signed in to it. */
export async function startPro(options: TestAppOptions = {}) {
  const app = await startApp(options);
  const user = await app.signUp();
  await makePro(app, user.id);
  return { app, user };
}

/** Somebody else with Pro, in a browser of their own. */
export async function anotherPro(app: TestApp): Promise<Client> {
  const browser = app.newBrowser();
  await makePro(app, (await browser.signUp()).id);
  return browser;
}

export async function makePro(app: Pick<TestApp, 'database'>, userId: string): Promise<void> {
  await app.database.pool.query("update users set plan = 'pro' where id = $1", [userId]);
}

/** The draft of an answer. */
export function draftOf({ body }: Answer): Draft {
  return draft.parse(body.draft);
}

export async function saved(client: Client, more?: Record<string, unknown>): Promise<Draft> {
  return draftOf(await client.post(`${DRAFTS}/save`, aDraft(more)));
}
