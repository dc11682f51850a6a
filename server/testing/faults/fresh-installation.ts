import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { sendContactMessage } from '#shared/contact/contract.ts';
import { autosaveDraft, getDraft, listDrafts, saveDraft } from '#shared/drafts/contract.ts';
import { login, readUser, register } from '#shared/identity/contract.ts';
import { readPlanSettings } from '#shared/plans/contract.ts';
import { generateProposal, resumeProposal } from '#shared/proposals/contract.ts';
import { createPool } from '../../db/client.ts';
import { startEmbedded } from '../../db/embedded/index.ts';
import { readyz } from '../../features/health/index.ts';
import { healthz } from '../../http/healthz.ts';
import { silentLog } from '../../log.ts';
import { type Client, createClient } from '../client.ts';
import { type MainProcess, startMain } from '../main-process.ts';

const ENDPOINTS = [
  ...[register, login, readUser, autosaveDraft, saveDraft, getDraft, listDrafts, readPlanSettings],
  ...[generateProposal, resumeProposal, sendContactMessage, healthz, readyz],
];

export type Rows = Record<string, unknown>[];

/** A data folder of its own with a database server, the embedded one or another, on which the app itself runs as processes. */
export interface Installation {
  readonly dataDir: string;
  start(env?: Record<string, string>): MainProcess;
  browser(origin: string, cookies?: ReadonlyMap<string, string>): Client;
  /** Asks the database past the app. */
  sql(text: string, values?: unknown[]): Promise<Rows>;
  /** The process ids of PostgreSQL, the first one being its postmaster. */
  postgres(): Promise<number[]>;
}

interface Options {
  /** Left out, one that is removed afterwards. */
  readonly dataDir?: string;
  /** The address of a server of its own, which the test ends; left out, the embedded one. */
  readonly databaseUrl?: string;
}

/** What runs on it is ended, and the folder removed, when the test is over. */
export async function freshInstallation({ dataDir, databaseUrl }: Options = {}): Promise<Installation> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'bidwright-faults-')));
  // For the database's own account.
  await chmod(folder, 0o755);
  const server = databaseUrl === undefined ? await startEmbedded(folder, silentLog) : undefined;
  const url = server?.url ?? databaseUrl ?? '';
  const pool = createPool(url, silentLog, { connectMs: 60_000, queryMs: 60_000 });
  onTestFinished(async () => {
    await pool.end();
    await server?.release();
    if (dataDir === undefined) await rm(folder, { recursive: true, force: true });
  });
  return {
    dataDir: folder,
    start: (env) =>
      startMain({
        ...{ DATA_DIR: folder, PORT: '0', BILLING_MODE: '', WRITING_PACE: '0', LOG_LEVEL: 'silent' },
        ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
        ...env,
      }),
    browser(origin, cookies) {
      const browser = createClient(origin, ENDPOINTS);
      for (const [name, value] of cookies ?? []) browser.cookies.set(name, value);
      return browser;
    },
    sql: async (text, values = []) => (await pool.query<Record<string, unknown>>(text, values)).rows,
    async postgres() {
      const [first = ''] = (await readFile(join(folder, 'postgres-18', 'postmaster.pid'), 'utf8')).split('\n');
      return [Number(first), ...(await childrenOf(Number(first)))];
    },
  };
}

/** Linux alone says it in files. */
async function childrenOf(pid: number): Promise<number[]> {
  const ids = (await readdir('/proc')).map(Number).filter((id) => Number.isInteger(id));
  return ids.filter((id) => parentOf(id) === pid);
}

function parentOf(pid: number): number {
  try {
    // `pid (name) state parent …`; a name may hold anything.
    return Number(/^.*\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1'))?.[1]);
  } catch {
    return Number.NaN;
  }
}
