import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { copyDatabase, dropDatabase, execute, urlOf } from '../testing/database-server.ts';
import { isMigrated, type Migration, migrate, readMigrations } from './migrate.ts';

const server = inject('databaseServer').appUrl;
const databases: string[] = [];
let url = '';
beforeEach(async () => {
  const name = await copyDatabase(server, 'template0');
  databases.push(name);
  url = urlOf(server, name);
});
afterAll(async () => {
  for (const name of databases) await dropDatabase(server, name);
});

const migration = (tag: string, ...statements: string[]): Migration => ({
  tag,
  statements,
  hash: `hash of ${statements.join(';')}`,
});
const first = migration('0000_first', 'create table a (n int)');
const second = migration('0001_second', 'create table b (n int)', 'insert into b values (1)');

describe('migrating', () => {
  it('brings an empty database to this version once, though five apps start at the same moment', async () => {
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
    const folder = fileURLToPath(new URL('./migrations', import.meta.url));
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).map((name) => name.slice(0, -4));
    expect(ran.flat().sort()).toEqual(files.sort());
    expect(await tables()).toEqual(expect.arrayContaining(['app_secrets', 'generations', 'rate_limits']));
  });

  it('reports as readiness whether this version’s schema is there', async () => {
    const pool = new pg.Pool({ connectionString: url });
    await migrate(url, [first]);
    expect(await isMigrated(pool)).toBe(false);
    await pool.query('drop table a, schema_migrations');
    await migrate(url);
    expect(await isMigrated(pool)).toBe(true);
    await pool.end();
  });

  it('runs what is new, and nothing twice', async () => {
    expect(await migrate(url, [first])).toEqual(['0000_first']);
    expect(await migrate(url, [first, second])).toEqual(['0001_second']);
    expect(await migrate(url, [first, second])).toEqual([]);
  });

  it('keeps nothing of a migration that fails half-way, and says which it was and why', async () => {
    const broken = migration('0001_broken', 'create table half (n int)', 'create nonsense');
    await expect(migrate(url, [first, broken])).rejects.toThrow(
      'Migration 0001_broken failed; nothing of it was kept. The database says: syntax error at or near "nonsense" (42601)',
    );
    expect(await tables()).toEqual(['a', 'schema_migrations']);
  });
});

it('gives the profiles that people stored before a place each', async () => {
  const all = await readMigrations();
  const later = all.findIndex(({ tag }) => tag === '0003_profile-places');
  await migrate(url, all.slice(0, later));
  const owner = '01a1fe3a-7f85-7357-9973-be2fac5b5e97';
  for (const day of [1, 2]) {
    await execute(
      url,
      `insert into profiles values ('${owner}', '01a1fe3a-7f85-7357-9973-be2fac5b5e9${day}', 'Niche ${day}', 'niche ${day}', 1,
        '', '', '', '[]', '2026-11-0${day}T00:00:00Z', '2026-11-0${day}T00:00:00Z')`,
    );
  }
  await migrate(url, all);
  expect(await execute(url, 'select name, place from profiles order by place')).toEqual([
    { name: 'Niche 1', place: 1 },
    { name: 'Niche 2', place: 2 },
  ]);
});

describe('a database with another migration history is refused with a clear message', () => {
  beforeEach(() => migrate(url, [first, second]));

  it.each([
    ['a file was changed after it had run', [first, { ...second, hash: 'other' }], '0001_second was changed'],
    ['a newer version has been here', [first], 'it has run 0001_second, which this version does not have'],
    [
      'a file was put in before one that has run',
      [first, migration('0000_late', 'select 1'), second],
      '0000_late would run after 0001_second',
    ],
  ])('when %s', async (_name, files, why) => {
    await expect(migrate(url, files)).rejects.toThrow(`The database cannot be used by this version: ${why}`);
    expect(await tables()).toEqual(['a', 'b', 'schema_migrations']);
  });
});

