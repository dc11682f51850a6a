import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Config } from '../config.ts';
import { CLOCK_IS_OFF_MS, databaseNow } from '../db/clock.ts';
import { startEmbedded } from '../db/embedded/index.ts';
import { errorCode } from '../db/failure.ts';
import { versionOf } from '../db/index.ts';
import { countPending } from '../db/migrate.ts';
import { silentLog } from '../log.ts';
import { type Finding, fault, note, ok } from './finding.ts';

const ABOUT = 'Database';

/** Does it answer, is it new enough, does its schema belong to this version, may tables be made there, and what time does it have? */
export async function checkDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Finding[]> {
  try {
    if (databaseUrl !== undefined) return await examine(databaseUrl, 'of DATABASE_URL');
    const server = await startEmbedded(dataDir, silentLog);
    try {
      return await examine(server.url, server.where);
    } finally {
      await server.release();
    }
  } catch (error) {
    return [
      fault(
        ABOUT,
        `${wordsOf(error)} ${databaseUrl === undefined ? '' : 'Check DATABASE_URL and that the server runs.'}`.trim(),
      ),
    ];
  }
}

async function examine(url: string, where: string): Promise<Finding[]> {
  const version = await versionOf(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const found = ok(ABOUT, `PostgreSQL ${version} ${where}`);
    const wrongText = await textFault(client);
    if (wrongText) return [found, wrongText];
    const pending = await countPending(client);
    const allowed = await client.query<{ may: boolean }>(
      "select has_schema_privilege(current_schema(), 'create') and not pg_is_in_recovery() as may",
    );
    if (!allowed.rows[0]?.may)
      return [found, fault(ABOUT, 'its user may not create tables: grant create on the schema, or use its owner')];
    const clock = await checkClock(client);
    if (pending > 0) return [found, note(ABOUT, `${pending} migrations will run at the next start`), clock];
    return [found, clock, ...(await checkErasing(client))];
  } finally {
    await client.end();
  }
}

async function checkClock(client: pg.Client): Promise<Finding> {
  const aheadMs = Date.now() - (await databaseNow(drizzle(client)));
  if (Math.abs(aheadMs) <= CLOCK_IS_OFF_MS) return ok('Clock', 'that of this machine agrees with the database');
  const said = `that of this machine is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's`;
  return note('Clock', `${said}: set both by NTP`);
}

async function checkErasing(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string; since: Date }>('select name, since from sweep_holds order by 1');
  return rows.map(({ name, since }) =>
    note('Erasing', `waits since ${since.toISOString()} (${name}): see docs/operating.md, Background jobs`),
  );
}

/** What cannot be changed later: without UTF8 a text is cut in bytes, and without a locale that knows letters `É` is not found by `é`. */
async function textFault(client: pg.Client): Promise<Finding | undefined> {
  const { rows } = await client.query<{ encoding: string; knows: boolean }>(
    "select current_setting('server_encoding') as encoding, lower($1::text) = $2::text as knows",
    ['É', 'é'],
  );
  const [{ encoding, knows } = { encoding: 'unknown', knows: false }] = rows;
  if (encoding === 'UTF8' && knows) return undefined;
  const why = encoding === 'UTF8' ? 'its locale knows English letters only' : `its encoding is ${encoding}, not UTF8`;
  return fault(ABOUT, `${why}: make another one with createdb --template template0 --encoding UTF8 --locale C.UTF-8`);
}

/** Messages of the driver name a user and a host, never a password. */
function wordsOf(error: unknown): string {
  const words = error instanceof Error ? error.message.replace(/\.$/, '') : '';
  return `${words || (errorCode(error) ?? 'no answer')}.`;
}
