import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { aJob } from '../testing/app.ts';
import { copyDatabase, dropDatabase, execute, urlOf } from '../testing/database-server.ts';
import { debianPostgres, startPostgres } from '../testing/debian-postgres.ts';
import { startMain } from '../testing/main-process.ts';
import { everyRow, fillEveryTable } from '../testing/odd-rows.ts';
import { pipeOperate, runOperate } from '../testing/operate-process.ts';

const server = inject('databaseServer');
const LARGE_CHARS = 500_000;
let folder: string;
let filled: string;
let file: string;
let before: Record<string, string[]>;

async function databaseFrom(template: string): Promise<string> {
  const name = await copyDatabase(server.url, template);
  onTestFinished(() => dropDatabase(server.url, name));
  return urlOf(server.url, name);
}

const empty = () => databaseFrom('template0');
const exportFrom = (url: string, to: string) => runOperate(['export', to], { DATABASE_URL: url });
const importInto = (url: string, from: string, ...more: string[]) =>
  runOperate(['import', from, ...more], { DATABASE_URL: url });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidwright-restore-'));
  filled = await copyDatabase(server.url, server.template);
  const url = urlOf(server.url, filled);
  await fillEveryTable(url, { rows: 5, largeChars: LARGE_CHARS });
  before = await everyRow(url);
  file = join(folder, 'all.gz');
  const { code, output } = await exportFrom(url, file);
  if (code !== 0) throw new Error(output);
});
afterAll(async () => {
  await dropDatabase(server.url, filled);
  await rm(folder, { recursive: true });
});

describe('restoring an export', () => {
  it('gives every row of every table back, on an empty database, on which the app starts and writes', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(Object.values(before).every((rows) => rows.length === 5)).toBe(true);
    const url = await empty();
    const tables = Object.keys(before).length;
    expect(await importInto(url, file)).toEqual({
      code: 0,
      output: `${tables * 5} rows of ${tables} tables were imported.\n`,
    });
    expect(await everyRow(url)).toEqual(before);

    const origin = await startMain({ DATABASE_URL: url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' }).origin;
    expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
      checks: { database: 'ok', migrations: 'ok' },
    });
    const headers = { 'content-type': 'application/json', origin };
    const asked = { method: 'POST', headers, body: JSON.stringify(aJob()) };
    const written = await fetch(`${origin}/api/generate-proposal`, asked);
    expect([written.status, await written.json()]).toEqual([
      200,
      expect.objectContaining({ plainText: expect.stringMatching(/\w/) }),
    ]);
  });

  it('goes through standard output and input where no file can be made, and replaces what is there when it is told to', async () => {
    const exported = await pipeOperate(['export', '-'], { DATABASE_URL: urlOf(server.url, filled) });
    expect(exported).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d+ rows of \d+ tables were exported\.\n$/),
    });
    const url = await empty();
    expect(await pipeOperate(['import', '-'], { DATABASE_URL: url }, exported.bytes)).toMatchObject({ code: 0 });
    expect(await everyRow(url)).toEqual(before);
    await execute(url, 'delete from contact_messages');
    expect(await importInto(url, file, '--replace')).toMatchObject({ code: 0 });
    expect(await everyRow(url)).toEqual(before);
    const cut = exported.bytes.subarray(0, exported.bytes.length >> 1);
    const refused = await pipeOperate(['import', '-', '--replace'], { DATABASE_URL: url }, cut);
    expect(refused).toMatchObject({ code: 1, said: expect.stringMatching(/damaged|incomplete/) });
    expect(await everyRow(url)).toEqual(before);
  });

  it('waits for a slow pipe longer than the database waits for others', async () => {
    const text = gunzipSync(await readFile(file));
    const second = text.indexOf('\nCOPY ', text.indexOf('\nCOPY ') + 1) + 1;
    const url = await empty();
    const waited = `select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
      and clock_timestamp() - state_change > interval '2 seconds'`;
    async function* slowly() {
      yield gzipSync(text.subarray(0, second));
      await expect.poll(() => execute(url, waited), { timeout: 30_000 }).toHaveLength(1);
      yield gzipSync(text.subarray(second));
    }
    const impatient = `${url}${url.includes('?') ? '&' : '?'}options=-c%20idle_in_transaction_session_timeout%3D1s`;
    expect(await pipeOperate(['import', '-'], { DATABASE_URL: impatient }, slowly())).toMatchObject({ code: 0 });
    expect(await everyRow(url)).toEqual(before);
  });

  it('moves everything from the embedded database to a PostgreSQL of Debian and back', async (context) => {
    const bin = debianPostgres();
    if (!bin) return context.skip('not run: needs the Debian package postgresql');
    const other = await startPostgres(bin);
    onTestFinished(() => other.stop());
    expect(await importInto(other.url, file)).toMatchObject({ code: 0 });
    expect(await everyRow(other.url)).toEqual(before);
    const back = join(folder, 'back.gz');
    expect(await exportFrom(other.url, back)).toMatchObject({ code: 0 });
    const url = await empty();
    expect(await importInto(url, back)).toMatchObject({ code: 0 });
    expect(await everyRow(url)).toEqual(before);
  });
});

