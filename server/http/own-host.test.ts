import { describe, expect, it } from 'vitest';
import { appForAll } from '../testing/app.ts';
import { rawGet } from '../testing/client.ts';

const OWN = 'https://bidwright.example';
const UNKNOWN = {
  status: 421,
  text: '{"message":"This address does not belong to this site.","code":"UNKNOWN_HOST"}',
};

/** What the app answers when it is asked for by another name. */
function asking(app: () => { origin: string }) {
  return async (host: string, path = '/api/openapi.json') => rawGet(app().origin, path, { host });
}

describe('on this machine', () => {
  const as = asking(appForAll());

  it.each(['evil.example', 'evil.example:3000', 'localhost.evil.example', '127.0.0.1.evil.example', 'EVIL.example.'])(
    'nobody is served by a name that is not ours: %s',
    async (host) => {
      for (const path of ['/api/openapi.json', '/', '/proposal-tool', '/api/nothing'])
        expect(await as(host, path), path).toEqual(UNKNOWN);
    },
  );

  it.each([
    'localhost',
    'LOCALHOST:3000',
    'localhost.',
    '127.0.0.1:3000',
    '[::1]:3000',
    '192.168.1.7',
    'workshop:3000',
  ])('every name and address that only this machine or its network can have is served: %s', async (host) => {
    expect((await as(host)).status).toBe(200);
  });

  it('a request that names its host in the path is held to that name', async () => {
    expect(await as('localhost', 'http://evil.example/api/openapi.json')).toEqual(UNKNOWN);
  });

  it('a balancer that asks how we are may use any name', async () => {
    expect([(await as('evil.example', '/healthz')).status, (await as('evil.example', '/readyz')).status]).toEqual([
      200, 200,
    ]);
  });
});

describe('with an address of its own', () => {
  const as = asking(appForAll({ env: { APP_ORIGIN: OWN } }));

  it('is served by that, and by no other name', async () => {
    const hosts = ['bidwright.example', 'bidwright.example:443', 'sub.bidwright.example', 'evil.example'];
    const statuses = await Promise.all(hosts.map(async (host) => (await as(host)).status));
    expect(statuses).toEqual([200, 200, 421, 421]);
  });
});

describe('what does not know its names serves all of them', () => {
  const behindProxy = asking(appForAll({ env: { APP_ORIGIN: OWN, TRUST_PROXY: '1' } }));
  it('behind a proxy, which may send the name of the machine it passes on to', async () => {
    expect((await behindProxy('app.internal.example:3000')).status).toBe(200);
  });

  const open = asking(appForAll({ env: { HOST: '0.0.0.0' } }));
  it('open to others without an address of its own', async () => {
    expect((await open('bidwright.example')).status).toBe(200);
  });
});
