import { z } from 'zod';
import {
  HOSTS_WITHOUT_VERSION,
  LLM_PROVIDERS,
  type LlmProvider,
  type LlmProviderName,
  type Wire,
} from './llm-providers.ts';
import { isLoopback, oneOf, wholeNumber } from './values.ts';

const OWN = 'openai-compatible';
const PROVIDERS = Object.keys(LLM_PROVIDERS).filter(isProviderName);
const EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
const SECONDS = { firstWord: 15, total: 30 };
/** How long a model is waited for unless the settings say otherwise; also one that a user brought the key for. */
export const DEFAULT_MODEL_TIMEOUTS = { firstWordMs: SECONDS.firstWord * 1_000, totalMs: SECONDS.total * 1_000 };
// A proposal is given up after 60 s (`runs.ts`), by a browser too; what the composer writes and what is stored comes after the model.
const MOST_SECONDS = 55;

/** The language model that writes, and what it may cost. */
export interface LlmSettings {
  /** What the provider is called, and how it is asked. */
  readonly provider: LlmProviderName;
  readonly wire: Wire;
  /** With its version and without a slash at its end. */
  readonly baseUrl: string;
  readonly apiKey: string | undefined;
  /** The settings that the key may be in. */
  readonly keyNames: readonly string[];
  readonly model: string;
  /** How much it thinks before it writes; undefined for as much as it does unasked. */
  readonly reasoningEffort: (typeof EFFORTS)[number] | undefined;
  /** How long it is waited for: to the first word of an answer, and for a whole proposal. */
  readonly firstWordMs: number;
  readonly totalMs: number;
  /** Dollars for a million tokens; undefined where nothing is counted. */
  readonly prices: { readonly input: number; readonly output: number } | undefined;
  /** Dollars a calendar month (UTC), for everybody together and for each person; undefined for no ceiling. */
  readonly monthlyBudget: number | undefined;
  readonly userMonthlyBudget: number | undefined;
}

const KEYS = {
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GEMINI_API_KEY: z.string().optional(),
  OPENROUTER_API_KEY: z.string().optional(),
  MISTRAL_API_KEY: z.string().optional(),
  GROQ_API_KEY: z.string().optional(),
  DEEPSEEK_API_KEY: z.string().optional(),
};

/** The settings of the language model, as they are given. The providers' own variables say nothing unless one is named. */
export const LLM_SETTINGS = {
  LLM_PROVIDER: oneOf(PROVIDERS).optional(),
  LLM_BASE_URL: z.string().transform(toBaseUrl).optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().max(200, 'must be at most 200 characters').optional(),
  LLM_REASONING_EFFORT: oneOf(EFFORTS).optional(),
  LLM_FIRST_WORD_SECONDS: wholeNumber(1, MOST_SECONDS).optional(),
  LLM_TOTAL_SECONDS: wholeNumber(5, MOST_SECONDS).optional(),
  LLM_INPUT_PRICE: dollars().optional(),
  LLM_OUTPUT_PRICE: dollars().optional(),
  LLM_MONTHLY_BUDGET: dollars().optional(),
  LLM_USER_MONTHLY_BUDGET: dollars().optional(),
  ...KEYS,
};

type Given = Readonly<Record<string, string>>;
type Settings = z.output<z.ZodObject<typeof LLM_SETTINGS>>;

/** What is missing for a model to be asked, each a sentence that names the setting, and never its value. */
export function llmFaults(given: Given): string[] {
  if (!Object.keys(given).some((name) => name.startsWith('LLM_'))) return [];
  const provider = providerOf(given.LLM_PROVIDER);
  // An unknown provider has its own message.
  if (!provider) return [];
  const missing = (name: string, why: string) => (given[name] === undefined ? [`  ${name} is missing: ${why}`] : []);
  const hasKey = keyNamesOf(provider).some((name) => given[name] !== undefined);
  return [
    ...(provider.model ? [] : missing('LLM_MODEL', 'say which language model writes')),
    ...(provider.baseUrl === undefined
      ? missing('LLM_BASE_URL', 'say where the language model is asked, or name another LLM_PROVIDER')
      : []),
    ...(provider.needsKey && !hasKey
      ? [`  LLM_API_KEY is missing: this LLM_PROVIDER needs a key, here or in ${provider.keyNames.join(' or ')}`]
      : []),
    ...timeoutFaults(given),
    ...priceFaults(given),
  ];
}