/** In the middle of the largest table. */
function withBadRow(text: string): string {
  const end = text.indexOf('\n\\.\n', text.indexOf('\nCOPY "document_texts" '));
  const last = text.lastIndexOf('\n', end - 1);
  return `${text.slice(0, last)}\nx${text.slice(last)}`;
}

describe('an import is refused, and changes nothing', () => {
  it('when the database has rows', async () => {
    const url = await databaseFrom(server.template);
    await execute(url, "insert into app_secrets values ('mine', 'value', '2026-01-01T00:00:00Z')");
    const { code, output } = await importInto(url, file);
    expect({ code, output }).toEqual({
      code: 1,
      output:
        'The database is not empty: app_secrets has rows. Nothing was imported. With --replace its data is erased first.\n',
    });
    expect(await execute(url, 'select name from app_secrets')).toEqual([{ name: 'mine' }]);
    expect(await execute(url, 'select 1 from users')).toEqual([]);
  });

  it('when the file is of another version', async () => {
    const text = gunzipSync(await readFile(file)).toString('latin1');
    const other = join(folder, 'other.gz');
    await writeFile(other, gzipSync(Buffer.from(text.replace(/,\["\d{4}_[^\]]*\]\],/, '],'), 'latin1')));
    const { code, output } = await importInto(await empty(), other);
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The file has the schema of another version: its last migration is 00\d\d_\S+, the last of this version is 00\d\d_/,
    );
  });

  it('when the file is cut, damaged, no export, without its last line, or has a row that the database refuses', async () => {
    const broken = join(folder, 'broken.gz');
    const whole = await readFile(file);
    const half = whole.length >> 1;
    const text = gunzipSync(whole).toString('latin1');
    const url = await databaseFrom(server.template);
    for (const [bytes, why] of [
      [whole.subarray(0, half), /damaged|incomplete/],
      [Buffer.from(whole).fill(0x55, half, half + 64), /damaged|incomplete|invalid/],
      [Buffer.from('hello'), /damaged or is no export/],
      [gzipSync(gunzipSync(whole).subarray(0, -10)), /incomplete/],
      // The database refuses a row behind, and before, megabytes of others.
      [gzipSync(Buffer.from(withBadRow(text), 'latin1')), /invalid input syntax/],
    ] as const) {
      await writeFile(broken, bytes);
      const { code, output } = await importInto(url, broken);
      expect(code).toBe(1);
      expect(output).toMatch(why);
      expect(Object.values(await everyRow(url)).flat()).toEqual([]);
    }
  });
});

describe('an export', () => {
  it('is readable by its owner alone, and overwrites no file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const again = await exportFrom(urlOf(server.url, filled), file);
    expect(again).toEqual({ code: 1, output: `${file} exists already: name another file.\n` });
  });

  it('says so when there is nothing to export', async () => {
    expect(await exportFrom(await empty(), join(folder, 'none.gz'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is nothing to export'),
    });
  });

  it('is text that psql can read', async () => {
    const [first = '', second] = gunzipSync(await readFile(file))
      .toString()
      .split('\n', 2);
    expect(first).toMatch(/^-- bidwright export \{"format":1,"schema":\[\["0000_first_tables",/);
    expect(second).toMatch(/^COPY "\w+" \(.*\) FROM stdin;$/);
  });
});
