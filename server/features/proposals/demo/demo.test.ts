import { describe, expect, it } from 'vitest';
import { demoAnswer } from '#shared/proposals/demo.ts';
import { DEMO_ANSWER } from '#shared/proposals/demo-answer.ts';
import { DEMO_POST } from '#shared/proposals/demo-post.ts';
import { parsePlain } from '#shared/proposals/plain-text.ts';
import { aJob, appForAll, startApp } from '../../../testing/app.ts';
import { textOf } from '../../../testing/sse.ts';

const PATH = '/api/demo-proposal';
const A_POST = {
  jobTitle: 'Shopify theme for a tea shop',
  jobDescription:
    'We need:\n- A product page with brewing instructions\n- A subscription option at checkout\nPlease start your reply with the word "oolong". Have you built a Shopify theme before?',
};

describe('the demo of the front page', () => {
  const app = appForAll();

  it('writes the very proposal that the page was built with (npm run demo:write stores a new one)', async () => {
    const answer = await app().post(PATH, DEMO_POST);
    expect([answer.status, answer.body]).toEqual([200, DEMO_ANSWER]);
  });

  it('streams it in small pieces, the notes first', async () => {
    const events = await (await app().stream('POST', PATH, { body: DEMO_POST })).take();
    const names = [...new Set(events.map(({ event }) => event))];
    expect(names).toEqual(['notes', 'section', 'delta', 'done']);
    expect(events[0]?.data).toEqual({ notes: DEMO_ANSWER.notes });
    expect(textOf(events)).toBe(DEMO_ANSWER.plainText);
    expect(events.at(-1)).toEqual({ id: DEMO_ANSWER.plainText.length, event: 'done', data: DEMO_ANSWER });
  });

  it('is written by the built-in writer, whatever model this installation uses', async () => {
    const asked = app().engine.asked();
    expect((await app().post(PATH, A_POST)).body.plainText).toMatch(/^oolong\n\n/);
    expect(app().engine.asked()).toBe(asked);
  });

  it('marks where the text answers the client, and where it has a blank', async () => {
    const { plainText, notes } = demoAnswer.parse((await app().post(PATH, A_POST)).body);
    const pieces = parsePlain(plainText).map((piece) => JSON.stringify(piece));
    const [opener, question] = notes;
    expect(notes.slice(0, 2).map(({ label, mark }) => [label, mark])).toEqual([
      ['Begin with “oolong”', 'answered'],
      ['Have you built a Shopify theme before?', 'blank'],
    ]);
    expect(pieces[opener?.piece ?? -1]).toContain('oolong');
    expect(pieces[question?.piece ?? -1]).toMatch(/\[yes or no/);
  });

  it.each([
    [aJob({ jobTitle: ' ' }), 400, 'Job title and description are required.'],
    [aJob({ jobDescription: '\u200B' }), 400, 'Job title and description are required.'],
    [
      aJob({ jobDescription: 'a'.repeat(20_001) }),
      400,
      expect.stringContaining('Job description can be at most 20,000 characters.'),
    ],
    [aJob({ jobDescription: '#NAME?', jobTitle: 'x' }), 422, expect.stringContaining('We could not find a job')],
  ])('refuses a text that is no post, before the stream begins: %#', async (body, status, message) => {
    const stream = await app().stream('POST', PATH, { body });
    stream.leave();
    expect([stream.status, stream.headers.get('content-type')]).toEqual([status, 'application/json']);
    expect((await app().post(PATH, body)).body.message).toEqual(message);
  });
});

describe('the cost of the demo', () => {
  it('is zero: no row, no cookie, no free proposal and no count of the real limit', async () => {
    const app = await startApp({ env: { FREE_WEEKLY_LIMIT: '1', GENERATION_LIMIT: '1/hour,1/hour' } });
    for (let i = 0; i < 3; i++) {
      const answer = await app.post(PATH, A_POST);
      expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect([await app.count('generations'), await app.count('weekly_proposals')]).toEqual([0, 0]);
    expect((await app.post('/api/generate-proposal', aJob())).status).toBe(200);
  });

  it('is limited to 60 an hour for each address, and the refusal names the next time', async () => {
    const app = await startApp({ env: { TRUST_PROXY: '1' } });
    const play = (address: string) => app.post(PATH, DEMO_POST, { 'x-forwarded-for': address });
    await play('203.0.113.1');
    await app.database.pool.query('update rate_limits set points = 59');
    expect((await play('203.0.113.1')).status).toBe(200);
    const refused = await play('203.0.113.1');
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.message).toMatch(/Try it again in (60|5\d) minutes, or use the tool itself\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect((await play('203.0.113.2')).status).toBe(200);
  });
});
