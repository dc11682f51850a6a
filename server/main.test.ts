import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { generateAnswer, generationEvents } from '#shared/proposals/contract.ts';
import { readEvents, textOf } from './testing/sse.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const PATH = '/api/generate-proposal';
const JOB = {
  jobTitle: 'Booking form for a yoga studio',
  jobDescription:
    'We run a small yoga studio and need a booking form on our WordPress site. Guests pick a class, pay by card and get a ' +
    'confirmation by mail. Please send two samples of similar work. When could you start?',
};

const dataDir = await mkdtemp(join(tmpdir(), 'bidwright-main-'));
await chmod(dataDir, 0o755);
const running: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((app) => end(app, 'SIGTERM')));
  await rm(dataDir, { recursive: true, force: true });
});

it('the app, killed while a reader reads, goes on for that reader after the next start: same text, nothing twice', async () => {
  let killed = await start();
  for (let round = 0; round < 3; round++) {
    const posted = await fetch(killed.url + PATH, { method: 'POST', headers: asking(), body: JSON.stringify(JOB) });
    const cookie = posted.headers.get('set-cookie')?.split(';')[0] ?? '';
    const before = await eventsOf(posted).take(6);
    await end(killed.app, 'SIGKILL');

    const next = await start();
    const address = `${next.url}${PATH}/${String(before[0]?.data.proposalId)}`;
    const whole = await fetch(address, { headers: { cookie } });
    const { plainText } = generateAnswer.parse(await whole.json());
    const lastEventId = String(before.at(-1)?.id);
    const rest = await fetch(address, { headers: { ...asking(), cookie, 'last-event-id': lastEventId } });
    expect(textOf(before).length).toBeGreaterThan(0);
    expect(textOf(before) + textOf(await eventsOf(rest).take())).toBe(plainText);
    killed = next;
  }
}, 120_000);

function start(): Promise<{ app: ChildProcess; url: string }> {
  const settings = { DATA_DIR: dataDir, PORT: '0', WRITING_PACE: '400', LOG_LEVEL: 'error' };
  const app = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: settings,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(app);
  return new Promise((isReady, hasFailed) => {
    let said = '';
    app.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      const url = /http:\/\/localhost:\d+/.exec(said)?.[0];
      if (url) isReady({ app, url });
    });
    app.once('exit', () => hasFailed(new Error(`The app ended before it was ready: ${said}`)));
  });
}

async function end(app: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (app.exitCode !== null || app.signalCode !== null) return;
  const ended = once(app, 'exit');
  app.kill(signal);
  await ended;
}

function asking() {
  return { 'content-type': 'application/json', accept: 'text/event-stream' };
}

function eventsOf(response: Response) {
  if (!response.body) throw new Error(`No stream, but ${response.status}`);
  return readEvents(response.body, generationEvents);
}
