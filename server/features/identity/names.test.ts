import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appForAll, startApp } from '../../testing/app.ts';
import { A_PASSWORD, type Answer } from '../../testing/client.ts';

const register = (email: string) => ({ identifier: email, email, password: A_PASSWORD });

/** What a client can distinguish. */
function seen({ status, headers, text }: Answer) {
  const kept = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, headers: kept, text };
}

describe('a name that looks like another', () => {
  const app = appForAll();
  const canonical = ['anna.writes', 'ANNA.WRITES', ' anna.writes ', 'ａｎｎａ.writes', 'Anna.Writes@Freelance.example'];
  const strangers = [
    'аnna.writes', // the first letter is Cyrillic
    'anna\u200B.writes',
    'anna.writes\u200D',
    'anna\u00AD.writes',
    'anna.writeѕ', // the last one too
    'anna writes',
    'anna.writes\u0000',
    'anna.writes%',
    'anna_writes',
    "anna.writes' or '1'='1",
    'anna.writes@freelance.examplе',
    'anna.writes@freelance.example.',
    'anna.writes@freelance.example\u200B',
    'anna.writes+1@freelance.example',
    'annawrites@freelance.example',
    'email:anna.writes@freelance.example',
    'username:anna.writes',
    'google:anna.writes',
    '%',
    '_',
  ];

  it('is the same if it looks the same, and unknown if it contains anything else', async () => {
    const user = await app().newBrowser().signUp('anna.writes@freelance.example');
    for (const name of canonical) {
      const answer = await app().newBrowser().signIn(name);
      expect(answer.body.user, name).toMatchObject({ id: user.id });
    }
    for (const name of strangers) {
      const answer = await app().newBrowser().signIn(name);
      expect([answer.status, answer.body.code], name).toEqual([401, 'invalid-credential']);
    }
  });

  it('creates no second account', async () => {
    const wide = 'ａnna.writes@freelance.example';
    for (const email of ['ANNA.WRITES@FREELANCE.EXAMPLE', ' anna.writes@freelance.example ', wide]) {
      const answer = await app().newBrowser().post('/api/register', register(email));
      expect([answer.status, answer.body.code], email).toEqual([409, 'email-already-in-use']);
    }
    for (const email of ['аnna.writes@freelance.example', 'anna@localhost', 'anna', 'a@b', '@', 'a b@c.example', '']) {
      const answer = await app().newBrowser().post('/api/register', register(email));
      expect([answer.status, answer.body.fields], email).toEqual([
        400,
        { email: 'Please enter a valid email address' },
      ]);
    }
  });
});

describe('whether an account exists', () => {
  it('cannot be seen from a refused sign-in, also when it has no password or is closed: body, status and headers are the same', async () => {
    const app = await startApp();
    await app.signUp('anna@freelance.example');
    const wrong = seen(await app.newBrowser().signIn('anna', 'not her password'));
    expect(wrong.status).toBe(401);
    for (const name of ['anna@freelance.example', 'nobody', 'nobody@freelance.example', 'nоbody', 'x'.repeat(200)])
      expect(seen(await app.newBrowser().signIn(name, 'not her password')), name).toEqual(wrong);
    await app.newBrowser().signUp('bert@freelance.example');
    await app.database.pool.query("update users set password_hash = null where username = 'anna'");
    await app.database.pool.query("update users set disabled_at = now() where username = 'bert'");
    for (const name of ['anna', 'bert'])
      expect(seen(await app.newBrowser().signIn(name, 'some password')), name).toEqual(wrong);
  });
});

describe('of many registrations at once', () => {
  it('for one address exactly one creates the account', async () => {
    const app = await startApp();
    const spellings = ['anna@freelance.example', 'Anna@Freelance.Example', ' anna@freelance.example'];
    const asked = Array.from({ length: 8 }, (_, i) =>
      app.newBrowser().post('/api/register', register(spellings[i % 3] ?? '')),
    );
    const statuses = (await Promise.all(asked)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array<number>(7).fill(409)]);
    const counts = [await app.count('users'), await app.count('login_keys'), await app.count('sessions')];
    expect(counts).toEqual([1, 2, 1]);
  });

  it('for addresses that give one username each gets a name of its own', async () => {
    const app = await startApp();
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, i) => app.newBrowser().signUp(`anna@company-${i}.example`)),
    );
    const names = new Set(people.map(({ username }) => username));
    expect(names.size).toBe(8);
    expect(names).toContain('anna');
    for (const name of names) expect(name).toMatch(/^anna(-[0-9a-f]{6})?$/);
    expect((await app.newBrowser().signIn([...names][7] ?? '')).status).toBe(200);
  });
});

const anyLocalPart = fc.stringMatching(/^[a-zA-Z0-9_'+-]([a-zA-Z0-9._'+-]{0,40}[a-zA-Z0-9])?$/);

describe('the first username', () => {
  const app = appForAll({ env: { TRUST_PROXY: '1' } });

  it.each([
    ['al@freelance.example', 'writer-al'],
    ['Anna.B+jobs@freelance.example', 'anna.b-jobs'],
    ['o_neill-x@freelance.example', 'o_neill-x'],
    [`${'long'.repeat(15)}@freelance.example`, 'longlonglonglonglonglon'],
    ["o'neill@freelance.example", 'o-neill'],
  ])('of %s is %s', async (email, username) => {
    expect(await app().newBrowser().signUp(email)).toMatchObject({ username, canChangeUsername: true });
  });

  // A retry would draw other addresses.
  it('is a valid one for any address, and signs in', { retry: 0 }, async () => {
    let address = 0;
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(anyLocalPart, async (localPart) => {
        address += 1;
        // Another run may have registered it.
        const email = `${localPart}@company-${address}.example`;
        const browser = app().newBrowser();
        const from = { 'x-forwarded-for': `198.51.100.${address}` };
        const answer = await browser.post('/api/register', register(email), from);
        if (answer.status === 400) return;
        accepted += 1;
        expect(answer.body.user, email).toMatchObject({
          username: expect.stringMatching(/^[a-z0-9][a-z0-9._-]{2,29}$/),
        });
      }),
      { numRuns: 15 },
    );
    // Some have two dots in a row, which no mail server accepts.
    expect(accepted).toBeGreaterThan(5);
  });
});

describe('unexpected input to a registration', () => {
  it('changes nothing of the account, which has exactly these keys', async () => {
    const app = await startApp();
    const more = { plan: 'pro', proUntil: '2099-01-01', proTrialCreditsUsed: -99, id: 'x', emailVerified: true };
    const answer = await app.post('/api/register', { ...register('anna@freelance.example'), ...more, fullName: 'Eve' });
    expect([answer.status, answer.body.user]).toMatchObject([
      201,
      {
        plan: 'free',
        proUntil: null,
        proTrialCreditsUsed: 0,
        emailVerified: false,
        fullName: null,
        checkoutStatus: null,
      },
    ]);
    expect(Object.keys((await app.get('/api/user')).body).toSorted()).toEqual([
      'canChangeUsername',
      'checkoutStatus',
      'createdAt',
      'email',
      'emailVerified',
      'fullName',
      'hasPassword',
      'id',
      'pendingEmail',
      'plan',
      'proTrialCreditsUsed',
      'proUntil',
      'profilePicture',
      'unpaidSince',
      'username',
    ]);
  });
});
