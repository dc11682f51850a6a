import type { Readable } from 'node:stream';
import type pg from 'pg';
import { z } from 'zod';

/**
 * The file of `npm run db:export`: gzip of the text that `pg_dump --data-only` writes, so that `psql` can read it too. A first
 * comment holds the header, then come the tables, each after those that it links to:
 *
 *     -- bidwright export {"format":1,"schema":[["0000_first_tables","<sha256>"],…],"tables":["users",…]}
 *     COPY "users" ("id", "username") FROM stdin;
 *     01a1…	anna
 *     \.
 *     -- end {"rows":{"users":1}}
 *
 * Rows are in PostgreSQL's COPY text format, UTF-8, times in UTC. The last line says that the file is whole.
 */
export const HEADER_MARK = '-- bidwright export ';
export const END_MARK = '-- end ';
export const END_OF_ROWS = '\\.\n';

export const exportHeader = z.object({
  format: z.literal(1),
  /** Name and hash of every migration that had run. */
  schema: z.array(z.tuple([z.string(), z.string()])),
  tables: z.array(z.string()),
});
export type ExportHeader = z.infer<typeof exportHeader>;

export const exportEnd = z.object({ rows: z.record(z.string(), z.int()) });

/** Values as text are the same on every server, and the transaction may wait for the program that writes or reads the pipe. */
export const COPY_SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8';
  set local idle_in_transaction_session_timeout = 0`;

/** Instead of the name of a file: standard output of an export, standard input of an import. For where no file can be made. */
export const STANDARD_STREAM = '-';

const HISTORY = 'schema_migrations';

/** A table with its columns as the statement that reads or writes it names them. */
export interface TableToCopy {
  readonly name: string;
  /** Such as `"users" ("id", "email")`. */
  readonly target: string;
}

/** All tables of the app, each after those that it links to. The history of migrations is none of them. */
export async function listTables(client: pg.ClientBase): Promise<TableToCopy[]> {
  const columns = await client.query<{ name: string; columns: string }>(
    `select c.relname as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
       from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> $1
      group by c.relname order by c.relname`,
    [HISTORY],
  );
  const links = await client.query<{ of: string; to: string }>(
    `select a.relname as of, b.relname as to from pg_constraint l
       join pg_class a on a.oid = l.conrelid join pg_class b on b.oid = l.confrelid
      where l.contype = 'f' and l.connamespace = current_schema()::regnamespace and a.oid <> b.oid`,
  );
  const tables = columns.rows.map(({ name, columns: list }) => ({
    name,
    target: `${quoteIdentifier(name)} (${list})`,
  }));
  return inOrder(tables, links.rows);
}

/** @throws Error when tables link to each other in a circle. */
function inOrder(tables: readonly TableToCopy[], links: readonly { of: string; to: string }[]): TableToCopy[] {
  const done: TableToCopy[] = [];
  const isDone = (name: string) => done.some((table) => table.name === name);
  while (done.length < tables.length) {
    const next = tables.find(({ name }) => !isDone(name) && links.every(({ of, to }) => of !== name || isDone(to)));
    if (!next) throw new Error('Tables link to each other in a circle, so no order of them can be imported.');
    done.push(next);
  }
  return done;
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

const LINE_END = 0x0a;
const bytesOf = z.instanceof(Buffer);

/** The lines of a stream of bytes, each with its line end, which the last may lack. */
export async function* linesOf(stream: Readable): AsyncGenerator<Buffer, undefined> {
  let begun: Buffer[] = [];
  for await (const chunk of stream) {
    const bytes: Buffer = bytesOf.parse(chunk);
    let from = 0;
    for (let at = bytes.indexOf(LINE_END); at !== -1; at = bytes.indexOf(LINE_END, from)) {
      yield begun.length === 0 ? bytes.subarray(from, at + 1) : Buffer.concat([...begun, bytes.subarray(from, at + 1)]);
      begun = [];
      from = at + 1;
    }
    if (from < bytes.length) begun.push(bytes.subarray(from));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
