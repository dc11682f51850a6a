import { APICallError, generateText } from 'ai';
import { describe, expect, it } from 'vitest';
import { fetchWithoutRedirect } from '../../../../http/fetch-without-redirect.ts';
import { ModelFailure } from './failure.ts';
import { type Fetch, modelOf } from './provider.ts';
import { failureIn, toFailure } from './to-failure.ts';

const SECRET = 'We sell loose-leaf tea';

function refused(statusCode: number | undefined, body: unknown): APICallError {
  const responseBody = typeof body === 'string' ? body : JSON.stringify(body);
  const status = statusCode === undefined ? {} : { statusCode };
  return new APICallError({ message: SECRET, url: '', requestBodyValues: {}, responseBody, ...status });
}

describe('the refusal of a server', () => {
  it.each([
    ['Anthropic, at its limit', 529, { type: 'error', error: { type: 'overloaded_error', message: SECRET } }],
    ['Google, in a list', 429, [{ error: { code: 429, status: 'RESOURCE_EXHAUSTED', message: SECRET } }]],
    ['llama-server, loading', 503, { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } }],
  ])('is that it is busy: %s', async (_, status, body) => {
    const failure = await toFailure(refused(status, body));
    expect(failure).toMatchObject({ kind: 'busy' });
    expect(failure.said).not.toContain(SECRET);
  });

  it.each([
    ['OpenAI', 429, { error: { message: SECRET, type: 'insufficient_quota', code: 'insufficient_quota' } }],
    ['Anthropic', 400, { error: { type: 'invalid_request_error', message: 'Your credit balance is too low.' } }],
    ['DeepSeek', 402, { error: { type: 'unknown_error', message: 'Insufficient Balance' } }],
    ['OpenRouter', 402, { error: { code: 402, message: SECRET } }],
  ])('means that the account is out of credit: %s', async (_, status, body) => {
    const failure = await toFailure(refused(status, body));
    expect(failure.kind).toBe('unpaid');
    expect(failure.said).not.toContain(SECRET);
  });

  it.each([
    ['OpenAI', 400, { error: { message: SECRET, type: 'invalid_request_error', code: 'context_length_exceeded' } }],
    ['Anthropic', 400, { error: { type: 'invalid_request_error', message: 'prompt is too long: 9 tokens > 8' } }],
    ['Google', 400, { error: { code: 400, message: 'The input token count (9) exceeds the maximum.' } }],
    ['llama-server', 400, { error: { code: 400, type: 'exceed_context_size_error', message: SECRET } }],
  ])('means that the prompt is too long: %s', async (_, status, body) => {
    const failure = await toFailure(refused(status, body));
    expect(failure.kind).toBe('too_long');
    expect(failure.said).not.toContain(SECRET);
  });

  it.each([
    [
      'OpenRouter',
      403,
      { error: { code: 403, message: SECRET, metadata: { reasons: ['violence'], flagged_input: SECRET } } },
    ],
    [
      'Azure',
      400,
      { error: { code: 'content_filter', message: SECRET, innererror: { code: 'ResponsibleAIPolicyViolation' } } },
    ],
    ['OpenAI', 400, { error: { message: SECRET, type: 'invalid_request_error', code: 'content_policy_violation' } }],
    [
      'Anthropic',
      400,
      { error: { type: 'invalid_request_error', message: 'Output blocked by content filtering policy' } },
    ],
  ])('is that it may not be asked that: %s', async (_, status, body) => {
    const failure = await toFailure(refused(status, body));
    expect(failure).toMatchObject({ kind: 'refused' });
    expect(failure.said).not.toContain(SECRET);
  });

  it.each([
    [
      'vLLM, nothing around it',
      400,
      { object: 'error', message: SECRET, type: 'BadRequestError', code: 400 },
      'HTTP 400 BadRequestError 400',
    ],
    ['a sentence for a name', 500, { error: { type: `${SECRET} and more` } }, 'HTTP 500'],
    ['a word for an error', 500, { error: SECRET }, 'HTTP 500'],
    ['the page of a proxy', 502, '<h1>Bad gateway</h1>', 'HTTP 502'],
    ['nobody there', undefined, '', 'no connection'],
  ])('is that it cannot be had, and its name alone is kept: %s', async (_, status, body, said) => {
    expect(await toFailure(refused(status, body))).toMatchObject({ kind: 'unavailable', said });
  });

  it.each([
    ['OpenAI', 401, { error: { message: SECRET, type: 'invalid_request_error', code: 'invalid_api_key' } }],
    ['OpenAI, a country', 403, { error: { code: 'unsupported_country_region_territory', message: SECRET } }],
    ['Anthropic', 401, { type: 'error', error: { type: 'authentication_error', message: SECRET } }],
    [
      'Google',
      400,
      {
        error: {
          ...{ code: 400, status: 'INVALID_ARGUMENT', message: SECRET },
          details: [{ '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' }],
        },
      },
    ],
    ['a proxy', 403, '<h1>Forbidden</h1>'],
  ])('is that it refuses the key: %s', async (_, status, body) => {
    const failure = await toFailure(refused(status, body));
    expect(failure).toMatchObject({ kind: 'key_refused' });
    expect(failure.said).not.toContain(SECRET);
  });

  it.each([
    ['Ollama', 404, { error: { message: SECRET, type: 'not_found_error', code: null } }],
    ['OpenAI', 404, { error: { message: SECRET, type: 'invalid_request_error', code: 'model_not_found' } }],
    ['Groq', 400, { error: { message: SECRET, type: 'invalid_request_error', code: 'model_decommissioned' } }],
    ['Mistral', 400, { object: 'error', message: 'Invalid model: x', type: 'invalid_model', code: '1500' }],
    ['OpenRouter', 400, { error: { message: 'x/y is not a valid model ID', code: 400 } }],
    ['DeepSeek', 400, { error: { message: 'Model Not Exist', type: 'invalid_request_error', code: null } }],
    ['nobody at this path', 404, 'Not Found'],
  ])('is that it knows no such model: %s', async (_, status, body) => {
    expect(await toFailure(refused(status, body))).toMatchObject({ kind: 'model_unknown' });
  });

  it('is unusable when it arrives inside an answer, and keeps its known reason', async () => {
    expect(await toFailure(refused(200, ''))).toMatchObject({ kind: 'broken' });
    expect(await toFailure(new TypeError(SECRET))).toMatchObject({ kind: 'broken', said: 'TypeError' });
    const slow = new ModelFailure('slow', 'it fell silent');
    expect(await toFailure(slow)).toBe(slow);
  });
});

