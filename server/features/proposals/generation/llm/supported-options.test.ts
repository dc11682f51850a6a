import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Fetch } from './provider.ts';
import { withSupportedOptions } from './supported-options.ts';

const ACCESS = {
  wire: 'openai-compatible',
  baseUrl: 'http://llm.example/v1',
  apiKey: 'k',
  model: 'm',
  structuredOutputs: true,
} as const;
const BODY = JSON.stringify({
  response_format: { type: 'json_schema' },
  stream_options: { include_usage: true },
  max_tokens: 9,
});
const sent = z.object({
  body: z
    .string()
    .transform((body) => JSON.parse(body))
    .pipe(z.object({ response_format: z.object({ type: z.string() }).optional() })),
});

/** A server that refuses what `refusal` finds in a request, once all of the first `together` have arrived. */
function server(refusal: (form: string | undefined) => string | undefined, together = 1) {
  const forms: (string | undefined)[] = [];
  let all = () => {};
  const arrived = new Promise<void>((resolve) => {
    all = resolve;
  });
  const fetch: Fetch = async (_, init) => {
    const form = sent.parse(init).body.response_format?.type;
    forms.push(form);
    if (forms.length >= together) all();
    await arrived;
    const said = refusal(form);
    return said === undefined ? new Response('written') : new Response(said, { status: 400 });
  };
  return { forms, fetch };
}

it('learns one thing from one refusal, for any number of simultaneous requests', async () => {
  const { forms, fetch } = server((form) => (form === 'json_schema' ? 'no json_schema here' : undefined), 3);
  const ask = withSupportedOptions({ ...ACCESS }, fetch);
  const answers = await Promise.all([1, 2, 3].map(() => ask('http://llm.example', { body: BODY })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(forms).toEqual([...Array(3).fill('json_schema'), ...Array(3).fill('json_object')]);
  await ask('http://llm.example', { body: BODY });
  expect(forms.at(-1)).toBe('json_object');
});

it.each([
  ['the name of the limit, whichever it is called', 'max_completion_tokens', 7],
  ['everything, in the name of its form', 'response_format', 3],
])('gives up on a server that refuses %s', async (_, said, asked) => {
  const { forms, fetch } = server(() => said);
  const answer = await withSupportedOptions({ ...ACCESS }, fetch)('http://llm.example', { body: BODY });
  expect([answer.status, await answer.text(), forms.length]).toEqual([400, said, asked]);
});
