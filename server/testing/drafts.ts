import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Draft, type DraftRevisionSummary, draft, listDraftRevisions } from '#shared/drafts/contract.ts';
import { startApp, type TestApp, type TestAppOptions } from './app.ts';
import type { Answer, Client } from './client.ts';

export const DRAFTS = '/api/drafts';
export const PROPOSALS = '/api/proposals';

/** The least that a draft is saved with. */
export function aDraft(more: Record<string, unknown> = {}): Record<string, unknown> {
  return { jobTitle: 'Logo for a bakery', jobDescription: 'We need a logo.', content: 'Dear baker', ...more };
}

/** An app and someone with Pro signed in to it. */
export async function startPro(options: TestAppOptions = {}) {
  const app = await startApp(options);
  const user = await app.signUp();
  await makePro(app, user.id);
  return { app, user };
}

/** Someone else with Pro, in a browser of their own. */
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

/** Drafts as saves would have left them, many at once; `columns` are SQL over `n`, from 1 to `count`. */
export async function leaveDrafts(
  app: Pick<TestApp, 'database'>,
  userId: string,
  count: number,
  columns: Partial<typeof LEFT>,
): Promise<void> {
  const { name, title, isAutosave, createdAt, lastUpdated, deletedAt } = { ...LEFT, ...columns };
  await app.database.pool.query(
    `insert into documents (user_id, id, revision, is_autosave, name, job_title, excerpt, name_key, title_key, search_text, created_at,
       last_updated, status_at, deleted_at)
     select $1::uuid, given.id, 1, ${isAutosave}, name, title, '', name, title, ' ' || name || ' ' || title, ${createdAt},
       ${lastUpdated}, ${lastUpdated}, ${deletedAt}
     from unnest($2::uuid[]) with ordinality as given (id, n), lateral (select ${name} as name, ${title} as title) named`,
    [userId, Array.from({ length: count }, () => randomUUID())],
  );
}

const LEFT = {
  name: "'name'",
  title: "''",
  isAutosave: 'false',
  createdAt: 'to_timestamp(1767225600 + n)',
  lastUpdated: 'to_timestamp(1767225600 + n)',
  deletedAt: 'null::timestamptz',
};

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
  const { body } = await client.get(`${PROPOSALS}/${id}/revisions?limit=100`);
  return listDraftRevisions.output.parse(body).revisions;
}
