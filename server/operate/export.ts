import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { z } from 'zod';
import type { Config } from '../config.ts';
import {
  COPY_SETTINGS,
  END_MARK,
  END_OF_ROWS,
  type ExportHeader,
  HEADER_MARK,
  listTables,
  STANDARD_STREAM,
  type TableToCopy,
} from './export-format.ts';
import { withDatabase } from './open-database.ts';

const history = z.array(z.object({ tag: z.string(), hash: z.string() }));

/**
 * Writes all data as it is at one moment into `file`, which must not exist, or to standard output; the app may run meanwhile.
 * Returns rows by table.
 * @throws Error with a message for the operator; then there is no file.
 */
export async function exportDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<Readonly<Record<string, number>>> {
  const write = file === STANDARD_STREAM ? writeOut : writeWhole;
  return withDatabase(config, ({ client }) => inOneMoment(client, () => write(client, file)));
}

async function inOneMoment<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  try {
    await client.query(COPY_SETTINGS);
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

/** Under another name first, so that a file with its name is whole. Only its owner may read it: it holds everything. */
async function writeWhole(client: pg.Client, file: string): Promise<Record<string, number>> {
  const making = `${file}.making-${randomBytes(4).toString('hex')}`;
  // Written to the disk itself before it is closed.
  const output = createWriteStream(making, { flags: 'wx', mode: 0o600, flush: true });
  try {
    const rows: Record<string, number> = {};
    await pipeline(Readable.from(parts(client, rows)), createGzip(), output);
    if (!output.closed) await once(output, 'close');
    await link(making, file);
    return rows;
  } catch (error) {
    throw inWords(error, file);
  } finally {
    await rm(making, { force: true });
  }
}

async function writeOut(client: pg.Client): Promise<Record<string, number>> {
  if (process.stdout.isTTY)
    throw new Error('An export is no text for a terminal: send it into a file (export - > FILE).');
  const rows: Record<string, number> = {};
  await pipeline(Readable.from(parts(client, rows)), createGzip(), process.stdout, { end: false });
  return rows;
}

function inWords(error: unknown, file: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const why =
    error.code === 'EEXIST' ? 'exists already: name another file' : `cannot be written (${String(error.code)})`;
  return new Error(`${file} ${why}.`, { cause: error });
}

async function* parts(client: pg.Client, rows: Record<string, number>): AsyncGenerator<Buffer | string> {
  const tables = await listTables(client);
  yield `${HEADER_MARK}${JSON.stringify(await headerOf(client, tables))}\n`;
  for (const { name, target } of tables) {
    yield `COPY ${target} FROM stdin;\n`;
    const copy = client.query(copyStreams.to(`COPY ${target} TO STDOUT`));
    for await (const chunk of copy) yield Buffer.from(chunk);
    rows[name] = copy.rowCount;
    yield END_OF_ROWS;
  }
  yield `${END_MARK}${JSON.stringify({ rows })}\n`;
}

async function headerOf(client: pg.Client, tables: readonly TableToCopy[]): Promise<ExportHeader> {
  const found = await client.query('select tag, hash from schema_migrations order by tag').catch((cause: unknown) => {
    throw new Error('There is nothing to export: Bidwright has never started on this database.', { cause });
  });
  const schema = history.parse(found.rows).map(({ tag, hash }): [string, string] => [tag, hash]);
  return { format: 1, schema, tables: tables.map(({ name }) => name) };
}
