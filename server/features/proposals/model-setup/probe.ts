import { z } from 'zod';
import { jsonIn } from '#shared/http/json.ts';
import { fetchWithoutRedirect } from '../../../http/fetch-without-redirect.ts';
import { type Fetch, type ModelAccess, modelOf } from '../generation/llm/provider.ts';
import { toFailure } from '../generation/llm/to-failure.ts';

/** The finding of one probe of the model's server. */
export interface Found {
  readonly state: 'ready' | 'key_refused' | 'model_unknown' | 'out_of_credit' | 'unreachable';
  /** The answer's code, such as 'HTTP 401 invalid_api_key': never a text, and never a key. */
  readonly said: string;
  /** It was found on the list alone, which says nothing about the account. */
  readonly isListed?: true;
  /** The request of one word was refused, and neither for the key nor, in words that are known, for the model. */
  readonly isRefused?: true;
  /** Models of the server, where it lists them. */
  readonly models: readonly string[];
}

// The AI SDK would print unsupported options for each request.
globalThis.AI_SDK_LOG_WARNINGS = false;

const LIST_MS = 10_000;
/** A server on this machine may have to load the model first. */
const WORD_MS = 30_000;
const MAX_MODELS = 2_000;
/** Everybody may read its list, so that it proves no key. */
const PUBLIC_LISTS: ReadonlySet<string> = new Set(['openrouter.ai']);

const toKeep: Fetch = (input, init) => fetchWithoutRedirect(input, init);

/**
 * Checks once whether this model accepts this key: by the server's list, without a generation; where there is none, or the
 * model is not on it, by a generation of one word, within `wordMs`. Does not throw.
 */
export async function probeModel(access: ModelAccess, { wordMs = WORD_MS } = {}): Promise<Found> {
  try {
    const { isListed, models } = await listFor(access);
    return isListed
      ? { state: 'ready', said: 'on the list of models', isListed, models }
      : await askOneWord(access, models, wordMs);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { state: 'unreachable', said: isLate ? 'no answer in time' : 'no connection', models: [] };
  }
}

const list = z.object({ data: z.array(z.object({ id: z.string().max(200) })).max(MAX_MODELS) });

async function listFor(access: ModelAccess): Promise<{ isListed: boolean; models: readonly string[] }> {
  const { wire, model } = access;
  const path = wire === 'openai-compatible' ? '/models' : `/models/${encodeURIComponent(model)}`;
  const signal = AbortSignal.timeout(LIST_MS);
  const response = await toKeep(`${access.baseUrl}${path}`, { headers: headersFor(access), signal });
  if (wire !== 'openai-compatible') {
    await response.body?.cancel();
    return { isListed: response.ok, models: [] };
  }
  const found = list.safeParse(response.ok ? jsonIn(await response.text()) : await response.body?.cancel());
  const models = found.success ? found.data.data.map(({ id }) => id) : [];
  const isPublic = PUBLIC_LISTS.has(new URL(access.baseUrl).hostname);
  // Ollama's names end in a tag, 'latest' by default.
  return { isListed: !isPublic && (models.includes(model) || models.includes(`${model}:latest`)), models };
}

function headersFor({ wire, apiKey }: ModelAccess): Record<string, string> {
  if (apiKey === undefined) return {};
  if (wire === 'anthropic') return { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' };
  return wire === 'google' ? { 'x-goog-api-key': apiKey } : { authorization: `Bearer ${apiKey}` };
}

async function askOneWord(access: ModelAccess, models: readonly string[], wordMs: number): Promise<Found> {
  const { streamText } = await import('ai');
  const abortSignal = AbortSignal.timeout(wordMs);
  try {
    const { fullStream } = streamText({
      // Some accept no JSON format without the word in the prompt.
      prompt: 'Answer with the JSON {}.',
      model: await modelOf(access, toKeep),
      maxOutputTokens: 16,
      maxRetries: 0,
      abortSignal,
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') return { state: 'unreachable', said: 'no answer in time', models };
    }
  } catch (error) {
    const { kind, said } = await toFailure(error);
    if (kind === 'key_refused' || kind === 'model_unknown') return { state: kind, said, models };
    if (kind === 'unpaid') return { state: 'out_of_credit', said, models };
    if (kind === 'broken') return { state: 'unreachable', said: 'no answer of a model', models };
    // A server that knows key and model may still refuse this request.
    const isRefused = /^HTTP (?:400|422)\b/.test(said);
    return isRefused ? { state: 'ready', said, isRefused, models } : { state: 'unreachable', said, models };
  }
  return { state: 'ready', said: 'it answered', models };
}
