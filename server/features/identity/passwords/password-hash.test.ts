import { describe, expect, it } from 'vitest';
import { appForAll, startApp } from '../../../testing/app.ts';
import { newEmail } from '../../../testing/client.ts';
import { createPasswords } from './password-hash.ts';

const register = (email: string, password: unknown) => ({ identifier: email, email, password });
const LONG = 'abcdefgh'.repeat(16);

describe('a password is used exactly as typed', () => {
  const app = appForAll();
  it.each([
    ['six characters', 'zq3!vy', ['zq3!v', 'zq3!vyy']],
    ['128 characters', LONG, [LONG.slice(0, 127), `${LONG.slice(0, 127)}x`]],
    ['emoji', '🥖 крепкий чай 👩‍🍳', ['🥖 крепкий чай 👩🍳', '🥖 крепкий чай']],
    ['spaces around', '  two spaces around  ', ['two spaces around', ' two spaces around ']],
    ['a 73rd byte of its own', `${'x'.repeat(72)}A`, [`${'x'.repeat(72)}B`, 'x'.repeat(72)]],
    ['capitals', 'aQuietHarbour', ['aquietharbour', 'AQUIETHARBOUR']],
  ])('%s', async (_name, password, twins) => {
    const browser = app().newBrowser();
    const { email } = await browser.signUp(undefined, password);
    expect((await browser.signIn(email, password)).status).toBe(200);
    for (const twin of twins) {
      const answer = await app().newBrowser().signIn(email, twin);
      expect([answer.status, answer.body.code], twin).toEqual([401, 'invalid-credential']);
    }
  });
});

it('a password is the same for every Unicode form of its letters', async () => {
  const app = await startApp();
  const { email } = await app.signUp(undefined, 'café at noon, caf\u0065\u0301 at dusk');
  const other = await app.newBrowser().signIn(email, 'caf\u0065\u0301 at noon, café at dusk');
  expect(other.status).toBe(200);
});

describe('a refused password', () => {
  const app = appForAll();
  it.each([
    ['five characters', 'zq3!v', 'Password must be at least 6 characters'],
    ['129 characters', `${LONG}x`, 'Password can be at most 128 characters'],
    ['ten kilobytes', 'x'.repeat(10_240), 'Password can be at most 128 characters'],
    ['NUL inside', 'quiet\u0000harbour', 'Password contains a character that cannot be typed again'],
    ['half a letter', 'quiet harbour \ud83e', 'Password contains a character that cannot be typed again'],
    ['none', undefined, 'Please enter a password'],
    ['a list', ['a quiet harbour'], 'Please enter a password'],
  ])('because of %s gets its message at the field', async (_name, password, words) => {
    const answer = await app().post('/api/register', register(newEmail(), password));
    expect([answer.status, answer.body.fields]).toEqual([400, { password: words }]);
    expect(await app().count('users')).toBe(0);
  });

  it.each(['password', 'PassWord', 'trustno1'])('because everybody has it: %s', async (password) => {
    const answer = await app().post('/api/register', register(newEmail(), password));
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        code: 'password-does-not-meet-requirements',
        message: 'This password does not meet the rules. Please choose another one.',
        fields: { password: 'This password is too common and easy to guess. Please choose another one.' },
      },
    ]);
  });

  it('because of its size is not hashed at sign-in either', async () => {
    const answer = await app().newBrowser().signIn('anna', 'x'.repeat(10_240));
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('the minimum length', () => {
  it('is a setting, which the browser gets', async () => {
    const app = await startApp({ env: { PASSWORD_MIN_LENGTH: '12' } });
    expect((await app.get('/api/identity-config')).body.passwordMinLength).toBe(12);
    const answer = await app.post('/api/register', register(newEmail(), 'eleven char'));
    expect([answer.body.code, answer.body.fields]).toEqual([
      'password-does-not-meet-requirements',
      { password: 'Password must be at least 12 characters' },
    ]);
    await app.signUp(undefined, 'twelve chars');
  });
});

it('is stored as argon2id with 19 MiB, two passes, one lane, and a new salt each time', async () => {
  const app = await startApp({ env: { NODE_ENV: 'development' } });
  await app.signUp();
  await app.newBrowser().signUp();
  const { rows } = await app.database.pool.query<{ password_hash: string }>('select password_hash from users');
  for (const { password_hash } of rows)
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(new Set(rows.map((row) => row.password_hash)).size).toBe(2);
});

it('a flood of sign-ins is refused once 200 hashes wait, and hashing continues when they are done', async () => {
  const passwords = createPasswords({ passwordMinLength: 6, environment: 'test' });
  const outcomes = await Promise.allSettled(Array.from({ length: 203 }, () => passwords.hash('a quiet harbour')));
  const refused = outcomes.flatMap((outcome, place) =>
    outcome.status === 'rejected' ? [[place, outcome.reason]] : [],
  );
  expect(refused).toEqual([[202, expect.objectContaining({ code: 'too-many-requests' })]]);
  expect(await passwords.verify(await passwords.hash('a quiet harbour'), 'a quiet harbour')).toBe(true);
});
