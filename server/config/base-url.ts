import { z } from 'zod';
import { HOSTS_WITHOUT_VERSION, LLM_PROVIDERS, type Wire } from './llm-providers.ts';
import { isLoopback } from './values.ts';

/** An address as it is given, without a slash or the name of an endpoint at its end. */
export interface GivenUrl {
  readonly href: string;
  /** An endpoint was named, so what is before it is all of the address. */
  readonly isWhole: boolean;
}

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)[\d.]+$|\.(local|internal|lan)$/;
const ENDPOINT = /\/(?:chat\/completions|completions|messages|models)$/;
const VERSIONS: Record<Wire, string> = { 'openai-compatible': '/v1', anthropic: '/v1', google: '/v1beta' };

/** Posts and profiles go there: by plain http no further than this machine or its own network. */
export function toBaseUrl(given: string, ctx: z.RefinementCtx): GivenUrl {
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
export function withVersion({ href, isWhole }: GivenUrl, wire: Wire): string {
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
