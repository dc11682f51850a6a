import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';

/** The address of a page of someone else's at `host`, a name of this machine, which is there until `page` is closed. */
export async function openOtherSite(page: Page, body = '', host = '127.0.0.1'): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Theirs</title><body>${body}</body>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  page.once('close', () => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return `http://${host}:${address.port}/`;
}
