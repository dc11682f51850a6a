import type { KeyProvider } from '#shared/proposals/own-key.ts';
import { fetchWithoutRedirect } from '../../../http/fetch-without-redirect.ts';
import type { KeyTrouble, ModelAccess } from './own-model.ts';

/** Added to the fault of a key: it could not be tested. */
export type TestOutcome = KeyTrouble | 'unreachable' | null;

export interface TestedKey {
  readonly provider: KeyProvider;
  readonly access: ModelAccess & { readonly apiKey: string };
}

const TIMEOUT_MS = 10_000;
const MAX_READ_CHARS = 4_000;
const MAX_LIST_CHARS = 500_000;

/** Providers without an endpoint for a single model, or with a public one. */
const ASKED: Partial<Record<KeyProvider, (key: TestedKey) => Promise<TestOutcome>>> = {
  deepseek: findInList,
  openrouter: askForAWord,
};

/**
 * Tests with the cheapest request whether the provider accepts this key for this model. Null when it does. The provider's
 * message is read and never passed on: it may quote the key.
 */
export async function testKey(key: TestedKey): Promise<TestOutcome> {
  return (ASKED[key.provider] ?? findModel)(key);
}

async function findModel(key: TestedKey): Promise<TestOutcome> {
  const { access } = key;
  const response = await send(key, `/models/${encodeURIComponent(access.model)}`);
  // A key may allow generation alone.
  const isForWriting = access.wire === 'openai-compatible' && response !== null && [403, 405].includes(response.status);
  return isForWriting ? askForAWord(key) : outcomeOf(response);
}

async function findInList(key: TestedKey): Promise<TestOutcome> {
  const response = await send(key, '/models');
  const outcome = await outcomeOf(response);
  if (outcome !== null || response === null) return outcome;
  const said = await textOf(response, MAX_LIST_CHARS);
  return said.includes(JSON.stringify(key.access.model)) ? null : 'model';
}

async function askForAWord(key: TestedKey): Promise<TestOutcome> {
  const { model } = key.access;
  // OpenAI's newer models refuse the other name of the limit.
  const limit = key.provider === 'openai' ? 'max_completion_tokens' : 'max_tokens';
  const body = { model, messages: [{ role: 'user', content: 'Hi' }], [limit]: 16 };
  return outcomeOf(await send(key, '/chat/completions', body));
}

/** Null when there is no answer. */
async function send({ access }: TestedKey, path: string, body?: object): Promise<Response | null> {
  const { baseUrl, apiKey } = access;
  const headers = { ...HEADERS[access.wire](apiKey), ...(body && { 'content-type': 'application/json' }) };
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await fetchWithoutRedirect(`${baseUrl}${path}`, { headers, ...sent, signal });
  } catch {
    // Only the missing answer is reported: the error of a request may have its headers.
    return null;
  }
}

const HEADERS: Record<ModelAccess['wire'], (apiKey: string) => Record<string, string>> = {
  'openai-compatible': (apiKey) => ({ authorization: `Bearer ${apiKey}` }),
  anthropic: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
  google: (apiKey) => ({ 'x-goog-api-key': apiKey }),
};

const NO_CREDIT = /insufficient_quota|insufficient[ _]balance|credit balance|insufficient credits/i;
const BAD_KEY = /API_KEY_INVALID|API key not valid/i;

async function outcomeOf(response: Response | null): Promise<TestOutcome> {
  if (response === null) return 'unreachable';
  if (response.ok) return null;
  const said = await textOf(response, MAX_READ_CHARS);
  const { status } = response;
  if (status === 402 || NO_CREDIT.test(said)) return 'credit';
  if (status === 401 || status === 403 || BAD_KEY.test(said)) return 'key';
  return status === 404 || status === 400 || status === 422 ? 'model' : 'unreachable';
}

async function textOf(response: Response, maxChars: number): Promise<string> {
  try {
    return (await response.text()).slice(0, maxChars);
  } catch {
    // It broke off: its status is enough.
    return '';
  }
}
