import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { appForAll, startApp, type TestApp } from '../../testing/app.ts';
import type { Answer, Client } from '../../testing/client.ts';

const PATH = '/api/profiles';
const UNKNOWN = '0190a1b2-0000-7000-8000-000000000000';
const NOT_THERE = [404, { message: 'Not found', code: 'NOT_FOUND' }];

const aProfile = (more: Record<string, unknown> = {}) => ({
  name: 'Web design',
  skillsAndExperience: 'Ten years of shops',
  aboutMeStatement: 'I draw.',
  portfolio: 'https://example.org',
  writingSamples: ['Dear Ms Leaf', '', 'Dear Mr Pot'],
  ...more,
});

const stored = z.object({ id: z.string(), name: z.string() });

async function store(client: Client, more?: Record<string, unknown>): Promise<z.infer<typeof stored>> {
  const { status, body } = await client.post(PATH, aProfile(more));
  expect([status, body]).toMatchObject([201, {}]);
  return stored.parse(body.profile);
}

const change = (client: Client, id: string, body: unknown) => client.send('PATCH', `${PATH}/${id}`, { body });
const remove = (client: Client, id: string) => client.send('DELETE', `${PATH}/${id}`);
const names = async (client: Client) => {
  const { body } = await client.get(PATH);
  return z
    .array(stored)
    .parse(body.profiles)
    .map(({ name }) => name);
};
const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b);
const spendCredits = (app: TestApp, userId: string) =>
  app.database.pool.query('update users set pro_trial_credits_used = 3 where id = $1', [userId]);

