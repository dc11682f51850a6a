import { PAGE_PATHS } from '../site/paths.ts';

/** The page after signing in by default. Source: docs/spec/accounts.md §9. */
export const DEFAULT_RETURN_TO = PAGE_PATHS.proposalTool;

const MAX_CHARS = 2000;
const CONTROL_OR_BACKSLASH = /[\p{Cc}\p{Zl}\p{Zp}\\]/u;
// Signing in must not lead back to signing in, nor to an address that is no page.
const NO_PAGES_TO_RETURN_TO = [PAGE_PATHS.auth, '/api'];

/**
 * The page after signing in, if it is a path of this site, else the proposal tool. The sender of the link wrote it, so it is
 * not trusted: what a browser, a proxy or one more decoding could read as another host is refused.
 * Sources: docs/spec/decisions.md#screens, docs/spec/security.md §R1.
 */
export function safeReturnTo(value: unknown): string {
  return typeof value === 'string' && isOwnPage(value) ? value : DEFAULT_RETURN_TO;
}

/** The billing cycle chosen before sign-in is passed only to the checkout. Source: docs/spec/accounts.md §2. */
export function withBillingCycle(returnTo: string, cycle: unknown): string {
  const { path, query, hash } = partsOf(returnTo);
  // The words are those of BILLING_CYCLES in shared/plans, a module above this one.
  const isCycle = cycle === 'monthly' || cycle === 'yearly';
  if (path !== '/checkout' || !isCycle || /[?&]billingCycle=/.test(query)) return returnTo;
  return `${path}${query}${query === '' ? '?' : '&'}billingCycle=${cycle}${hash}`;
}

function isOwnPage(value: string): boolean {
  if (value.length > MAX_CHARS || CONTROL_OR_BACKSLASH.test(value)) return false;
  const { path, query, hash } = partsOf(value);
  const rest = decodeFully(query + hash);
  const plainPath = wholeDecoded(path);
  return rest !== undefined && !CONTROL_OR_BACKSLASH.test(rest) && plainPath !== undefined && isOwnPath(plainPath);
}

function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || CONTROL_OR_BACKSLASH.test(path)) return false;
  // An empty segment is the '//' of another host; '..' can make one ('/..//evil') or leave the path that was checked.
  const steps = path.slice(1).split('/');
  const isPlain = steps.every((step, index) => step !== '..' && step !== '.' && (step !== '' || isLast(steps, index)));
  const lower = path.toLowerCase();
  return isPlain && !NO_PAGES_TO_RETURN_TO.some((page) => lower === page || lower.startsWith(`${page}/`));
}

function isLast(steps: readonly string[], index: number): boolean {
  return index === steps.length - 1;
}

function partsOf(address: string): { path: string; query: string; hash: string } {
  const [beforeHash = '', ...afterHash] = address.split('#');
  const [path = '', ...afterMark] = beforeHash.split('?');
  return {
    path,
    query: afterMark.length > 0 ? `?${afterMark.join('?')}` : '',
    hash: afterHash.length > 0 ? `#${afterHash.join('#')}` : '',
  };
}

/** Decoded until nothing changes; undefined when that fails. Each step makes it shorter, so it ends. */
function wholeDecoded(path: string): string | undefined {
  const once = decodeFully(path);
  return once === undefined || once === path ? once : wholeDecoded(once);
}

function decodeFully(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // A malformed escape, or half a character: no page of ours has that in its address.
    return undefined;
  }
}
