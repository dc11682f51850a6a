import { expect } from 'vitest';
import { type Draft, type DraftRevisionSummary, draft, listDraftRevisions } from '#shared/drafts/contract.ts';
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
export function draftOf({ status, text, body }: Answer): Draft {
  expect(status, text).toBe(200);
  return draft.parse(body.draft);
}

export async function saved(client: Client, more?: Record<string, unknown>): Promise<Draft> {
  return draftOf(await client.post(`${DRAFTS}/save`, aDraft(more)));
}

type More = Record<string, unknown>;
type Headers = Record<string, string>;

export function save(client: Pick<Client, 'post'>, more?: More, headers?: Headers): Promise<Answer> {
  return client.post(`${DRAFTS}/save`, aDraft(more), headers);
}

export function autosave(client: Pick<Client, 'post'>, more?: More, headers?: Headers): Promise<Answer> {
  return client.post(`${DRAFTS}/autosave`, aDraft(more), headers);
}

/** What is listed of the states of a draft, the latest first. */
export async function revisionsOf(client: Pick<Client, 'get'>, id: string): Promise<DraftRevisionSummary[]> {
  const { body } = await client.get(`${DRAFTS}/${id}/revisions?limit=100`);
  return listDraftRevisions.output.parse(body).revisions;
}
