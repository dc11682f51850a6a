import { inDatabase, PASSWORD, signUp } from './account-people.ts';
import { expect, test } from './configured-app.ts';
import type { App } from './harness/app.ts';
import { openOtherSite } from './harness/other-site.ts';

/** Each could be answered with yes, were it sent by a page of ours. server/forged-requests.test.ts has every route. */
const routesFor = (evesEmail: string): Readonly<Record<string, object>> => ({
  '/api/logout': {},
  '/api/login': { username: evesEmail, password: PASSWORD },
});

interface Forgery {
  readonly target: string;
  readonly body: string;
}

/** What their page does; each runs there, in the browser of a person who is signed in with us. */
const ATTACKS: Readonly<Record<string, (forgery: Forgery) => void>> = {
  'fetch without asking (F1)': ({ target, body }) => {
    const headers = { 'content-type': 'text/plain' };
    void fetch(target, { method: 'POST', mode: 'no-cors', credentials: 'include', headers, body });
  },
  'a form whose text is JSON (F2)': ({ target, body }) => {
    const form = document.body.appendChild(document.createElement('form'));
    const field = form.appendChild(document.createElement('input'));
    // Sent as name=value, which closes the quotes again.
    Object.assign(field, { name: `${body.slice(0, -1)}${body === '{}' ? '' : ','}"x":"`, value: '"}' });
    const frame = document.body.appendChild(document.createElement('iframe'));
    // One for each: what an answer was kept from takes no other.
    frame.name = `hidden-${document.forms.length}`;
    Object.assign(form, { action: target, method: 'post', enctype: 'text/plain', target: frame.name });
    form.submit();
  },
  'a form (F3)': ({ target, body }) => {
    const form = document.body.appendChild(document.createElement('form'));
    for (const [name, value] of Object.entries(JSON.parse(body))) {
      const field = form.appendChild(document.createElement('input'));
      Object.assign(field, { name, value: String(value) });
    }
    const frame = document.body.appendChild(document.createElement('iframe'));
    // One for each: what an answer was kept from takes no other.
    frame.name = `hidden-${document.forms.length}`;
    Object.assign(form, { action: target, method: 'post', target: frame.name });
    form.submit();
  },
  'a frame without an origin (F4)': ({ target, body }) => {
    const options = { method: 'POST', mode: 'no-cors', credentials: 'include', body };
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.srcdoc = `<script>fetch(${JSON.stringify(target)}, ${JSON.stringify(options)})</script>`;
    document.body.append(frame);
  },
};

/** Another site, whose requests carry no cookies of ours, and another port of our own host, whose requests carry them all. */
const HOSTS = ['localhost', '127.0.0.1'] as const;

test('a page of another site, or of another port of the same host, changes nothing', async ({
  app,
  page,
  newVisitor,
  trouble,
}) => {
  trouble.allow(
    /another host was asked|status of (403|415)|ERR_BLOCKED_BY_RESPONSE|Failed to fetch|in a frame|frame-ancestors/,
  );
  const { id } = await signUp(page);
  const eve = await signUp(await newVisitor());
  const before = await everythingIn(app);
  for (const host of HOSTS) {
    const theirs = await openOtherSite(page, '', host);
    for (const [name, attack] of Object.entries(ATTACKS)) {
      await page.goto(theirs);
      for (const [path, body] of Object.entries(routesFor(eve.email))) {
        const target = `${app.url}${path}`;
        const refused = refusalsBy(app);
        // Chromium now and then sends no request for a form in a new page, and hides some of the answers from the test: the
        // server's log says what came.
        await expect(async () => {
          await page.evaluate(attack, { target, body: JSON.stringify(body) });
          await expect.poll(() => refusalsBy(app), { timeout: 5_000 }).toBeGreaterThan(refused);
        }, `${host}, ${name}: ${path}`).toPass();
      }
    }
  }
  expect(await everythingIn(app)).toEqual(before);
  expect(await (await page.request.get('/api/user')).json()).toMatchObject({ id });
});

/** How many requests it has refused as those of another origin. */
function refusalsBy(app: App): number {
  return app.output.split('"refusal":"FORBIDDEN_ORIGIN"').length - 1;
}

/** What is stored of everybody. */
function everythingIn({ databaseUrl }: App): Promise<unknown[]> {
  const tables = ['users', 'sessions', 'profiles', 'generations', 'auth_events'];
  return Promise.all(tables.map((table) => inDatabase(databaseUrl, `select * from ${table} order by 1, 2`)));
}