it.each(['openai-compatible', 'anthropic', 'google'] as const)(
  'a redirect is a failed connection, which is tried again: %s',
  async (wire) => {
    const access = {
      wire,
      baseUrl: 'https://model.example',
      apiKey: 'a-key',
      model: 'a-model',
    };
    const redirected: Fetch = (input, init) =>
      fetchWithoutRedirect(input, init, async () => new Response(null, { status: 302 }));
    const asking = generateText({ model: await modelOf(access, redirected), prompt: SECRET, maxRetries: 0 });
    const error: unknown = await asking.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ isRetryable: true });
    expect(await toFailure(error)).toMatchObject({ kind: 'unavailable', said: 'no connection' });
  },
);

describe('a stream piece with a signal beside its text', () => {
  it.each([
    ['a refusal of OpenAI', { choices: [{ delta: { refusal: 'I’m sorry' } }] }, 'refused'],
    [
      'OpenRouter, broken off',
      { choices: [{ delta: {}, finish_reason: 'error' }], error: { code: 502, message: SECRET } },
      'broken',
    ],
    ['OpenRouter, too many', { choices: [{ delta: {}, error: { code: 429, message: SECRET } }] }, 'busy'],
    ['Anthropic, at its limit', { type: 'error', error: { type: 'overloaded_error', message: SECRET } }, 'busy'],
    ['Google, away', { error: { code: 503, status: 'UNAVAILABLE', message: SECRET } }, 'busy'],
    ['Ollama, broken off', { error: { message: SECRET, type: 'api_error', code: null } }, 'broken'],
  ])('%s', (_, piece, kind) => {
    const failure = failureIn(piece);
    expect(failure).toMatchObject({ kind });
    expect(failure?.said).not.toContain(SECRET);
  });

  it.each([
    { choices: [{ delta: { content: 'A shop', refusal: null }, finish_reason: null }], usage: null, error: null },
    { choices: [] },
    { type: 'ping' },
    { candidates: [{ content: { parts: [{ text: 'error' }] } }] },
    'error',
    null,
  ])('has none: %j', (piece) => {
    expect(failureIn(piece)).toBeUndefined();
  });
});
