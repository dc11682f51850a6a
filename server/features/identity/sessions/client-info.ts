import Bowser from 'bowser';
import { clientAddress } from '../../../http/client-address.ts';
import type { AppContext } from '../../../http/context.ts';

const UNKNOWN_DEVICE = 'Unknown device';
// No browser sends more, and the pattern never runs over more.
const MAX_USER_AGENT_CHARS = 512;

export interface ClientInfo {
  /** Such as 'Chrome on Windows'. */
  readonly device: string;
  /** The network the request came from. */
  readonly address: string;
}

/** Where a request came from, as shown to its owner: enough to recognise it, too little to find an address. */
export function readClientInfo(c: AppContext, trustProxy: number): ClientInfo {
  const device = deviceName(c.req.header('user-agent') ?? '');
  return { device, address: shortAddress(clientAddress(c.env.incoming, trustProxy)) };
}

/** Made of known names only, so that a stranger can write nothing into a person's history. */
export function deviceName(userAgent: string): string {
  const known = userAgent.slice(0, MAX_USER_AGENT_CHARS).trim();
  if (known === '') return UNKNOWN_DEVICE;
  const parsed = Bowser.parse(known);
  const browser = Object.values(Bowser.BROWSER_MAP).find((name) => name === parsed.browser.name);
  const system = Object.values(Bowser.OS_MAP).find((name) => name === parsed.os.name);
  if (!browser) return system ? `A program on ${system}` : UNKNOWN_DEVICE;
  return system ? `${browser} on ${system}` : browser;
}

/** `203.0.113.7` → `203.0.113.0/24`, `2001:db8:1:2::/64` → `2001:db8:1::/48`. */
export function shortAddress(address: string): string {
  const [first, second, third] = address.split('.');
  if (third !== undefined) return `${first}.${second}.${third}.0/24`;
  const [a, b, c] = address.split(':');
  return c === undefined ? address : `${[a, b, c].map((group) => group || '0').join(':')}::/48`;
}
