import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDatabase, createPool } from '../db/client.ts';
import { listen } from '../http/listen.ts';
import { silentLog } from '../log.ts';
import { scriptedEngine } from './engine.ts';

// The app on the database of DATABASE_URL, as a process of its own; with the argument `stuck` its writer stops in the middle
// for ever, for tests that kill it there. Says where it listens.

// A busy test machine is not a broken database.
const PATIENCE = { connectMs: 30_000, queryMs: 30_000 };

const config = readConfig({ ...process.env, PORT: '0', NODE_ENV: 'test', WRITING_PACE: '0' });
const pool = createPool(config.databaseUrl ?? '', silentLog, PATIENCE);
const engine = scriptedEngine(process.argv[2] === 'stuck' ? { pauseAt: 20 } : {});
const db = createDatabase(pool);
const app = await createApp({ config, db, pool, log: silentLog, engine, clientDir: '/nowhere' });
const { port } = await listen(app.server, config.host, config.port);
process.stdout.write(`http://127.0.0.1:${port}\n`);
