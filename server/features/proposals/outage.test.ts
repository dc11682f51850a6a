import { expect, it } from 'vitest';
import { aJob, startApp } from '../../testing/app.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../../testing/database-proxy.ts';
import { SCRIPTED_TEXT, scriptedEngine } from '../../testing/engine.ts';
import { textOf } from '../../testing/sse.ts';
import { until } from '../../testing/until.ts';

const PATH = '/api/generate-proposal';

it('while the database is away answers so, continues open streams, and recovers', async () => {
  let line: DatabaseProxy | undefined;
  const poolUrl = async (url: string) => {
    line = await startDatabaseProxy(url);
    return line.url;
  };
  const env = { GENERATION_LIMIT: '2/hour,2/hour' };
  const client = await startApp({ engine: scriptedEngine({ pauseAt: 60 }), poolUrl, env });
  const stream = await client.stream('POST', PATH, { body: aJob() });
  const before = await stream.take(3);
  line?.cut();

  // More often than the limit allows: none of them counts.
  await client.post(PATH, aJob());
  await client.post(PATH, aJob());
  const refused = await client.post(PATH, aJob());
  expect([refused.status, refused.body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.body.message).toMatch(/^We cannot reach our database right now\. Your text is saved/);
  expect((await client.get('/readyz')).status).toBe(503);
  expect((await client.get('/healthz')).status).toBe(200);
  expect((await client.post('/api/job-brief', aJob())).status).toBe(200);

  client.engine.resume();
  line?.mend();
  const after = await stream.take();
  expect(textOf([...before, ...after])).toBe(SCRIPTED_TEXT);
  expect(after.at(-1)?.event).toBe('done');
  await until(async () => (await client.get('/readyz')).status === 200);
  expect((await client.post(PATH, aJob())).status).toBe(200);
  expect((await client.get(`${PATH}/${String(before[0]?.data.proposalId)}`)).body.plainText).toBe(SCRIPTED_TEXT);
});
