import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Who is asking, for limits: an IPv4 address or the /64 of an IPv6 one, since one customer owns all of that.
 * `trustProxy` is the number of proxies in front: that many entries of X-Forwarded-For, from the right, were written by
 * them; everything further left is the client's own word and is not believed.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const socketAddress = request.socket.remoteAddress ?? '';
  const forwarded = trustProxy > 0 ? String(request.headers['x-forwarded-for'] ?? '').split(',') : [];
  const chain = [...forwarded.map((entry) => entry.trim()).filter(Boolean), socketAddress];
  const wanted = chain[Math.max(0, chain.length - 1 - trustProxy)] ?? '';
  return networkOf(wanted) ?? networkOf(socketAddress) ?? 'unknown';
}

function networkOf(text: string): string | undefined {
  const address = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped && isIP(mapped)) return mapped;
  if (isIP(address) === 4) return address;
  return isIP(address) === 6 ? `${first64Bits(address)}::/64` : undefined;
}

function first64Bits(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));
  const left = groupsOf(head);
  // A dotted tail is two groups.
  const right = groupsOf(tail ?? '').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
