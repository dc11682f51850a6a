import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { jsonIn } from '#shared/http/json.ts';
import type { Config } from '../config.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import {
  COPY_SETTINGS,
  END_MARK,
  END_OF_ROWS,
  type ExportHeader,
  exportEnd,
  exportHeader,
  HEADER_MARK,
  linesOf,
  listTables,
  quoteIdentifier,
  STANDARD_STREAM,
  type TableToCopy,
} from './export-format.ts';
import { withDatabase } from './open-database.ts';

export interface ImportOptions {
  /** Erase what the database holds first, in the same transaction. */
  readonly replace: boolean;
}

type Lines = AsyncIterator<Buffer, undefined>;

/**
 * Reads `file` or standard input, made by `exportDatabase`, into the database of the settings, which gets this version's schema first. All of
 * it or nothing. Returns rows by table.
 * @throws Error with a message for the operator if the file is of another version or incomplete, or the database holds data.
 */
export async function importDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
  { replace }: ImportOptions,
): Promise<Readonly<Record<string, number>>> {
  const source = await open(file);
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error));
  source.pipe(text);
  const lines = linesOf(text);
  try {
    const header = await readHeader(lines, file);
    await refuseOtherSchema(header);
    return await withDatabase(config, async ({ url, client }) => {
      await migrate(url);
      return inTransaction(client, () => fill(client, lines, { header, replace }));
    });
  } catch (error) {
    if (isOfGzip(error)) throw new Error(`${file} is damaged or is no export. Nothing was imported.`, { cause: error });
    throw error;
  } finally {
    source.destroy();
    text.destroy();
  }
}

async function open(file: string): Promise<Readable> {
  if (file === STANDARD_STREAM) return process.stdin;
  await access(file).catch((cause: unknown) => {
    throw new Error(`${file} cannot be read.`, { cause });
  });
  return createReadStream(file);
}

async function readHeader(lines: Lines, file: string): Promise<ExportHeader> {
  const first = await nextLine(lines);
  const header = first.startsWith(HEADER_MARK) ? jsonIn(first.slice(HEADER_MARK.length)) : undefined;
  const parsed = exportHeader.safeParse(header);
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is no export of Bidwright that this version can read.`);
}

async function refuseOtherSchema({ schema }: ExportHeader): Promise<void> {
  const ours = (await readMigrations()).map(({ tag, hash }): [string, string] => [tag, hash]);
  if (isDeepStrictEqual(schema, ours)) return;
  const last = (list: readonly (readonly [string, string])[]) => list.at(-1)?.[0] ?? 'none';
  throw new Error(
    `The file has the schema of another version: its last migration is ${last(schema)}, the last of this version is ${last(ours)}.
Import it with the version that made it, then start this version on that database.`,
  );
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query(COPY_SETTINGS);
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

interface Wanted extends ImportOptions {
  readonly header: ExportHeader;
}

async function fill(client: pg.Client, lines: Lines, { header, replace }: Wanted): Promise<Record<string, number>> {
  const tables = await listTables(client);
  const names = tables.map(({ name }) => name);
  if (!isDeepStrictEqual([...names].sort(), [...header.tables].sort()))
    throw new Error('The tables of the file are not those of the database. Nothing was imported.');
  // No other connection may write what would be mixed with it.
  await client.query(`lock table ${names.map(quoteIdentifier).join(', ')} in exclusive mode`);
  if (replace) await client.query(`truncate ${names.map(quoteIdentifier).join(', ')}`);
  else await refuseData(client, names);
  const rows: Record<string, number> = {};
  for (const table of inOrderOf(header.tables, tables)) rows[table.name] = await copyIn(client, lines, table);
  await refuseCut(lines, rows);
  return rows;
}

function inOrderOf(names: readonly string[], tables: readonly TableToCopy[]): TableToCopy[] {
  return names.flatMap((name) => tables.filter((table) => table.name === name));
}

async function refuseData(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { rowCount } = await client.query(`select 1 from ${quoteIdentifier(name)} limit 1`);
    if (rowCount !== 0)
      throw new Error(
        `The database is not empty: ${name} has rows. Nothing was imported. With --replace its data is erased first.`,
      );
  }
}

async function copyIn(client: pg.Client, lines: Lines, { name, target }: TableToCopy): Promise<number> {
  const statement = await nextLine(lines);
  if (statement !== `COPY ${target} FROM stdin;\n`)
    throw new Error(`The file is damaged before the rows of ${name}. Nothing was imported.`);
  const copy = client.query(copyStreams.from(`COPY ${target} FROM STDIN`));
  // Rejects with what the server refuses.
  const finished = once(copy, 'finish');
  finished.catch(() => undefined);
  let isRefused = false;
  copy.once('error', () => {
    isRefused = true;
    // The copy has no connection from here on. It would go on sending what it holds, and throw where nothing catches it.
    copy.cork();
    Reflect.set(copy, 'chunks', []);
  });
  try {
    for (let line = await lines.next(); ; line = await lines.next()) {
      if (line.done) throw cutShort();
      if (line.value.length === END_OF_ROWS.length && line.value.toString() === END_OF_ROWS) break;
      // A copy that was refused takes no more rows, and cannot be called off.
      if (isRefused) await finished;
      if (!copy.write(line.value)) await Promise.race([once(copy, 'drain'), finished]);
    }
  } catch (error) {
    // Tells the server that no more comes; it waits for rows otherwise, and the connection with it.
    if (!isRefused) copy.destroy();
    throw error;
  }
  copy.end();
  await finished;
  return copy.rowCount;
}

async function refuseCut(lines: Lines, rows: Readonly<Record<string, number>>): Promise<void> {
  const last = await nextLine(lines);
  const end = exportEnd.safeParse(last.startsWith(END_MARK) ? jsonIn(last.slice(END_MARK.length)) : undefined);
  if (!end.success || !isDeepStrictEqual(end.data.rows, rows)) throw cutShort();
  // Reads to the end of the gzip stream, where its checksum is.
  if (!(await lines.next()).done) throw cutShort();
}

async function nextLine(lines: Lines): Promise<string> {
  const next = await lines.next();
  return next.done ? '' : next.value.toString();
}

function cutShort(): Error {
  return new Error('The file is incomplete. Nothing was imported.');
}

function isOfGzip(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
