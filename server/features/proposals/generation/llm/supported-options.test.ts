import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Fetch } from './provider.ts';
import { withSupportedOptions } from './supported-options.ts';

const ACCESS = { wire: 'openai-compatible', baseUrl: 'http://llm.example/v1', apiKey: 'k', model: 'm' } as const;
const BODY = JSON.stringify({ stream_options: { include_usage: true }, max_tokens: 9 });
const sent = z.object({
  body: z
    .string()
    .transform((body) => JSON.parse(body))
    .pipe(z.object({ stream_options: z.unknown().optional() })),
});

/** A server that refuses what `refusal` finds in a request, once all of the first `together` have arrived. */
function server(refusal: (isCounted: boolean) => string | undefined, together = 1) {
  const counted: boolean[] = [];
  let all = () => {};
  const arrived = new Promise<void>((resolve) => {
    all = resolve;
  });
  const fetch: Fetch = async (_, init) => {
    const isCounted = sent.parse(init).body.stream_options !== undefined;
    counted.push(isCounted);
    if (counted.length >= together) all();
    await arrived;
    const said = refusal(isCounted);
    return said === undefined ? new Response('written') : new Response(said, { status: 400 });
  };
  return { counted, fetch };
}

it('learns one thing from one refusal, for any number of simultaneous requests', async () => {
  const { counted, fetch } = server((isCounted) => (isCounted ? 'no stream_options here' : undefined), 3);
  const ask = withSupportedOptions({ ...ACCESS }, fetch);
  const answers = await Promise.all([1, 2, 3].map(() => ask('http://llm.example', { body: BODY })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(counted).toEqual([true, true, true, false, false, false]);
  await ask('http://llm.example', { body: BODY });
  expect(counted.at(-1)).toBe(false);
});

it('gives up on a server that refuses the name of the limit, whichever it is called', async () => {
  const { counted, fetch } = server(() => 'max_completion_tokens');
  const answer = await withSupportedOptions({ ...ACCESS }, fetch)('http://llm.example', { body: BODY });
  expect([answer.status, await answer.text(), counted.length]).toEqual([400, 'max_completion_tokens', 5]);
});
