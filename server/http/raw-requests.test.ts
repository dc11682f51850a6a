import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { appForAll } from '../testing/app.ts';

/** All that comes back for these bytes until the connection is closed, by the app or after it has answered `upTo` times. */
function talk(origin: string, bytes: string, upTo = Number.POSITIVE_INFINITY): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1').on('data', (text: string) => {
      heard += text;
      if (answersIn(heard) >= upTo) socket.end();
    });
    // A cut is an end as well.
    socket.on('error', () => undefined).on('close', () => resolve(heard));
  });
}

const answersIn = (heard: string) => heard.match(/HTTP\/1\.1 \d{3}/g)?.length ?? 0;
const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]);

const HIDDEN = 'GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n';
const post = (headers: string, body = '') => `POST /api/job-brief HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n${body}`;
const CHUNKS = `0\r\n\r\n${HIDDEN}`;

describe('a request whose end is in doubt', () => {
  const app = appForAll();

  it.each([
    ['a length and chunks', post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', CHUNKS)],
    ['chunks and a length', post('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', CHUNKS)],
    ['two lengths', post(`Content-Length: 2\r\nContent-Length: ${HIDDEN.length}\r\n`, `{}${HIDDEN}`)],
    ['two lengths in one line', post('Content-Length: 2, 70\r\n', `{}${HIDDEN}`)],
    ['a length with a sign', post('Content-Length: +2\r\n', `{}${HIDDEN}`)],
    ['a length that is none', post('Content-Length: 0x2\r\n', `{}${HIDDEN}`)],
    ['an odd way to write chunked', post('Transfer-Encoding: xchunked\r\n', CHUNKS)],
    ['chunked twice', post('Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n', CHUNKS)],
    ['a space before the colon', post('Transfer-Encoding : chunked\r\n', CHUNKS)],
    ['a header over two lines', post('Transfer-Encoding:\r\n chunked, x\r\n', CHUNKS)],
    ['bare line feeds', `POST /api/job-brief HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${HIDDEN}`],
    ['a bare return in a header', post('X-Odd: a\rContent-Length: 2\r\n', `{}${HIDDEN}`)],
    ['a chunk of no size', post('Transfer-Encoding: chunked\r\n', `zz\r\n{}\r\n${CHUNKS}`)],
    ['no host', `GET /healthz HTTP/1.1\r\n\r\n${HIDDEN}`],
    ['two hosts', `GET /metrics HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n`],
    ['a method that is none', `G@T /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n${HIDDEN}`],
    ['another protocol', `GET /healthz HTTP/9.9\r\nHost: localhost\r\n\r\n${HIDDEN}`],
  ])('is refused, and nothing behind it is answered: %s', async (_name, bytes) => {
    const heard = await talk(app().origin, bytes);
    expect([answersIn(heard), Math.floor(statusOf(heard) / 100)]).toEqual([1, 4]);
    expect(heard).not.toContain('http_request_seconds');
  });

  it.each(['TRACE', 'PROPFIND', 'MKCOL', 'PURGE', 'LOCK', 'SEARCH', 'PUT', 'PATCH'])(
    'by a method that no page has is refused and echoes nothing: %s',
    async (method) => {
      for (const path of ['/', '/api/user', '/proposal-tool', '/api/nothing']) {
        const cookie = `Cookie: session=only-for-us\r\nOrigin: ${app().origin}\r\nConnection: close\r\n`;
        const heard = await talk(app().origin, `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${cookie}\r\n`);
        expect([404, 405], `${method} ${path}`).toContain(statusOf(heard));
        expect(heard).not.toContain('only-for-us');
      }
    },
  );

  it('to be a tunnel to somewhere else is cut', async () => {
    const heard = await talk(app().origin, 'CONNECT 169.254.169.254:80 HTTP/1.1\r\nHost: 169.254.169.254:80\r\n\r\n');
    expect(heard).not.toMatch(/^HTTP\/1\.1 2/);
  });

  it('with more headers than anybody needs is refused: one of 20 KB, or ten thousand', async () => {
    for (const headers of [`X-Large: ${'a'.repeat(20_000)}\r\n`, 'X-Many: a\r\n'.repeat(10_000)]) {
      const heard = await talk(app().origin, `GET /healthz HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`);
      expect(statusOf(heard)).toBe(431);
    }
  });

  it('is not one of a thousand in a row, which are all answered', async () => {
    const heard = await talk(app().origin, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1000), 1000);
    expect(heard.match(/HTTP\/1\.1 200/g)).toHaveLength(1000);
  });

  it.each([
    '/api/auth/google?returnTo=%0d%0aSet-Cookie:%20a=b',
    '/account/%0d%0aX-Injected:%20b',
    '//evil.example/%2f..',
  ])('writes no header of its own by its path: %s', async (path) => {
    const heard = await talk(app().origin, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(heard).not.toMatch(/^(?:set-cookie: a=b|x-injected)/im);
    expect(heard).not.toMatch(/^location: (?:https?:)?\/\/evil/im);
  });
});
