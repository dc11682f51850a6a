import { afterEach, expect, it } from 'vitest';
import { type LlmStandIn, startLlmStandIn } from './index.ts';

const started: LlmStandIn[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) await one.close();
});

async function start(): Promise<LlmStandIn> {
  const one = await startLlmStandIn();
  started.push(one);
  return one;
}

const TASK = {
  sections: [{ part: 'opening' }, { part: 'first_step' }],
  job: { title: 'A shop', needs: [{ id: 'n1', text: 'build the shop' }], questions: [] },
  facts: [{ id: 'F1', text: 'I built a shop for tea' }],
};

const ask = (llm: LlmStandIn, headers: Record<string, string> = {}) =>
  fetch(`${llm.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${llm.apiKey}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      model: llm.model,
      stream: true,
      messages: [
        { role: 'system', content: 'Write.' },
        { role: 'user', content: `<<<task-00ff\n${JSON.stringify(TASK)}\ntask-00ff>>>` },
      ],
    }),
  });

/** The text of a stream's pieces. */
function written(stream: string): string {
  const frames = stream.split('\n\n').filter((frame) => frame.startsWith('data: {'));
  return frames.map((frame) => JSON.parse(frame.slice(6)).choices[0]?.delta.content ?? '').join('');
}

it('answers from the task in OpenAI’s protocol, with its usage and its end', async () => {
  const llm = await start();
  const stream = await (await ask(llm)).text();
  const { sections } = JSON.parse(written(stream));
  expect(sections.map(({ part }: { part: string }) => part)).toEqual(['opening', 'first_step']);
  expect(sections[0].blocks[0].sentences).toEqual([{ text: 'I built a shop for tea.', facts: ['F1'] }]);
  expect(stream).toMatch(/"finish_reason":"stop"[\s\S]*"usage":\{"prompt_tokens":\d+[\s\S]*data: \[DONE\]\n\n$/);
  expect([llm.requests().length, llm.requests()[0]?.model]).toEqual([1, llm.model]);
});

/** The same task in another protocol, and its answer. */
async function answerOf(url: string, headers: Record<string, string>, body: object): Promise<string> {
  const asked = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  const response = await fetch(url, asked);
  return `${response.status}\n${await response.text()}`;
}

const USER = `<<<task-00ff\n${JSON.stringify(TASK)}\ntask-00ff>>>`;

it('answers in Anthropic’s protocol: reasoning in a block before the text, and each count where it belongs', async () => {
  const llm = await start();
  const text = [{ type: 'text', text: USER }];
  const body = { model: llm.model, stream: true, system: [{ type: 'text', text: 'Write.' }] };
  const asked = { ...body, messages: [{ role: 'user', content: text }] };
  const url = `${llm.anthropicUrl}/messages`;
  llm.play({ mode: 'good', dress: 'reasons' });
  const said = await answerOf(url, { 'x-api-key': llm.apiKey }, asked);
  const types = [...said.matchAll(/^event: (\w+)$/gm)].map((match) => match[1] ?? '');
  expect(types.filter((type, at) => type !== types[at - 1])).toEqual([
    ...['message_start', 'ping', 'content_block_start', 'content_block_delta', 'content_block_stop'],
    ...['content_block_start', 'content_block_delta', 'content_block_stop', 'message_delta', 'message_stop'],
  ]);
  expect(said).toMatch(/"input_tokens":\d{2,}[\s\S]*"thinking_delta"[\s\S]*"signature_delta"[\s\S]*"text_delta"/);
  llm.play({ mode: 'breaks', status: 529, sections: 0 });
  expect(await answerOf(url, { 'x-api-key': llm.apiKey }, asked)).toMatch(/event: error\n.*overloaded_error/);
  expect(await answerOf(url, { 'x-api-key': 'other' }, asked)).toMatch(/^401\n\{"type":"error"/);
});

it('answers in Google’s protocol, with reasoning as a part and the retry time in the error', async () => {
  const llm = await start();
  const asked = { contents: [{ role: 'user', parts: [{ text: USER }] }] };
  const url = `${llm.googleUrl}/models/${llm.model}:streamGenerateContent?alt=sse`;
  const headers = { 'x-goog-api-key': llm.apiKey };
  llm.play({ mode: 'good', dress: 'reasons' });
  expect(await answerOf(url, headers, asked)).toMatch(
    /"thought":true[\s\S]*"finishReason":"STOP"[\s\S]*"thoughtsTokenCount":\d{2}/,
  );
  llm.play({ mode: 'declines' });
  expect(await answerOf(url, headers, asked)).toMatch(/"promptFeedback":\{"blockReason":"PROHIBITED_CONTENT"\}/);
  llm.play({ mode: 'rate-limit', retryAfterSeconds: 39 });
  expect(await answerOf(url, headers, asked)).toMatch(/^429\n[\s\S]*RESOURCE_EXHAUSTED[\s\S]*"retryDelay":"39s"/);
});

it('accepts its own key and models only', async () => {
  const llm = await start();
  expect((await ask(llm, { authorization: 'Bearer other' })).status).toBe(401);
  const headers = { authorization: `Bearer ${llm.apiKey}` };
  expect(await (await fetch(`${llm.baseUrl}/models`, { headers })).json()).toMatchObject({ data: [{ id: llm.model }] });
  const lookUp = (url: string, asked = headers) => fetch(`${url}/models/some-model`, { headers: asked });
  expect((await lookUp(llm.baseUrl)).status).toBe(200);
  expect((await lookUp(llm.anthropicUrl)).status).toBe(401);
  expect((await fetch(`${llm.baseUrl}/models/no-such-model`, { headers })).status).toBe(404);
  expect((await fetch(`${llm.baseUrl}/embeddings`, { headers })).status).toBe(404);
  expect(llm.requests()).toEqual([]);
});

it('plays a mode as often as configured, by command or by call', async () => {
  const llm = await start();
  const control = (order: string, body: unknown) =>
    fetch(`${new URL(llm.baseUrl).origin}/__control/${order}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await control('mode', { mode: 'rate-limit', times: 1, retryAfterSeconds: 7 })).status).toBe(200);
  const refused = await ask(llm);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await ask(llm)).status).toBe(200);
  expect((await control('mode', { mode: 'other' })).status).toBe(400);
  expect((await control('other', {})).status).toBe(400);
  expect(() => llm.play({ mode: 'other' })).toThrow(/not known/);
  const state = await (await control('reset', {})).json();
  expect(state).toMatchObject({ playing: { mode: 'good' }, requests: [], open: 0 });
});

it('breaks off after the configured sections', async () => {
  const llm = await start();
  llm.play({ mode: 'cut', sections: 1 });
  const text = written(await (await ask(llm)).text());
  expect(text).toMatch(/^\{"sections":\[\{"part":"opening".*\},\{"part":"first_step"/);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
});

it('hangs until it plays something else, and listens on this machine alone', async () => {
  const llm = await start();
  llm.play({ mode: 'hang' });
  const asking = ask(llm);
  await expect.poll(() => llm.open()).toBe(1);
  llm.play({ mode: 'good' });
  await expect(asking).rejects.toThrow('fetch failed');
  await expect(startLlmStandIn({ host: '0.0.0.0' })).rejects.toThrow('this machine alone');
});
