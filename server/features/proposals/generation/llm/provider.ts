import type { LanguageModel } from 'ai';
import type { AnswerPiece } from './answer-pieces.ts';
import { withSupportedOptions } from './supported-options.ts';

type ReasoningEffort = 'none' | 'minimal' | 'low' | 'medium' | 'high';

/** The address of the model, and its protocol. */
export interface ModelAccess {
  readonly wire: 'openai-compatible' | 'anthropic' | 'google';
  /** With its version and without a trailing slash. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** The reasoning effort; left out, the model's default. */
  readonly reasoningEffort?: ReasoningEffort | undefined;
  /** Gets what of an answer is text or reasoning, for watching the model itself. */
  readonly onPiece?: (piece: AnswerPiece) => void;
}

type OwnModel = Extract<LanguageModel, { specificationVersion: 'v3' }>;

export type Fetch = typeof globalThis.fetch;

/**
 * The model as an object: a plain name would be sent to another company's gateway. Each library is loaded at its first use,
 * so that an app without a model loads none.
 */
export async function modelOf(access: ModelAccess, fetch: Fetch): Promise<OwnModel> {
  const { wire, baseUrl, apiKey, model } = access;
  const own = { fetch, baseURL: baseUrl, ...(apiKey !== undefined && { apiKey }) };
  if (wire === 'anthropic') return (await import('@ai-sdk/anthropic')).createAnthropic(own)(model);
  if (wire === 'google') return (await import('@ai-sdk/google')).createGoogleGenerativeAI(own)(model);
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  // Unsupported options are left out on the way.
  return createOpenAICompatible({
    ...own,
    name: 'llm',
    includeUsage: true,
    fetch: withSupportedOptions(access, fetch),
  })(model);
}

/** 'gemma3:12b', 'Qwen3-8B': billions of parameters in a name. */
const SIZE = /(?<![a-z\d.])(\d{1,3}(?:\.\d{1,2})?)b(?![a-z\d])/i;
const FULL_FROM = 14;

/** A small model on this network follows a few rules better than many. */
export function formFor({ wire, baseUrl, model }: Pick<ModelAccess, 'wire' | 'baseUrl' | 'model'>): 'full' | 'short' {
  const size = SIZE.exec(model)?.[1];
  const isSmall = size !== undefined && Number(size) < FULL_FROM;
  return wire === 'openai-compatible' && isSmall && isOnThisNetwork(new URL(baseUrl).hostname) ? 'short' : 'full';
}

function isOnThisNetwork(host: string): boolean {
  return (
    !host.includes('.') || /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.|\.(?:local|internal|lan)$|^\[/.test(host)
  );
}

/** The host of the requests. */
export function hostOf({ baseUrl }: Pick<ModelAccess, 'baseUrl'>): string {
  return new URL(baseUrl).host;
}

// Gemini 2.5 takes a number of tokens, its successors a word. Models called Pro have a higher minimum.
const LEAST_OF_PRO = { budget: 128, level: 'low' } as const;
const BUDGETS = { none: 0, minimal: 0, low: 512, medium: 1_024, high: 2_048 } as const;
const LEVELS = { none: 'minimal', minimal: 'minimal', low: 'low', medium: 'medium', high: 'high' } as const;
const EFFORTS = { none: 'low', minimal: 'low', low: 'low', medium: 'medium', high: 'high' } as const;

/**
 * The reasoning effort, in each provider's form; empty without a setting. Reasoning counts as output: of the longest answer,
 * and of the time to the first word.
 */
export function effortOptions({ wire, model, reasoningEffort: effort }: ModelAccess) {
  if (effort === undefined) return {};
  if (wire === 'anthropic') return { anthropic: { effort: EFFORTS[effort] } };
  if (wire === 'openai-compatible') return { llm: { reasoningEffort: effort } };
  return { google: { thinkingConfig: thinkingOfGoogle(model, effort) } };
}

function thinkingOfGoogle(model: string, effort: ReasoningEffort) {
  const isPro = /-pro\b/.test(model);
  if (/gemini-2\.5/.test(model))
    return { thinkingBudget: isPro ? Math.max(LEAST_OF_PRO.budget, BUDGETS[effort]) : BUDGETS[effort] };
  return { thinkingLevel: isPro && LEVELS[effort] === 'minimal' ? LEAST_OF_PRO.level : LEVELS[effort] };
}
