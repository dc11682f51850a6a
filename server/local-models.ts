import { z } from 'zod';
import { LLM_PROVIDERS } from './config/llm-providers.ts';
import { fetchWithoutRedirect } from './http/fetch-without-redirect.ts';

/** A server of language models that runs on this machine and is not configured. */
export interface LocalModels {
  readonly name: string;
  /** How the app is started so that it writes. */
  readonly command: string;
}

// A port where nobody listens answers at once. One that is silent delays the start table alone, and a busy machine may be slow.
const WITHIN_MS = 3_000;
const NAMES = ['Ollama', 'LM Studio', 'llama-server'] as const;
const OLLAMA_PORT = 11_434;
const list = z.object({ data: z.array(z.object({ id: z.string().regex(/^[\w.:/@+-]{1,120}$/) })).min(1) });

/** Looks at three ports of this machine at once. Asks for a list of names; no model is used. Does not throw. */
export async function findLocalModels(ports: readonly [number, number, number]): Promise<LocalModels[]> {
  const found = await Promise.all(NAMES.map((name, at) => lookAt(name, ports[at] ?? 0)));
  return found.flatMap((one) => one ?? []);
}

async function lookAt(name: (typeof NAMES)[number], port: number): Promise<LocalModels | undefined> {
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  try {
    const response = await fetchWithoutRedirect(`${baseUrl}/models`, { signal: AbortSignal.timeout(WITHIN_MS) });
    const models = list.parse(await response.json()).data.map(({ id }) => id);
    return { name, command: commandFor(name, { baseUrl, port, models }) };
  } catch {
    // Nobody is there, or someone else: neither is of interest to who starts the app.
    return undefined;
  }
}

interface Server {
  readonly baseUrl: string;
  readonly port: number;
  readonly models: readonly string[];
}

function commandFor(name: (typeof NAMES)[number], { baseUrl, port, models }: Server): string {
  // Some write no text: they make vectors of it.
  const model = models.find((id) => !/embed/i.test(id)) ?? '';
  if (name === 'Ollama' && port === OLLAMA_PORT) {
    const isEnough = models.includes(LLM_PROVIDERS.ollama.model.name);
    return isEnough ? 'LLM_PROVIDER=ollama npm start' : `LLM_PROVIDER=ollama LLM_MODEL=${model} npm start`;
  }
  return `LLM_BASE_URL=${baseUrl} LLM_MODEL=${model} npm start`;
}
