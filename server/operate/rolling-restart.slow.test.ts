import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { aJob } from '../testing/app.ts';
import { type BalancerName, complaintsAbout, startBalancer } from '../testing/balancer.ts';
import { copyDatabase, dropDatabase, urlOf } from '../testing/database-server.ts';
import { freePort } from '../testing/debian-postgres.ts';
import { type MainProcess, startMain } from '../testing/main-process.ts';
import { patientFetch } from '../testing/patient-fetch.ts';
import { programVersion } from '../testing/programs.ts';

/** As many as one visitor may have written at once, whichever process the balancer chooses. */
const STREAMS = 3;
const EVERY_MS = 40;
const ASKED = ['/api/plan-settings', '/healthz', '/api/openapi.json'] as const;

describe.each<[BalancerName, string]>([
  ['haproxy', '-v'],
  ['nginx', '-v'],
])('two processes behind %s', (name, versionFlag) => {
  const lacks =
    programVersion(name, versionFlag) === undefined ? `not run: needs the Debian package ${name}` : undefined;

  it('the file of deploy/ is one that the program takes without a complaint', (context) => {
    if (lacks !== undefined) return context.skip(lacks);
    expect(complaintsAbout(name)).toBe('');
  });

  it('are restarted one after the other under requests and open streams, and none fails', async (context) => {
    if (lacks !== undefined) return context.skip(lacks);
    const { url, template } = inject('databaseServer');
    const database = await copyDatabase(url, template);
    onTestFinished(() => dropDatabase(url, database));
    const ports = [await freePort(), await freePort()] as const;
    const start = async (port: number): Promise<MainProcess> => {
      const settings = { DATABASE_URL: urlOf(url, database), TRUST_PROXY: '1', LOG_LEVEL: 'warn' };
      const app = startMain({
        ...settings,
        PORT: String(port),
        WRITING_PACE: '150',
        GENERATION_LIMIT: '9999/hour,9999/hour',
      });
      await app.origin;
      return app;
    };
    const apps = await Promise.all(ports.map(start));
    const origin = await startBalancer(name, ports);
    const load = startLoad(origin);
    const streams = Array.from({ length: STREAMS }, () => streamOf(origin));
    await wait(1_000);
    for (const [at, app] of apps.entries()) {
      app.child.kill('SIGTERM');
      expect(await app.ended).toBe(0);
      await start(ports[at] ?? 0);
      // The balancer looks every second.
      await wait(2_000);
    }
    expect(await Promise.all(streams)).toEqual(Array.from({ length: STREAMS }, () => 'done'));
    const { sent, failed } = await load.stop();
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(50);
  });
});

/** Requests at a steady rate, whatever the answers. */
function startLoad(origin: string) {
  const failed: string[] = [];
  const open: Promise<void>[] = [];
  const ask = async (path: string) => {
    try {
      const answer = await patientFetch(`${origin}${path}`);
      await answer.arrayBuffer();
      if (!answer.ok) failed.push(`${path} answered ${answer.status}`);
    } catch (error) {
      failed.push(`${path}: ${String(error instanceof Error ? (error.cause ?? error) : error)}`);
    }
  };
  const timer = setInterval(() => open.push(ask(ASKED[open.length % ASKED.length] ?? '')), EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(open);
      return { sent: open.length, failed };
    },
  };
}

/** Has a proposal written and answers the name of its stream's last event. */
async function streamOf(origin: string): Promise<string> {
  const answer = await patientFetch(`${origin}/api/generate-proposal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(aJob()),
  });
  const text = await answer.text();
  if (!answer.ok) return `${answer.status} ${text}`;
  return [...text.matchAll(/^event: (\w+)$/gm)].at(-1)?.[1] ?? 'nothing';
}