/** The first word comes before the last. */
function timeoutFaults(given: Given): string[] {
  const firstWord = Number(given.LLM_FIRST_WORD_SECONDS ?? 0);
  const total = Number(given.LLM_TOTAL_SECONDS ?? SECONDS.total);
  return firstWord > total
    ? [`  LLM_FIRST_WORD_SECONDS must be at most LLM_TOTAL_SECONDS, which is ${SECONDS.total} unless it is set`]
    : [];
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
export function llmOf(s: Settings): LlmSettings | undefined {
  const name = s.LLM_PROVIDER ?? OWN;
  const provider = providerOf(name);
  const model = s.LLM_MODEL ?? provider?.model?.name;
  const baseUrl = s.LLM_BASE_URL && provider ? withVersion(s.LLM_BASE_URL, provider.wire) : provider?.baseUrl;
  if (!provider || model === undefined || baseUrl === undefined) return undefined;
  const { LLM_INPUT_PRICE: input, LLM_OUTPUT_PRICE: output } = s;
  const totalMs = (s.LLM_TOTAL_SECONDS ?? SECONDS.total) * 1_000;
  return {
    provider: name,
    wire: provider.wire,
    baseUrl,
    apiKey: keyOf(s, provider),
    keyNames: keyNamesOf(provider),
    model,
    // What is known of the model that is named here is not known of another.
    reasoningEffort: s.LLM_REASONING_EFFORT ?? (s.LLM_MODEL === undefined ? provider.model?.effort : undefined),
    firstWordMs: Math.min(totalMs, (s.LLM_FIRST_WORD_SECONDS ?? SECONDS.firstWord) * 1_000),
    totalMs,
    prices: input === undefined || output === undefined ? undefined : { input, output },
    monthlyBudget: s.LLM_MONTHLY_BUDGET,
    userMonthlyBudget: s.LLM_USER_MONTHLY_BUDGET,
  };
}

function keyNamesOf({ keyNames }: LlmProvider): string[] {
  return ['LLM_API_KEY', ...keyNames];
}

function keyOf(s: Settings, provider: LlmProvider): string | undefined {
  const given = new Map(Object.entries({ LLM_API_KEY: s.LLM_API_KEY, ...keysIn(s) }));
  return keyNamesOf(provider)
    .map((name) => given.get(name))
    .find((key) => key !== undefined);
}

function keysIn(s: Settings): Record<string, string | undefined> {
  return z.object(KEYS).parse(s);
}

function providerOf(name: string = OWN): LlmProvider | undefined {
  return isProviderName(name) ? LLM_PROVIDERS[name] : undefined;
}

function isProviderName(name: string): name is LlmProviderName {
  return Object.hasOwn(LLM_PROVIDERS, name);
}

/** An amount in dollars, such as 20 or 0.15. */
function dollars() {
  const rule = 'must be an amount in dollars, such as 20 or 0.15';
  return z
    .string()
    .regex(/^\d{1,6}(\.\d{1,6})?$/, rule)
    .transform(Number);
}

/** An address as it is given, without a slash or the name of an endpoint at its end. */
interface GivenUrl {
  readonly href: string;
  /** An endpoint was named, so what is before it is all of the address. */
  readonly isWhole: boolean;
}

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$|\.(local|internal|lan)$/;
const ENDPOINT = /\/(?:chat\/completions|completions|messages|models)$/;
const VERSIONS: Record<Wire, string> = { 'openai-compatible': '/v1', anthropic: '/v1', google: '/v1beta' };

/** Posts and profiles go there: by plain http no further than this machine or its own network. */
function toBaseUrl(given: string, ctx: z.RefinementCtx): GivenUrl {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (url && isPlain && (url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url.hostname)))) {
    const href = withoutSlashes(url.href);
    return { href: withoutSlashes(href.replace(ENDPOINT, '')), isWhole: ENDPOINT.test(href) };
  }
  ctx.addIssue({
    code: 'custom',
    message:
      'must be an https address such as https://api.openai.com/v1, or http on this network such as http://127.0.0.1:11434/v1',
  });
  return z.NEVER;
}

/** Where `/chat/completions`, `/messages` or `/models/…` can be put behind: the version is added where it was left out. */
function withVersion({ href, isWhole }: GivenUrl, wire: Wire): string {
  if (isWhole) return href;
  const known = Object.values(LLM_PROVIDERS).find(
    (provider) => provider.wire === wire && provider.baseUrl?.startsWith(`${href}/`),
  );
  if (known?.baseUrl !== undefined) return known.baseUrl;
  const { pathname, hostname } = new URL(href);
  return pathname === '/' && !HOSTS_WITHOUT_VERSION.has(hostname) ? `${href}${VERSIONS[wire]}` : href;
}

function withoutSlashes(href: string): string {
  let end = href.length;
  while (href.endsWith('/', end)) end--;
  return href.slice(0, end);
}

function isNear(host: string): boolean {
  return isLoopback(host) || PRIVATE.test(host) || !/[.:]/.test(host);
}
