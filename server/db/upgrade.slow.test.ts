import { expect, inject, it, onTestFinished } from 'vitest';
import { copyDatabase, dropDatabase, execute, urlOf } from '../testing/database-server.ts';
import { startMain } from '../testing/main-process.ts';
import { everyRow, fillEveryTable } from '../testing/odd-rows.ts';
import { migrate, readMigrations } from './migrate.ts';

const server = inject('databaseServer');
const ROWS = 3;

/** Tables that a later migration turns into others or renames. */
const TURNED_INTO_OTHERS = ['draft_revisions', 'draft_texts', 'draft_words', 'drafts', 'proposal_versions'];

/** Its rows become documents as those of drafts do, and here all rows have the same few ids. */
const NOT_FILLED = ['proposal_versions'];

it('brings a database of the first release, filled at every step, to this version with every row', async () => {
  const name = await copyDatabase(server.url, 'template0');
  onTestFinished(() => dropDatabase(server.url, name));
  const url = urlOf(server.url, name);
  const all = await readMigrations();
  const filled = new Set<string>();
  for (let count = 1; count <= all.length; count++) {
    await migrate(url, all.slice(0, count));
    const found = await everyRow(url);
    const isNew = (table: string) => !filled.has(table) && found[table]?.length === 0 && !NOT_FILLED.includes(table);
    await fillEveryTable(url, { rows: ROWS, largeChars: 0, only: isNew });
    for (const table of Object.keys(found)) filled.add(table);
  }
  const rows = await everyRow(url);
  const gone = [...filled].filter((table) => rows[table] === undefined);
  expect(gone.sort()).toEqual(TURNED_INTO_OTHERS);
  const fewer = Object.entries(rows).filter(([, found]) => found.length < ROWS);
  expect(fewer.map(([table]) => table)).toEqual([]);
  // What was filled at the first release is still itself.
  const generations = await execute(url, 'select plain_text, status, input from generations order by id');
  expect(generations).toHaveLength(ROWS);
  expect(
    generations.every(({ plain_text: text, status }) => String(text).includes('日本語') && status === 'failed'),
  ).toBe(true);

  const app = startMain({ DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'warn' });
  const ready = await fetch(`${await app.origin}/readyz`);
  expect(await ready.json()).toMatchObject({ checks: { database: 'ok', migrations: 'ok' } });
});
