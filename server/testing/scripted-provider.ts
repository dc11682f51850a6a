import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGateway } from '../features/billing/paddle/client.ts';
import { silentLog } from '../log.ts';
import { serve } from './serve.ts';

export const TXN = 'txn_01hv8wptq8987qeep44cyrewp9';
export const SUB = 'sub_01hv8x29kz0t586xy6zn1a62ny';
export const CTM = 'ctm_01hv6y1jedq4p1n0yqn5ba3ky4';
export const PRI = 'pri_01gsz8x8sawmvhz1pv30nge1ke';
export const KEY = 'pdl_sdbx_apikey_01hv8wptq8987qeep44c_secret';

interface ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}
export type Reply = (response: ServerResponse, asked: ReceivedRequest) => void;

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
export const data = (value: unknown): Reply => json(200, { data: value, meta: { request_id: 'r' } });
export const refusal = (status: number, code: string, headers?: Record<string, string>) =>
  json(status, { error: { type: 'request_error', code, detail: `secret words about ${code}` } }, headers);
export const cut: Reply = (response) => void response.destroy();
export const silence: Reply = () => undefined;

/** A provider that gives these answers, one for each request and the last one again and again, and remembers what it was asked. */
export async function provider(replies: readonly Reply[], options: { timeoutMs?: number; isEmulator?: boolean } = {}) {
  const asked: ReceivedRequest[] = [];
  const apiUrl = await serve((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://provider');
      const heard = { method: request.method ?? '', url, headers: request.headers, body: text && JSON.parse(text) };
      const reply = replies[Math.min(asked.length, replies.length - 1)];
      asked.push(heard);
      reply?.(response, heard);
    });
  });
  const logged: unknown[] = [];
  const gateway = createGateway(
    {
      environment: 'sandbox',
      apiUrl,
      apiKey: KEY,
      clientToken: 'test_x',
      webhookSecret: 'pdl_ntfset_x',
      scriptUrl: 'https://cdn.paddle.com/paddle/v2/paddle.js',
      emulatorOrigin: options.isEmulator ? apiUrl : null,
      prices: { monthly: [PRI], yearly: [PRI] },
      pricesWithoutTrial: { monthly: PRI, yearly: PRI },
    },
    {
      log: { ...silentLog, warn: (...words: unknown[]) => void logged.push(words) },
      timeoutMs: options.timeoutMs ?? 8_000,
    },
  );
  return { gateway, asked, logged, apiUrl };
}

export const transaction = (more: object = {}) => ({ id: TXN, status: 'ready', items: [], ...more });
export const subscription = (more: object = {}) => ({
  id: SUB,
  status: 'active',
  customer_id: CTM,
  items: [],
  ...more,
});
export const wanted = { priceId: PRI, customData: { userId: 'u' }, checkoutUrl: 'https://bidwright.example/checkout' };
