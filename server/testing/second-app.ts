import { z } from 'zod';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDatabase } from '../db/client.ts';
import { startClock } from '../db/clock.ts';
import { createEngine } from '../features/proposals/index.ts';
import { loadPages } from '../http/installed-pages.ts';
import { listen } from '../http/listen.ts';
import { silentLog } from '../log.ts';
import { createTestPool } from './test-pool.ts';
import { WRITER_NAMES, WRITERS } from './writers.ts';

// The app on the database of DATABASE_URL, as a process of its own, for tests that kill it; its argument names the writer.
// Says where it listens.

const PATIENT = { totalMs: 280_000, firstTokenMs: 280_000, idleMs: 280_000 };

const config = readConfig({ WRITING_PACE: '0', ...process.env, PORT: '0', NODE_ENV: 'test' });
const pool = createTestPool(config.databaseUrl ?? '');
const db = createDatabase(pool);
const clock = await startClock({ db, log: silentLog });
const { now } = clock;
const writer = z.enum(WRITER_NAMES).parse(process.argv[2]);
const engine =
  writer === 'model'
    ? createEngine({ llm: config.llm, db, log: silentLog, now, timeouts: PATIENT })
    : WRITERS[writer]();
const pages = await loadPages(config, { clientDir: '/nowhere', siteDir: '/nowhere' });
const app = await createApp({ config, db, pool, log: silentLog, clock, engine, pages });
const { port } = await listen(app.server, config.host, config.port);
process.stdout.write(`http://127.0.0.1:${port}\n`);