it('stores the plan on the subscriptions that have given someone Pro, and on no other', async () => {
  const all = await readMigrations();
  const later = all.findIndex(({ tag }) => tag === '0019_plan_on_subscriptions');
  await migrate(url, all.slice(0, later));
  const [anna, eve] = ['01a1fe3a-7f85-7357-9973-be2fac5b5e97', '01a1fe3a-7f85-7357-9973-be2fac5b5e98'];
  await execute(
    url,
    `insert into users (id, username, email, plan, pro_until, pro_trial_credits_used, created_at, updated_at) values
      ('${anna}', 'anna', 'anna@a.example', 'pro', '2026-12-04T00:00:00Z', 0, now(), now()),
      ('${eve}', 'eve', 'eve@a.example', 'free', null, 0, now(), now())`,
  );
  const subscription = (id: string, userId: string, status: string, price: string) =>
    `('live', '${id}', '${userId}', 'ctm_1', '${status}', '${price}', 1, '2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z', '', now(), now())`;
  await execute(
    url,
    `insert into subscriptions (environment, subscription_id, user_id, customer_id, status, price_id, quantity,
      period_starts_at, period_ends_at, version, created_at, updated_at) values
      ${subscription('sub_1', anna, 'active', 'pri_ours')}, ${subscription('sub_2', eve, 'canceled', 'pri_ours')},
      ${subscription('sub_3', eve, 'active', 'pri_other')}`,
  );
  await migrate(url, all);
  expect(await execute(url, 'select subscription_id, plan, cycle from subscriptions order by 1')).toEqual([
    { subscription_id: 'sub_1', plan: 'pro', cycle: 'monthly' },
    { subscription_id: 'sub_2', plan: 'pro', cycle: 'monthly' },
    { subscription_id: 'sub_3', plan: null, cycle: null },
  ]);
});

it('makes documents of drafts and versions, and keeps every row', async () => {
  const until = (await readMigrations()).filter(({ tag }) => tag < '0022');
  await migrate(url, until);
  const user = '00000000-0000-7000-8000-000000000001';
  const id = (n: number) => `00000000-0000-7000-8000-0000000000${n}`;
  const at = (minute: number) => `'2026-01-05T10:${minute}:00Z'`;
  const answer = JSON.stringify({
    formattedProposal: '<p>Dear <strong>baker</strong>,</p><p>I drew</p>',
    language: 'de',
    material: { playbook: { file: 'en/design/logo' } },
    sentences: [
      { text: 'Dear baker,', source: 'joint' },
      { text: 'I drew', source: 'fact' },
    ],
  });
  const input = (title: string) =>
    JSON.stringify({ jobTitle: title, jobDescription: 'A logo', tone: 'casual', style: 'concise' });
  const generation = (n: number, title: string) =>
    `('${user}', '${id(n)}', 'user', 'done', '${input(title)}', 'Dear baker', '${answer}', ${at(n)}, ${at(n)}, ${at(n)})`;
  const draft = (n: number, deleted: string) =>
    `('${user}', '${id(n)}', 2, false, 'Mine', 'Logo', '', 'mine', 'logo', ' mine logo', ${at(10)}, ${at(30)}, ${deleted})`;
  const revision = (n: number, r: number, byItself: boolean, work: object | null) =>
    `('${user}', '${id(n)}', ${r}, ${byItself}, 'Logo', '', 'Text ${r}', 'text', ${work ? `'${JSON.stringify(work)}'` : 'null'}, 'd', ${at(20 + r)})`;
  const work = { proposal: { proposalId: id(11), edited: false } };
  await execute(
    url,
    `insert into generations (owner_id, id, owner_kind, status, input, plain_text, answer, created_at, updated_at, finished_at)
       values ${[generation(11, 'Logo'), generation(12, 'Logo'), generation(13, ' Übersicht e-mail')].join(', ')};
     insert into proposal_jobs values ('${user}', 'logo', 'Logo', 3, ${at(12)}), ('${user}', 'übersicht e-mail', 'Übersicht e-mail', 1, ${at(13)});
     insert into proposal_versions (user_id, id, job_key, version, generation_id, restored_from, created_at) values
       ('${user}', '${id(11)}', 'logo', 1, '${id(11)}', null, ${at(11)}),
       ('${user}', '${id(12)}', 'logo', 2, '${id(12)}', null, ${at(12)}),
       ('${user}', '${id(14)}', 'logo', 3, '${id(12)}', 2, ${at(14)}),
       ('${user}', '${id(13)}', 'übersicht e-mail', 1, '${id(13)}', null, ${at(13)});
     insert into drafts (user_id, id, revision, is_autosave, name, job_title, excerpt, name_key, title_key, search_text, created_at, last_updated, deleted_at)
       values ${draft(20, 'null')}, ${draft(21, at(40))};
     insert into draft_revisions (user_id, draft_id, revision, is_autosave, job_title, job_description, content, format, work, digest, saved_at)
       values ${[revision(20, 1, true, work), revision(20, 2, false, work), revision(21, 1, false, null), revision(21, 2, true, null)].join(', ')}`,
  );
  await migrate(url);
  const documents = await execute(
    url,
    `select right(id::text, 2) as id, revision, job_title, search_text, first_line, status, tone, trade, language, words, opening
     from documents order by 1`,
  );
  const generated = {
    status: 'draft',
    tone: 'casual',
    trade: 'design',
    language: 'de',
    words: 4,
    opening: 'own_words',
  };
  expect(documents).toEqual([
    {
      id: '12',
      revision: 2,
      job_title: 'Logo',
      search_text: ' logo logo',
      first_line: 'Dear baker , I drew',
      ...generated,
      words: 5,
    },
    {
      ...{ id: '13', revision: 1, job_title: ' Übersicht e-mail', search_text: ' ubersicht e-mail ubersicht e mail' },
      ...{ first_line: 'Dear baker , I drew', ...generated, words: 5 },
    },
    {
      id: '20',
      revision: 2,
      job_title: 'Logo',
      search_text: ' mine logo',
      first_line: 'Text 2',
      ...generated,
      words: 2,
    },
    {
      ...{ id: '21', revision: 2, job_title: 'Logo', search_text: ' mine logo', first_line: 'Text 2', status: 'draft' },
      ...{ tone: null, trade: null, language: null, words: 2, opening: null },
    },
  ]);
  const revisions = await execute(
    url,
    `select right(document_id::text, 2) || ' ' || revision || ' ' || cause || coalesce(' v' || version, '')
       || coalesce(' from ' || restored_from, '') as row from document_revisions order by document_id, revision`,
  );
  expect(revisions.map(({ row }) => row)).toEqual([
    '12 1 generated v2',
    '12 2 restored v3 from 1',
    '13 1 generated v1',
    '20 1 generated v1',
    '20 2 saved',
    '21 1 imported',
    '21 2 edited',
  ]);
});