describe('stored profiles', () => {
  it('keep every text as typed, blank samples in their places, and are listed with the last used one first', async () => {
    const app = await startApp();
    await app.signUp();
    const first = await store(app);
    await store(app, { name: '  Copywriting ' });
    expect(await names(app)).toEqual(['Copywriting', 'Web design']);
    const used = await change(app, first.id, { revision: 1 });
    expect(used.body).toMatchObject({ profile: { ...aProfile(), revision: 1 } });
    expect(await names(app)).toEqual(['Web design', 'Copywriting']);
    const changed = await change(app, first.id, { revision: 1, portfolio: '' });
    expect(changed.body).toMatchObject({ profile: { ...aProfile({ portfolio: '' }), revision: 2 } });
    expect([(await remove(app, first.id)).status, await names(app)]).toEqual([200, ['Copywriting']]);
    expect((await remove(app, first.id)).status).toBe(404);
  });

  it('have unique names for a person, whatever their case, and are never overwritten by an older revision, also of two at once', async () => {
    const app = await startApp();
    await app.signUp();
    const both = await Promise.all([app.post(PATH, aProfile()), app.post(PATH, aProfile({ name: 'WEB design' }))]);
    expect(statusesOf(both)).toEqual([201, 409]);
    const taken = { message: 'You already have a profile with this name.', code: 'PROFILE_NAME_TAKEN' };
    expect(both.find(({ status }) => status === 409)?.body).toEqual(taken);
    const second = await store(app, { name: 'Copywriting' });
    expect((await change(app, second.id, { revision: 1, name: 'Web Design' })).body).toEqual(taken);
    const changes = await Promise.all(
      [1, 2].map((n) => change(app, second.id, { revision: 1, portfolio: `https://${n}.example` })),
    );
    expect(statusesOf(changes)).toEqual([200, 409]);
    expect(changes.find(({ status }) => status === 409)?.body).toEqual({
      message: 'This was changed in another tab or on another device.',
      code: 'CHANGED_ELSEWHERE',
    });
    const other = app.newBrowser();
    await other.signUp();
    await store(other);
  });

  it('are limited to 20, also when many arrive at once', async () => {
    const app = await startApp();
    await app.signUp();
    for (let i = 0; i < 15; i++) await store(app, { name: `Niche ${i}` });
    const more = Array.from({ length: 12 }, (_, i) => app.post(PATH, aProfile({ name: `More ${i}` })));
    const statuses = (await Promise.all(more)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(5);
    expect([await app.count('profiles'), (await app.post(PATH, aProfile({ name: 'One more' }))).body]).toEqual([
      20,
      { message: 'You’ve reached the limit of stored profiles. Remove one first.', code: 'TOO_MANY_PROFILES' },
    ]);
  });
});

describe('the default profile', () => {
  const defaults = async (client: Client) => {
    const { body } = await client.get(PATH);
    const profiles = z.array(stored.extend({ isDefault: z.boolean() })).parse(body.profiles);
    return profiles.filter(({ isDefault }) => isDefault).map(({ name }) => name);
  };

  it('exists at most once for a person, and choosing it changes no text and no revision', async () => {
    const app = await startApp();
    await app.signUp();
    const [web, copy] = [await store(app), await store(app, { name: 'Copywriting' })];
    expect(await defaults(app)).toEqual([]);
    const chosen = await change(app, web.id, { revision: 1, isDefault: true });
    expect(chosen.body).toMatchObject({ profile: { ...aProfile(), revision: 1, isDefault: true } });
    await change(app, copy.id, { revision: 1, isDefault: true });
    expect(await defaults(app)).toEqual(['Copywriting']);
    await change(app, copy.id, { revision: 1, isDefault: false });
    expect(await defaults(app)).toEqual([]);
  });

  it('exists once also when several are chosen at once, and stays when another one was changed elsewhere', async () => {
    const app = await startApp();
    await app.signUp();
    const made = [await store(app), await store(app, { name: 'Copywriting' }), await store(app, { name: 'Shops' })];
    const answers = await Promise.all(made.map(({ id }) => change(app, id, { revision: 1, isDefault: true })));
    expect(statusesOf(answers)).toEqual([200, 200, 200]);
    const before = await defaults(app);
    expect(before).toHaveLength(1);
    const another = made.find(({ name }) => name !== before[0])?.id ?? '';
    expect((await change(app, another, { revision: 7, isDefault: true })).status).toBe(409);
    const other = app.newBrowser();
    await other.signUp();
    const theirs = await store(other);
    await change(other, theirs.id, { revision: 1, isDefault: true });
    expect([await defaults(app), await defaults(other)]).toEqual([before, ['Web design']]);
  });
});

describe('the owner of a profile', () => {
  it('alone can read, change and delete it, the latter without credits too; to others it does not exist', async () => {
    const app = await startApp();
    const user = await app.signUp();
    const { id } = await store(app);
    const other = app.newBrowser();
    await other.signUp();
    for (const which of [id, UNKNOWN]) {
      const answers = [await change(other, which, { revision: 1, name: 'Mine now' }), await remove(other, which)];
      for (const answer of answers) expect([answer.status, answer.body]).toEqual(NOT_THERE);
    }
    expect([await names(other), await names(app)]).toEqual([[], ['Web design']]);
    const { body } = await app.get(PATH);
    expect(body.profiles).toMatchObject([{ id, revision: 1 }]);
    // Without credits they can neither create nor change one.
    await spendCredits(app, user.id);
    for (const answer of [
      await app.post(PATH, aProfile({ name: 'New' })),
      await change(app, id, { revision: 1, name: 'N' }),
    ]) {
      expect([answer.status, answer.body]).toEqual([
        403,
        { message: 'This feature requires a Pro subscription', code: 'PRO_REQUIRED' },
      ]);
    }
    expect(await names(app)).toEqual(['Web design']);
    expect((await remove(app, id)).status).toBe(200);
  });
});

describe('a profile', () => {
  const app = appForAll();
  let isSignedUp = false;
  const signedIn = async () => {
    if (!isSignedUp) await app().signUp();
    isSignedUp = true;
    return app();
  };

  it.each([
    ['emoji', '🥖 👩‍🍳👨‍👩‍👧‍👦 🏳️‍🌈'],
    ['right-to-left words and marks', 'שלום \u202Eabc\u202C مرحبا'],
    ['a byte-order mark', '\uFEFFTea'],
    ['mathematical letters', '𝗪𝗲 𝘯𝘦𝘦𝘥 𝒂'],
    ['combining marks', `e${'\u0301'.repeat(5_000)}`],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['SQL', "'; drop table profiles; --"],
    ['10,000 characters', 'a'.repeat(10_000)],
    ['keys of objects', '__proto__ constructor'],
  ])('is stored character by character: %s', async (name, text) => {
    const client = await signedIn();
    const { id } = await store(client, { name, skillsAndExperience: text, writingSamples: [text] });
    const { body } = await client.get(PATH);
    expect(body.profiles).toContainEqual(
      expect.objectContaining({ id, name, skillsAndExperience: text, writingSamples: [text] }),
    );
    await remove(client, id);
  });

  it('accepts all its texts at their maximum length', async () => {
    const client = await signedIn();
    const long = '🥖'.repeat(5_000);
    const texts = { skillsAndExperience: long, aboutMeStatement: long, portfolio: long };
    const { id } = await store(client, { ...texts, writingSamples: Array(6).fill(long + long) });
    expect((await remove(client, id)).status).toBe(200);
  });

  it.each([
    ['name', { name: ' \u200B ' }, 'Please enter a name'],
    ['name', { name: 'x'.repeat(61) }, 'Profile name can be at most 60 characters.'],
    ['name', { name: 7 }, 'Profile name must be text.'],
    ['portfolio', { portfolio: 'a\u0000b' }, 'Portfolio contains a character that cannot be stored (NUL).'],
    ['portfolio', { portfolio: undefined }, 'Portfolio must be text.'],
    [
      'aboutMeStatement',
      { aboutMeStatement: 'x'.repeat(10_001) },
      'About Me Statement can be at most 10,000 characters.',
    ],
    ['writingSamples', { writingSamples: Array(7).fill('x') }, 'At most 6 samples can be kept.'],
    ['writingSamples', { writingSamples: ['x'.repeat(20_001)] }, 'A sample can be at most 20,000 characters.'],
    ['', { userId: UNKNOWN, revision: 9 }, ''],
  ])('is refused for a wrong %s, and the field is named', async (field, wrong, message) => {
    const client = await signedIn();
    const answer = await client.post(PATH, aProfile(wrong));
    expect([answer.status, answer.body.code]).toEqual([400, 'INVALID_INPUT']);
    if (!field) return;
    expect(answer.body.fields).toEqual({ [field]: message });
  });
});
