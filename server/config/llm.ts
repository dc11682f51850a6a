import { z } from 'zod';
import { isLoopback, oneOf } from './values.ts';

const PROVIDERS = ['openai-compatible', 'anthropic', 'google'] as const;
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;

/** The language model that writes, and what it may cost. */
export interface LlmSettings {
  readonly provider: (typeof PROVIDERS)[number];
  /** Without a slash at its end; undefined for the provider's own address. */
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
  readonly model: string;
  /** Whether the server holds the model to a JSON schema. */
  readonly structuredOutputs: boolean;
  /** How much it thinks before it writes; undefined for as much as it does unasked. */
  readonly reasoningEffort: (typeof EFFORTS)[number] | undefined;
  /** Dollars for a million tokens; undefined where nothing is counted. */
  readonly prices: { readonly input: number; readonly output: number } | undefined;
  /** Dollars a calendar month (UTC), for everybody together and for each person; undefined for no ceiling. */
  readonly monthlyBudget: number | undefined;
  readonly userMonthlyBudget: number | undefined;
}

/** The settings of the language model, as they are given. */
export const LLM_SETTINGS = {
  LLM_PROVIDER: oneOf(PROVIDERS).optional(),
  LLM_BASE_URL: z.string().transform(toBaseUrl).optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().max(200, 'must be at most 200 characters').optional(),
  LLM_STRUCTURED_OUTPUTS: oneOf(['yes', 'no']).optional(),
  LLM_REASONING_EFFORT: oneOf(EFFORTS).optional(),
  LLM_INPUT_PRICE: dollars().optional(),
  LLM_OUTPUT_PRICE: dollars().optional(),
  LLM_MONTHLY_BUDGET: dollars().optional(),
  LLM_USER_MONTHLY_BUDGET: dollars().optional(),
};

type Given = Readonly<Record<string, string>>;

/** What is missing for a model to be asked, each a sentence that names the setting, and never its value. */
export function llmFaults(given: Given): string[] {
  if (!Object.keys(given).some((name) => name.startsWith('LLM_'))) return [];
  const missing = (name: string, why: string) => (given[name] === undefined ? [`  ${name} is missing: ${why}`] : []);
  const isOwn = (given.LLM_PROVIDER ?? 'openai-compatible') === 'openai-compatible';
  return [
    ...missing('LLM_MODEL', 'say which language model writes'),
    ...(isOwn ? missing('LLM_BASE_URL', 'say where the language model is asked, or name another LLM_PROVIDER') : []),
    ...(isOwn ? [] : missing('LLM_API_KEY', 'this LLM_PROVIDER knows its customers by it')),
    ...priceFaults(given),
  ];
}

/** A ceiling that nothing counts towards would be none. */
function priceFaults(given: Given): string[] {
  const needed = ['LLM_INPUT_PRICE', 'LLM_OUTPUT_PRICE'];
  const wanting = [...needed, 'LLM_MONTHLY_BUDGET', 'LLM_USER_MONTHLY_BUDGET'].some(
    (name) => given[name] !== undefined,
  );
  return needed
    .filter((name) => wanting && given[name] === undefined)
    .map((name) => `  ${name} is missing: both prices are needed to know what is spent`);
}

/** Undefined: the built-in composer writes, alone. Call it when there are no faults. */
export function llmOf(s: z.output<z.ZodObject<typeof LLM_SETTINGS>>): LlmSettings | undefined {
  if (s.LLM_MODEL === undefined) return undefined;
  const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output } = s;
  return {
    provider: s.LLM_PROVIDER ?? 'openai-compatible',
    baseUrl: s.LLM_BASE_URL,
    apiKey: s.LLM_API_KEY,
    model: s.LLM_MODEL,
    structuredOutputs: s.LLM_STRUCTURED_OUTPUTS !== 'no',
    reasoningEffort: s.LLM_REASONING_EFFORT,
    prices: input === undefined || output === undefined ? undefined : { input, output },
    monthlyBudget: s.LLM_MONTHLY_BUDGET,
    userMonthlyBudget: s.LLM_USER_MONTHLY_BUDGET,
  };
}

/** An amount in dollars, such as 20 or 0.15. */
function dollars() {
  const rule = 'must be an amount in dollars, such as 20 or 0.15';
  return z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, rule)
    .transform(Number);
}

/** Posts and profiles go there: by plain http no further than this machine or its own network. */
function toBaseUrl(given: string, ctx: z.RefinementCtx): string {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (url && isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url.hostname)))) {
    return url.href.replace(/\/+$/, '');
  }
  ctx.addIssue({
    code: 'custom',
    message:
      'must be an https address such as https://api.openai.com/v1, or http on this network such as http://127.0.0.1:11434/v1',
  });
  return z.NEVER;
}

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$|\.(local|internal|lan)$/;

function isNear(host: string): boolean {
  return isLoopback(host) || PRIVATE.test(host) || !/[.:]/.test(host);
}
