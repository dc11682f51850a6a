import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startPaddleEmulator } from '#dev-providers/paddle/index.ts';
import { readConfig } from '../config.ts';
import { PADDLE_OFFER, paddleEnvOf } from '../paddle-emulator.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { urlOf } from '../testing/database-server.ts';
import { llmEnvOf, startLlmEmulator } from '../testing/llm.ts';
import { startMailbox } from '../testing/mailbox.ts';
import { checkNode } from './check-machine.ts';
import { examine } from './doctor.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'bidwright-doctor-'));
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

/** What is said about each thing, with its state before it. */
async function examined(env: Record<string, string>): Promise<string[]> {
  const all = { DATABASE_URL: database.url, DATA_DIR: dataDir, ...env };
  const found = await examine(readConfig(all), Object.keys(all));
  return found.map(({ state, about, said }) => `${state} ${about}: ${said}`);
}

const aboutIn = (lines: readonly string[], about: string) => lines.filter((line) => line.includes(` ${about}: `));

async function serve(answer: string): Promise<{ server: Server; port: number }> {
  const server = createServer((_request, response) => response.end(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, port: address.port };
}

describe('what is reachable is said to be', () => {
  it('the database, the folder, mail, the model and Paddle, or with another password or key what refuses it', async () => {
    const mailbox = await startMailbox();
    const [model, paddle] = await Promise.all([startLlmEmulator(), startPaddleEmulator({ offer: PADDLE_OFFER })]);
    onTestFinished(async () => {
      await Promise.all([model.close(), paddle.close()]);
    });
    const lines = await examined({ SMTP_URL: mailbox.url, ...llmEnvOf(model), ...paddleEnvOf(paddle) });
    expect(lines.filter((line) => line.startsWith('fault'))).toEqual([]);
    expect(aboutIn(lines, 'Database')).toEqual([
      expect.stringMatching(/^ok Database: PostgreSQL \d+\.\d+ of DATABASE_URL$/),
    ]);
    expect(aboutIn(lines, 'Mail')).toEqual([expect.stringMatching(/^ok Mail: 127\.0\.0\.1:\d+ takes our mail$/)]);
    expect(aboutIn(lines, 'Writer')).toEqual([expect.stringContaining('is ready')]);
    expect(aboutIn(lines, 'Payments')).toEqual([expect.stringContaining('takes our key')]);
    expect(aboutIn(lines, 'Data folder')).toEqual([expect.stringContaining('can be written')]);
    expect(mailbox.received).toEqual([]);

    const wrong = await examined({
      ...{ ...llmEnvOf(model), LLM_API_KEY: 'sk-wrong-0123456789' },
      ...{ ...paddleEnvOf(paddle), PADDLE_API_KEY: 'pdl_sdbx_apikey_wrong' },
      SMTP_URL: mailbox.url.replace('hunter2', 'hunter3'),
    });
    expect(aboutIn(wrong, 'Mail')).toEqual([expect.stringMatching(/^fault Mail: .*\(EAUTH \d+\): check SMTP_URL$/)]);
    expect(aboutIn(wrong, 'Writer')).toEqual([expect.stringMatching(/^fault Writer: .*refused the key/)]);
    expect(aboutIn(wrong, 'Payments')).toEqual([expect.stringMatching(/^fault Payments: .*check PADDLE_API_KEY$/)]);
    expect(wrong.join('\n')).not.toMatch(/hunter3|sk-wrong|apikey_wrong/);
  });

  it('a port that Bidwright has, and one that another program has', async () => {
    const ours = await serve('{"status":"ok"}');
    const other = await serve('hello');
    expect(aboutIn(await examined({ PORT: String(ours.port) }), 'Port')).toEqual([
      `ok Port: Bidwright answers on ${ours.port}`,
    ]);
    expect(aboutIn(await examined({ PORT: String(other.port) }), 'Port')).toEqual([
      `fault Port: ${other.port} is taken by another program: stop it or set PORT`,
    ]);
  });
});

describe('what does not work is named, with what to do', () => {
  it('a database that is not there, and a data folder that cannot be one', async () => {
    const file = join(dataDir, 'a-file');
    await writeFile(file, '');
    const lines = await examined({ DATABASE_URL: urlOf(database.url, 'nowhere'), DATA_DIR: join(file, 'below') });
    expect(aboutIn(lines, 'Database')).toEqual([
      expect.stringMatching(/^fault Database: .*"nowhere" does not exist.*Check DATABASE_URL/),
    ]);
    expect(aboutIn(lines, 'Data folder')).toEqual([expect.stringContaining('set DATA_DIR to a folder that can')]);
  });

  it('a Node that is too old, a name that is no setting, and what a server for others lacks', async () => {
    expect(checkNode('20.18.3').state).toBe('fault');
    expect(checkNode('22.0.0').state).toBe('ok');
    const said = (
      await examined({ NODE_ENV: 'production', APP_ORIGIN: 'http://bid.example', PADDLE_WEBHOK_SECRET: 'x' })
    )
      .filter((line) => line.startsWith('note Settings'))
      .join('\n');
    for (const name of ['PADDLE_WEBHOK_SECRET', 'SECRET_KEY', 'SMTP_URL', 'plain http']) expect(said).toContain(name);
  });
});
