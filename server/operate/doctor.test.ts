import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { startPaddleEmulator } from '#dev-providers/paddle/index.ts';
import { readConfig } from '../config.ts';
import { PADDLE_OFFER, paddleEnvOf } from '../paddle-emulator.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { copyDatabase, dropDatabase, urlOf } from '../testing/database-server.ts';
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

it('a clock that is wrong, and erasing that waits, are said with what to do', async () => {
  expect(aboutIn(await examined({}), 'Clock')).toEqual(['ok Clock: that of this machine agrees with the database']);
  await database.pool.query("insert into sweep_holds (name, since) values ('clock', '2026-11-02T10:00:00Z')");
  vi.useFakeTimers({ now: Date.now() + 30_400, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const lines = await examined({});
  expect(aboutIn(lines, 'Clock')).toEqual([
    expect.stringMatching(/^note Clock: that of this machine is 30 s ahead of the database's: set both by NTP$/),
  ]);
  expect(aboutIn(lines, 'Erasing')).toEqual([expect.stringContaining('waits since 2026-11-02T10:00:00.000Z (clock)')]);
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

  it.each([
    ['of another encoding', "encoding 'SQL_ASCII' locale 'C'", 'its encoding is SQL_ASCII, not UTF8'],
    ['of a locale for English alone', "encoding 'UTF8' locale 'C'", 'its locale knows English letters only'],
  ])('a database %s, before anything is stored in it', async (_name, text, why) => {
    const name = await copyDatabase(database.url, `template0 locale_provider libc ${text}`);
    onTestFinished(() => dropDatabase(database.url, name));
    const lines = await examined({ DATABASE_URL: urlOf(database.url, name) });
    const what = `fault Database: ${why}: make another one with createdb --template template0 --encoding UTF8 --locale C.UTF-8`;
    expect(aboutIn(lines, 'Database')).toEqual([expect.stringMatching(/^ok /), what]);
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
