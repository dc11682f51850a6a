import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createLog } from '../../../log.ts';
import { A_PASSWORD } from '../../../testing/client.ts';
import { startLlmEmulator } from '../../../testing/llm.ts';
import { type LlmApp, startLlmApp, TEA_JOB } from '../../../testing/llm-app.ts';

const REFUSED_KEY = 'sk-refused-planted-0123456789abcdef';
const names = z.array(z.object({ name: z.string() }));

/** Every row of every table, as text. */
async function dumpOf({ database: { pool } }: LlmApp): Promise<string> {
  const { rows } = await pool.query("select tablename as name from pg_tables where schemaname = 'public'");
  const tables = await Promise.all(
    names.parse(rows).map(async ({ name }) => {
      const all = await pool.query<{ row: string }>(`select t::text as row from "${name}" t`);
      return all.rows.map(({ row }) => `${name} ${row}`);
    }),
  );
  return tables.flat().join('\n');
}

/** In plain and in encoded form. */
function formsOf(key: string): string[] {
  const bytes = Buffer.from(key);
  return [key, bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'), bytes.toString('hex')];
}

it('a planted key is in no answer, no log line, no export and no row', async () => {
  const lines: string[] = [];
  const log = createLog({ level: 'trace', forPeople: false, write: (line) => void lines.push(line) });
  const theirs = await startLlmEmulator();
  onTestFinished(() => theirs.close());
  const app = await startLlmApp({ log, env: { OWN_KEY_EMULATOR_URL: new URL(theirs.baseUrl).origin } });
  const { id, email } = await app.signUp();
  const key = { provider: 'openai', model: 'gpt-5-mini', apiKey: theirs.apiKey };
  const answers: string[] = [];
  const say = async (answer: Promise<{ text: string }>) => void answers.push((await answer).text);
  const put = (body: unknown) => say(app.send('PUT', '/api/own-key', { body }));

  await put({ ...key, apiKey: REFUSED_KEY });
  await put({ ...key, apiKey: `${REFUSED_KEY} with words behind it` });
  await put({ ...key, extra: REFUSED_KEY });
  await put({ ...key, model: REFUSED_KEY.repeat(9) });
  await say(
    app.send('PUT', '/api/own-key', {
      raw: `{"apiKey":"${REFUSED_KEY}"`,
      headers: { 'content-type': 'application/json' },
    }),
  );
  await put(key);
  await say(app.get('/api/own-key'));
  await say(app.post('/api/generate-proposal', TEA_JOB));
  // The provider quotes the refused key, as some do.
  theirs.play({ mode: 'status', status: 401 });
  await say(app.post('/api/generate-proposal', TEA_JOB));
  await put({ ...key, model: 'another-model' });
  theirs.play({ mode: 'recites', texts: [`{"error":{"message":"Incorrect API key provided: ${theirs.apiKey}"}}`] });
  await say(app.post('/api/generate-proposal', TEA_JOB));
  theirs.play({ mode: 'good' });
  await say(
    app.post('/api/change-proposal', { ...TEA_JOB, text: 'I would test the till.', request: { kind: 'rewrite' } }),
  );
  await say(app.post('/api/prompt-preview', TEA_JOB));
  const stream = await app.stream('POST', '/api/generate-proposal', { body: TEA_JOB });
  answers.push(JSON.stringify(await stream.take()));
  await app.database.pool.query('alter table own_keys rename to own_keys_elsewhere');
  try {
    await put(key);
    await say(app.get('/api/own-key'));
  } finally {
    await app.database.pool.query('alter table own_keys_elsewhere rename to own_keys');
  }
  for (const path of ['/api/user', '/api/sessions', '/api/openapi.json', '/readyz', '/metrics'])
    await say(app.get(path));
  const exported = JSON.stringify((await app.exported()).files);
  const stored = await dumpOf(app);
  await say(app.send('DELETE', '/api/own-key'));
  await say(app.send('DELETE', `/api/user/${id}`, { body: { email, password: A_PASSWORD } }));
  const storedLast = await dumpOf(app);
  await app.close();

  const logged = lines.join('');
  // The searched set is complete.
  expect(logged).toContain('a language model failed with the key of a user');
  expect(exported).toContain('languageModel');
  expect(exported).toContain('gpt-5-mini');
  expect(stored).toMatch(/own_keys \(.*v1\./);
  expect(storedLast).not.toContain('own_keys (');
  const said = answers.join('\n');
  expect(said).toContain(theirs.apiKey.slice(-4));
  for (const form of [theirs.apiKey, REFUSED_KEY].flatMap(formsOf))
    for (const [where, text] of Object.entries({ said, logged, exported, stored, storedLast }))
      expect(text.includes(form), `${form} in ${where}`).toBe(false);
});
