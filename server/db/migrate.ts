import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { z } from 'zod';
import { errorForLog } from '../log-error.ts';

// Beside this file in the sources, beside main.js in the build.
const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url));
// Any number that nothing else on this server locks. Advisory locks serve migrations and nothing else.
const LOCK_KEY = 7_263_401;

/** One file of the migrations folder. `hash` is of its text with line ends as LF, so a Windows checkout has the same. */
export interface Migration {
  readonly tag: string;
  readonly hash: string;
  readonly statements: readonly string[];
}

/**
 * Brings the database at `url` to this version's schema and answers the tags that it ran. Any number of processes may do
 * so at once: each file is run by one of them, in one transaction, while the others wait.
 *
 * Not Drizzle's own migrator: it compares only dates, so that it silently skips a file dated earlier than the last one
 * that ran and never sees that a file was changed afterwards, and its table needs a sequence.
 *
 * @throws Error with a message for the operator if the database has another migration history.
 */
export async function migrate(url: string, migrations?: readonly Migration[]): Promise<string[]> {
  const files = migrations ?? (await readMigrations());
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'migration',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const ran: string[] = [];
    for (;;) {
      const tag = await runNext(client, files);
      if (tag === undefined) return ran;
      ran.push(tag);
    }
  } finally {
    // The end of the session ends its transaction, also when the connection is already gone.
    await client.end();
  }
}

/** How many migrations of this version have not run on the database of `client`. @throws Error for another history. */
export async function countPending(client: pg.Client): Promise<number> {
  const found = await client.query<{ there: boolean }>("select to_regclass('schema_migrations') is not null as there");
  const applied = found.rows[0]?.there ? await listApplied(client) : [];
  return pendingOf(await readMigrations(), applied).length;
}

/** True when the last migration this version knows has run; for readiness. */
export async function isMigrated(db: pg.Pool): Promise<boolean> {
  const files = await readMigrations();
  const applied = await db.query<{ hash: string }>('select hash from schema_migrations');
  const hashes = new Set(applied.rows.map((row) => row.hash));
  return files.every((file) => hashes.has(file.hash));
}

/** The checked-in migrations, oldest first. */
export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const journal = journalFile.parse(JSON.parse(await readFile(`${folder}/meta/_journal.json`, 'utf8')));
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = (await readFile(`${folder}/${tag}.sql`, 'utf8')).replaceAll('\r\n', '\n');
      const hash = createHash('sha256').update(text).digest('hex');
      return { tag, hash, statements: text.split('--> statement-breakpoint') };
    }),
  );
}

const journalFile = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const appliedRow = z.object({ tag: z.string(), hash: z.string() });
type Applied = z.infer<typeof appliedRow>;

/**
 * Runs the first migration that has not run and answers its tag. The lock lasts as long as the transaction and not as the
 * session: behind PgBouncer the next transaction may have another session.
 */
async function runNext(client: pg.Client, files: readonly Migration[]): Promise<string | undefined> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    await client.query(
      'create table if not exists schema_migrations (tag text primary key, hash text not null, applied_at timestamptz not null)',
    );
    const [next] = pendingOf(files, await listApplied(client));
    if (next) await apply(client, next);
    await client.query('commit');
    return next?.tag;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function listApplied(client: pg.Client): Promise<Applied[]> {
  return z.array(appliedRow).parse((await client.query('select tag, hash from schema_migrations order by tag')).rows);
}

function pendingOf(files: readonly Migration[], applied: readonly Applied[]): Migration[] {
  const ran = new Map(applied.map((row) => [row.tag, row.hash]));
  const unknown = applied.find((row) => !files.some((file) => file.tag === row.tag));
  if (unknown)
    throw wrongHistory(`it has run ${unknown.tag}, which this version does not have; start the newer version`);
  const changed = files.find((file) => ran.has(file.tag) && ran.get(file.tag) !== file.hash);
  if (changed) throw wrongHistory(`${changed.tag} was changed after it had run; restore it and add a new migration`);
  const firstPending = files.findIndex((file) => !ran.has(file.tag));
  const pending = firstPending === -1 ? [] : files.slice(firstPending);
  const ranLater = pending.find((file) => ran.has(file.tag));
  if (ranLater) throw wrongHistory(`${pending[0]?.tag} would run after ${ranLater.tag}; give it a later number`);
  return pending;
}

function wrongHistory(why: string): Error {
  return new Error(`The database cannot be used by this version: ${why}.`);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    for (const statement of migration.statements) await client.query(statement);
    const row = [migration.tag, migration.hash, new Date()];
    await client.query('insert into schema_migrations (tag, hash, applied_at) values ($1, $2, $3)', row);
  } catch (cause) {
    const { message, code } = errorForLog(cause);
    const reason = code === undefined ? message : `${message} (${code})`;
    throw new Error(`Migration ${migration.tag} failed; nothing of it was kept. The database says: ${reason}`, {
      cause,
    });
  }
}
