import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { build } from 'vite';
import { pagePolicy } from '#server/http/security-headers.ts';
import { buildOnce } from './build-once.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * The playground's pages as a built app would serve them, under the page policy of the real one. `use` gets the address;
 * the server is gone when it returns.
 */
export async function withBuiltPlayground(use: (url: string) => Promise<void>): Promise<void> {
  const outDir = await buildOnce('playground', buildPlayground);
  const page = await readFile(join(outDir, 'index.html'), 'utf8');
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://workshop').pathname);
    void (extname(path) === '' ? sendPage(response, page) : sendFile(response, join(outDir, path)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await use(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function buildPlayground(outDir: string): Promise<void> {
  await build({
    logLevel: 'error',
    // The playground is cut out of a build unless it takes itself for development.
    define: { 'import.meta.env.DEV': 'true' },
    build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false },
  });
}

function sendPage(response: ServerResponse, html: string): void {
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': pagePolicy(nonce) });
  response.end(html.replaceAll('__CSP_NONCE__', nonce));
}

async function sendFile(response: ServerResponse, file: string): Promise<void> {
  try {
    const body = await readFile(file);
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}
