import { describe, expect, it } from 'vitest';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { HISTORY_LIMITS, type JobGroup, listVersions } from '#shared/proposals/versions.ts';
import { createDatabase } from '../../../db/client.ts';
import { aJob, startApp, type TestApp } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { scriptedEngine } from '../../../testing/engine.ts';
import { startWith } from '../../../testing/premium.ts';
import { createTestPool } from '../../../testing/test-pool.ts';
import { readHistory } from './service.ts';

const PATH = '/api/user/proposals/versions';
const PRO = "plan = 'pro'";

async function write(client: Pick<Client, 'post'>, jobTitle: string): Promise<string> {
  const answer = await client.post('/api/generate-proposal', aJob({ jobTitle }));
  expect(answer.status, answer.text).toBe(200);
  return String(answer.body.proposalId);
}

async function history(client: Pick<Client, 'get'>, query = '') {
  const answer = await client.get(`${PATH}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return listVersions.output.parse(answer.body);
}

/** A page in few words: each job with the numbers that came with it. */
const inShort = (groups: readonly JobGroup[]) =>
  groups.map(({ jobTitle, versionCount, versions }) => [
    jobTitle,
    versionCount,
    versions.map(({ version }) => version),
  ]);

/** Versions as if they had been written, `counts` of them for jobs of those names, the first job written for last. */
async function fill(app: TestApp, userId: string, counts: Readonly<Record<string, number>>): Promise<void> {
  const { pool } = app.database;
  for (const [i, [jobKey, count]] of Object.entries(counts).entries()) {
    const at = new Date(Date.UTC(2026, 0, 5, 10) - i * 1_000);
    await pool.query('insert into proposal_jobs values ($1, $2, $2, $3, $4)', [userId, jobKey, count, at]);
    await pool.query(
      `with texts as (insert into generations (owner_id, id, owner_kind, status, input, plain_text, answer, created_at,
          updated_at, finished_at)
        select $1, gen_random_uuid(), 'user', 'done', '{}', '', '{}', $4, $4, $4 from generate_series(1, $3::int)
        returning id)
      , made as (insert into documents (user_id, id, revision, is_autosave, job_title, excerpt, name_key, title_key, search_text,
          created_at, last_updated, status_at)
        select $1, id, 1, true, $2, '', $2, $2, '', $4, $4, $4 from texts returning id)
      insert into document_revisions (user_id, document_id, revision, cause, job_title, job_description, content, format, digest,
          saved_at, generation_id, job_key, version)
        select $1, id, 1, 'generated', $2, '', '', 'html', '', $4, id, $2, row_number() over () from made`,
      [userId, jobKey, count, at],
    );
  }
}

describe('the history', () => {
  it('numbers what was written within its job, and has the job written for last first', async () => {
    const { app } = await startWith(PRO);
    for (const title of ['Logo', 'Sign', '  LOGO ', 'Ｌｏｇｏ']) await write(app, title);
    expect(inShort((await history(app)).proposals)).toEqual([
      ['Ｌｏｇｏ', 3, [3, 2, 1]],
      ['Sign', 1, [1]],
    ]);
    // Nothing for a job or a number that is not there.
    for (const query of ['job=nothing', 'job=a%00b', 'job=%25', 'job=logo&before=1'])
      expect(
        (await history(app, `?${query}`)).proposals.flatMap(({ versions }) => versions),
        query,
      ).toEqual([]);
  });

  it('is of the person alone, and says of each version exactly this', async () => {
    const { app } = await startWith(PRO);
    const id = await write(app, 'Logo');
    const other = app.newBrowser();
    const { id: otherId } = await other.signUp();
    await app.database.pool.query(`update users set ${PRO} where id = $1`, [otherId]);
    await write(other, 'Logo');
    expect(inShort((await history(other)).proposals)).toEqual([['Logo', 1, [1]]]);
    await app.database.pool.query("update document_revisions set saved_at = '2025-01-05T15:04:05.678Z'");
    await app.database.pool.query("update proposal_jobs set last_updated = '2025-01-05T15:04:05.678Z'");
    expect((await app.get(PATH)).body).toEqual({
      isPro: true,
      nextCursor: null,
      proposals: [
        {
          jobKey: 'logo',
          jobTitle: 'Logo',
          versionCount: 1,
          lastUpdated: '2025-01-05T15:04:05.678Z',
          versions: [
            {
              id,
              documentId: id,
              revision: 1,
              version: 1,
              jobTitle: 'Logo',
              createdAt: '2025-01-05T15:04:05.678Z',
              formattedDate: 'Jan 5, 2025',
              formattedTime: '3:04 PM',
              document: documentOfText('A bread bag is small.'),
              generatedProposal: '<p>A bread bag is small.</p>',
            },
          ],
        },
      ],
    });
  });

  it('has proposals from before Pro, and no failed ones', async () => {
    const { app, set } = await startWith("plan = 'free'");
    await write(app, 'Logo');
    await set(PRO);
    expect(inShort((await history(app)).proposals)).toEqual([['Logo', 1, [1]]]);
    const broken = await startApp({ besides: app, engine: scriptedEngine({ failWith: new Error('broken') }) });
    for (const [name, value] of app.cookies) broken.cookies.set(name, value);
    expect((await broken.post('/api/generate-proposal', aJob({ jobTitle: 'Logo' }))).status).toBe(502);
    await write(app.newBrowser(), 'Of a visitor');
    expect([await app.count('document_revisions'), await app.count('proposal_jobs')]).toEqual([1, 1]);
  });

  it('gives each of those that are done at the same time a number of its own', async () => {
    const { app } = await startWith(PRO);
    const other = await startApp({ besides: app });
    for (const [name, value] of app.cookies) other.cookies.set(name, value);
    const apps = [app, other, app, other, app];
    for (let round = 0; round < 3; round++) await Promise.all(apps.map((client) => write(client, 'Logo')));
    const all = Array.from({ length: 15 }, (_, i) => 15 - i);
    expect(inShort((await history(app)).proposals)).toEqual([['Logo', 15, all]]);
  });

  it('comes in pages of jobs, each job once, and a long one by its numbers', async () => {
    const { app, user } = await startWith(PRO);
    // The tenth, at which the first page ends, has a title of any length.
    const long = `${'\u4e00'.repeat(150)}${'𠀀'.repeat(150)}`;
    const titles = Array.from({ length: 23 }, (_, i) => (i === 9 ? long : `Job ${i}`));
    await fill(app, user.id, Object.fromEntries(titles.map((title, i) => [title, i === 0 ? 45 : 1])));
    const pages = [await history(app)];
    for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) {
      pages.push(await history(app, `?cursor=${encodeURIComponent(next)}`));
    }
    expect(pages.map(({ proposals }) => proposals.length)).toEqual([10, 10, 3]);
    expect(pages.flatMap(({ proposals }) => proposals.map(({ jobTitle }) => jobTitle))).toEqual(titles);
    const numbers = [];
    for (let before = 46; before > 1; before = numbers.at(-1) ?? 1) {
      const [job] = (await history(app, `?job=Job%200&before=${before}`)).proposals;
      numbers.push(...(job?.versions.map(({ version }) => version) ?? []));
      expect([job?.versionCount, job?.versions.length]).toEqual([
        45,
        Math.min(HISTORY_LIMITS.versionsOfJob, before - 1),
      ]);
    }
    expect(numbers).toEqual(Array.from({ length: 45 }, (_, i) => 45 - i));
  });

  it('is read with one connection, however many jobs are on the page', async () => {
    const { app, user } = await startWith(PRO);
    await fill(app, user.id, Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`Job ${i}`, 2])));
    const pool = createTestPool(app.database.url);
    let [inUse, most] = [0, 0];
    pool.on('acquire', () => {
      inUse += 1;
      most = Math.max(most, inUse);
    });
    pool.on('release', () => {
      inUse -= 1;
    });
    const { proposals } = await readHistory(createDatabase(pool), user.id, {});
    await pool.end();
    expect([proposals.length, most]).toEqual([10, 1]);
  });

  it('has no page at a place that it did not name, and refuses what it cannot read', async () => {
    const { app } = await startWith(PRO);
    const cursor = 'This page of the list no longer exists. Start again from the first.';
    for (const place of ['x', '12', ' ', '-1 logo', '99999999999999 logo', '1 a%00b', "1'%20or%20true"]) {
      const { status, body } = await app.get(`${PATH}?cursor=${place}`);
      expect([status, body.code, body.fields], place).toEqual([400, 'INVALID_INPUT', { cursor }]);
    }
    const unread = ['before=0&job=a', 'before=x&job=a', 'before=2147483648&job=a', 'cursor=a&cursor=b'];
    for (const query of [...unread, `job=${'x'.repeat(1_001)}`])
      expect((await app.get(`${PATH}?${query}`)).status, query).toBe(400);
  });
});
