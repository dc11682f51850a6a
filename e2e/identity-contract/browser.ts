import { onTestFinished, vi } from 'vitest';
import type { IdentityClient } from '#web/features/identity/identity-client.ts';

/** What a browser adds to the web's own code in Node: where the page is, and cookies. */
export interface Browser {
  /** The answer of the server to this browser. */
  fetch(path: string): Promise<Response>;
  /** `client`, whose calls go out from this browser. One call at a time: there is one `fetch` in a process. */
  holding(client: IdentityClient): IdentityClient;
}

/** Browsers at `origin`, until the test ends. `down` takes the network away from all of them. */
export function browsersAt(origin: string): { open: () => Browser; down: () => () => void } {
  const network = globalThis.fetch;
  let isDown = false;
  let current = new Map<string, string>();
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('fetch', (request: Request) =>
    isDown ? Promise.reject(new TypeError('fetch failed')) : send(request, current),
  );
  onTestFinished(() => void vi.unstubAllGlobals());

  async function send(request: Request, cookies: Map<string, string>): Promise<Response> {
    const headers = new Headers(request.headers);
    if (request.method !== 'GET') headers.set('origin', origin);
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const body = request.method === 'GET' ? null : await request.text();
    const answer = await network(request.url, { method: request.method, headers, body, signal: request.signal });
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    return answer;
  }

  return {
    open() {
      const cookies = new Map<string, string>();
      return {
        fetch: (path) => send(new Request(new URL(path, origin)), cookies),
        holding: (client) =>
          new Proxy(client, {
            get(target, name) {
              current = cookies;
              const value: unknown = Reflect.get(target, name);
              return typeof value === 'function' ? value.bind(target) : value;
            },
          }),
      };
    },
    down() {
      isDown = true;
      return () => {
        isDown = false;
      };
    },
  };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [pair = ''] = cookie.split(';');
  const name = pair.slice(0, pair.indexOf('='));
  if (/;\s*Max-Age=0\b/i.test(cookie)) cookies.delete(name);
  else cookies.set(name, pair.slice(name.length + 1));
}