it('makes text and documents of letters that were stored as HTML', async () => {
  const until = (await readMigrations()).filter(({ tag }) => tag < '0031');
  await migrate(url, until);
  const id = '00000000-0000-7000-8000-000000000001';
  // How every stored letter spelled its signs; the last one is "&#39;" as a person typed it.
  const html =
    '<p>Dear <strong>baker</strong>,<br>I&#39;ve &quot;1 &lt; 2&quot; &amp; you, &amp;#39;</p><ul><li>Bread</li></ul>';
  const work = JSON.stringify({ tone: 'casual', proposal: { html }, earlier: [], editingHtml: null });
  const answer = JSON.stringify({
    formattedProposal: html,
    plainText: 'Dear baker,\nI & you\n\nBread',
    sections: [{}],
  });
  await execute(
    url,
    `insert into documents (user_id, id, revision, is_autosave, job_title, excerpt, name_key, title_key, search_text, status_at, created_at, last_updated)
       values ('${id}', '${id}', 1, true, '', '', '', '', '', now(), now(), now());
     insert into document_texts values ('${id}', 'h', '${html}', 9);
     insert into document_revisions (user_id, document_id, revision, cause, job_title, job_description, content, format, work, text_places, digest, saved_at)
       values ('${id}', '${id}', 1, 'edited', '', '', '', 'html', '${work}', '[{"path": ["content"], "hash": "h"}]', '', now());
     insert into generations (owner_id, id, owner_kind, status, input, plain_text, answer, created_at, updated_at, finished_at)
       values ('${id}', '${id}', 'user', 'done', '{}', '', '${answer}', now(), now(), now())`,
  );
  await migrate(url);
  expect(await execute(url, 'select content, format, work, text_places as places from document_revisions')).toEqual([
    {
      ...{ content: 'Dear baker,\nI\'ve "1 < 2" & you, &#39;\n\nBread', format: 'text', places: [] },
      work: { tone: 'casual', proposal: null, edit: null },
    },
  ]);
  expect(await execute(url, 'select answer from generations')).toMatchObject([
    { answer: { document: ['Dear baker,\nI & you', 'Bread'], sections: [] } },
  ]);
});

it('knows a migration again in a checkout with Windows line ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bidwright-migrations-'));
  await cp(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.sql')) continue;
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(join(folder, name), text.replaceAll('\n', '\r\n'));
  }
  const hashes = (migrations: Migration[]) => migrations.map(({ hash }) => hash);
  expect(hashes(await readMigrations(folder))).toEqual(hashes(await readMigrations()));
  await rm(folder, { recursive: true });
});

async function tables(): Promise<string[]> {
  const rows = await execute(url, "select tablename from pg_tables where schemaname = 'public' order by 1");
  return rows.map((row) => String(row.tablename));
}
