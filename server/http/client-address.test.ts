import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

function requestFrom(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwardedFor) request.headers['x-forwarded-for'] = forwardedFor;
  return request;
}

it.each([
  ['no proxy: what the client writes is not believed', '198.51.100.1', '203.0.113.9', 0, '198.51.100.1'],
  ['one proxy: the last entry is its word', '10.0.0.1', '203.0.113.9, 198.51.100.7', 1, '198.51.100.7'],
  ['two proxies: the last but one', '10.0.0.1', '1.2.3.4, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
  ['fewer entries than proxies', '10.0.0.1', '198.51.100.7', 3, '198.51.100.7'],
  ['a proxy that wrote nothing', '10.0.0.1', undefined, 1, '10.0.0.1'],
  ['an entry that is no address', '10.0.0.1', 'unknown', 1, '10.0.0.1'],
  ['IPv4 in IPv6 clothes', '::ffff:198.51.100.1', undefined, 0, '198.51.100.1'],
  ['an IPv4 entry with its port', '10.0.0.1', '198.51.100.7:4711', 1, '198.51.100.7'],
  ['IPv6 is cut to its network', '2001:db8:1:2:3:4:5:6', undefined, 0, '2001:db8:1:2::/64'],
  ['in every spelling', '2001:0db8:0001:0002::6', undefined, 0, '2001:db8:1:2::/64'],
  ['with zeros left out in the network part', '2001:db8::1', undefined, 0, '2001:db8:0:0::/64'],
  ['in brackets', '10.0.0.1', '[2001:db8::1]:443', 1, '2001:db8:0:0::/64'],
])('%s', (_name, socket, forwarded, proxies, expected) => {
  expect(clientAddress(requestFrom(socket, forwarded), proxies)).toBe(expected);
});
