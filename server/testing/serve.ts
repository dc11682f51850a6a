import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../../dev-providers/http/listen.ts';

/** Answers on a free port of this machine until the test ends; returns the address. */
export async function serve(answer: RequestListener): Promise<string> {
  const { server, url } = await listen('127.0.0.1');
  server.on('request', answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return url;
}
