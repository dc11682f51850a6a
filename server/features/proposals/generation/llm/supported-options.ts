type Fetch = typeof globalThis.fetch;

/** The server, as `ModelAccess` names it. */
interface Access {
  readonly baseUrl: string;
}

/** What a server with OpenAI's protocol supports. */
interface SupportedOptions {
  /** Whether it can report the usage. */
  readonly hasUsage: boolean;
  /** Whether a request may set the reasoning effort. */
  readonly hasEffort: boolean;
  /** Its name for the output limit. */
  readonly limit: 'max_tokens' | 'max_completion_tokens';
}

/** For the life of the process: a refused option is not sent again. */
const KNOWN = new WeakMap<Access, SupportedOptions>();
const REFUSALS: ReadonlySet<number> = new Set([400, 404, 415, 422, 500, 501]);
// Each refusal removes one option, and the limit may be renamed twice.
const MAX_RETRIES = 4;
const MAX_READ_CHARS = 4_000;

/**
 * Sends a request with the options that the server supports: one that it refuses by name (usage, the name of a limit,
 * reasoning effort) is left out, and the request is repeated at once. Any other refusal is returned.
 */
export function withSupportedOptions(access: Access, fetch: Fetch): Fetch {
  return async (input, init) => {
    const body = bodyOf(init?.body);
    if (!body) return fetch(input, init);
    for (let retry = 0; ; retry++) {
      const asked = optionsFor(access);
      const response = await fetch(input, { ...init, body: JSON.stringify(applyOptions(body, asked)) });
      if (response.ok || !REFUSALS.has(response.status) || retry >= MAX_RETRIES) return response;
      const refusal = await response.text();
      const changed = withoutRefused(asked, refusal.slice(0, MAX_READ_CHARS));
      if (!changed) return new Response(refusal, { status: response.status, headers: response.headers });
      // A simultaneous request may have changed them first: a refused option is removed once.
      if (optionsFor(access) === asked) KNOWN.set(access, changed);
    }
  };
}

function optionsFor(access: Access): SupportedOptions {
  const known = KNOWN.get(access);
  if (known) return known;
  // OpenAI's newer models refuse the name that all other servers know.
  const isOpenAi = new URL(access.baseUrl).hostname === 'api.openai.com';
  const options: SupportedOptions = {
    hasUsage: true,
    hasEffort: true,
    limit: isOpenAi ? 'max_completion_tokens' : 'max_tokens',
  };
  KNOWN.set(access, options);
  return options;
}

function applyOptions(
  body: Readonly<Record<string, unknown>>,
  { hasUsage, hasEffort, limit }: SupportedOptions,
): Record<string, unknown> {
  const { stream_options: usage, max_tokens: longest, reasoning_effort: effort, ...rest } = body;
  return {
    ...rest,
    [limit]: longest,
    ...(hasUsage && usage !== undefined && { stream_options: usage }),
    ...(hasEffort && effort !== undefined && { reasoning_effort: effort }),
  };
}

/** The options with one change, from the server's refusal; undefined when it names none of the options. */
function withoutRefused(options: SupportedOptions, said: string): SupportedOptions | undefined {
  if (options.hasUsage && /stream_options|include_usage/i.test(said)) return { ...options, hasUsage: false };
  if (options.hasEffort && /reasoning[._ ]?effort/i.test(said)) return { ...options, hasEffort: false };
  if (/max_completion_tokens/i.test(said))
    return { ...options, limit: options.limit === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens' };
  return undefined;
}

function bodyOf(body: unknown): Readonly<Record<string, unknown>> | undefined {
  const value: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}
