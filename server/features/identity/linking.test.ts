import { describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../testing/app.ts';
import { A_PASSWORD } from '../../testing/client.ts';
import { linkingParts } from '../../testing/linking-parts.ts';
import { storedJobs } from '../../testing/workers.ts';
import { findOrCreatePerson, type ProviderProof } from './linking.ts';

const EMAIL = 'anna@example.com';
const PROOF: ProviderProof = {
  provider: 'google',
  subject: '1001',
  email: EMAIL,
  emailVerified: true,
  name: 'Anna Berger',
  picture: 'https://pictures.example/anna.png',
};
const REFUSED = 'account-exists-with-different-credential';

interface World {
  readonly app: TestApp;
  /** The stored mails of a kind. */
  mailed(kind: 'mail:verify-email' | 'mail:email-changed'): Promise<unknown[]>;
  personFor(proof: Partial<ProviderProof>): Promise<string>;
  row(userId: string): Promise<Record<string, unknown>>;
  rows(sql: string): Promise<Record<string, unknown>[]>;
}

async function open(): Promise<World> {
  const app = await startApp();
  // Mails are read as stored jobs; a sent mail is stored without its text.
  await app.app.jobs.stop(0);
  const rows = async (sql: string) => (await app.database.pool.query<Record<string, unknown>>(sql)).rows;
  const deps = linkingParts(app.database);
  return {
    app,
    rows,
    mailed: async (kind) => (await storedJobs(app.database, kind)).map(({ payload }) => payload),
    personFor: (proof) => findOrCreatePerson(deps, { ...PROOF, ...proof }),
    row: async (userId) => (await rows(`select * from users where id = '${userId}'`))[0] ?? {},
  };
}

const confirm = (world: World) => world.rows('update users set email_verified_at = now()');

describe('an unknown subject with an unknown address', () => {
  it('is a new person, with the provider’s claims', async () => {
    const world = await open();
    const id = await world.personFor({ email: ' Anna@Example.com ' });
    expect(await world.row(id)).toMatchObject({
      email: EMAIL,
      email_verified_at: expect.any(Date),
      username: 'anna',
      full_name: 'Anna Berger',
      profile_picture: 'https://pictures.example/anna.png',
      password_hash: null,
      plan: 'free',
    });
    expect(await world.rows('select key from login_keys order by key')).toEqual([
      { key: `email:${EMAIL}` },
      { key: 'google:1001' },
      { key: 'username:anna' },
    ]);
    expect(await world.mailed('mail:verify-email')).toEqual([]);
  });

  it.each([
    ['google', 1],
    ['firebase', 0],
  ] as const)('is not confirmed when %s has not confirmed it; %d mail of ours asks for it', async (provider, mails) => {
    const world = await open();
    const id = await world.personFor({ provider, emailVerified: false });
    expect(await world.row(id)).toMatchObject({ email_verified_at: null });
    expect(await world.mailed('mail:verify-email')).toHaveLength(mails);
  });

  it('has a picture only at a plain https address, a name that can be shown, and an address that can be one', async () => {
    const world = await open();
    const long = `https://pictures.example/${'a'.repeat(1000)}`;
    const elsewhere = [
      'http://pictures.example/anna.png',
      '//pictures.example/anna.png',
      'https://user:word@pictures.example/',
    ];
    const wrong = [...elsewhere, 'javascript:alert(1)', 'data:image/png;base64,x', long, '', null];
    for (const [n, picture] of wrong.entries()) {
      const id = await world.personFor({ subject: `p${n}`, email: `p${n}@example.com`, picture });
      expect((await world.row(id)).profile_picture, String(picture)).toBeNull();
    }
    const names = [
      ['  ', null],
      [null, null],
      ['Ann\u0000a\r\n', 'Anna'],
      [`a${'𝗔'.repeat(150)}`, `a${'𝗔'.repeat(49)}`],
    ] as const;
    for (const [n, [name, shown]] of names.entries()) {
      const id = await world.personFor({ subject: `n${n}`, email: `n${n}@example.com`, name });
      expect((await world.row(id)).full_name, String(name)).toBe(shown);
    }
    const users = await world.app.count('users');
    for (const email of [null, '', 'anna', 'a@b'])
      await expect(world.personFor({ email }), String(email)).rejects.toMatchObject({ code: 'internal-error' });
    expect(await world.app.count('users')).toBe(users);
  });

  it('is one person for any number of simultaneous sign-ins', async () => {
    const world = await open();
    const ids = await Promise.all(Array.from({ length: 20 }, () => world.personFor({})));
    expect(new Set(ids).size).toBe(1);
    expect([await world.app.count('users'), await world.app.count('identities')]).toEqual([1, 1]);
    expect(await world.app.count('login_keys')).toBe(3);
  });

  it('is never stored partly when other sign-ins use the same address', async () => {
    const world = await open();
    const subjects = Array.from({ length: 10 }, (_, i) => `20${i}`);
    const ids = await Promise.all(subjects.map((subject) => world.personFor({ subject })));
    expect(new Set(ids).size).toBe(1);
    expect([await world.app.count('users'), await world.app.count('identities')]).toEqual([1, 10]);
  });
});

describe('an unknown subject with a known address', () => {
  it.each([
    ['confirmed by both', true, true, 'linked'],
    ['confirmed by the provider alone', true, false, 'refused'],
    ['confirmed by us alone', false, true, 'refused'],
    ['confirmed by nobody', false, false, 'refused'],
  ])('%s is %4$s', async (_what, emailVerified, isConfirmedHere, outcome) => {
    const world = await open();
    const user = await world.app.signUp(EMAIL);
    if (isConfirmedHere) await confirm(world);
    const asked = world.personFor({ emailVerified });
    if (outcome === 'linked') {
      expect(await asked).toBe(user.id);
      expect(await world.row(user.id)).toMatchObject({ full_name: 'Anna Berger' });
      expect(await world.personFor({ emailVerified })).toBe(user.id);
    } else {
      await expect(asked).rejects.toMatchObject({ code: REFUSED });
      expect(await world.app.count('identities')).toBe(0);
      expect(await world.rows("select * from login_keys where key like 'google:%'")).toEqual([]);
    }
    expect(await world.app.count('users')).toBe(1);
  });

  it('keeps the name and the picture they have chosen, their password and their sessions', async () => {
    const world = await open();
    const user = await world.app.signUp(EMAIL);
    await confirm(world);
    await world.rows("update users set full_name = 'Dr Berger', profile_picture = 'https://pictures.example/own.png'");
    await world.personFor({});
    expect(await world.row(user.id)).toMatchObject({
      full_name: 'Dr Berger',
      profile_picture: 'https://pictures.example/own.png',
    });
    expect((await world.app.get('/api/user')).status).toBe(200);
    expect((await world.app.signIn(EMAIL)).status).toBe(200);
  });

  it('takes over an unconfirmed account when Firebase confirms the address: its maker can no longer sign in', async () => {
    const world = await open();
    const maker = await world.app.signUp(EMAIL);
    // Its mail creates a link, which must exist when it is removed.
    await world.app.app.jobs.idle();
    await world.app.send('PATCH', `/api/user/${maker.id}`, { body: { fullName: 'Eve', username: 'eve.was.here' } });
    await world.rows(
      `insert into identities values ('${maker.id}', 'firebase', 'gone', '${EMAIL}', false, now(), now())`,
    );
    await world.rows(`insert into login_keys values ('firebase:gone', '${maker.id}', now())`);
    const proof = { provider: 'firebase', subject: 'owner' } as const;
    await expect(world.personFor({ ...proof, emailVerified: false })).rejects.toMatchObject({ code: REFUSED });
    expect(await world.personFor(proof)).toBe(maker.id);
    expect(await world.row(maker.id)).toMatchObject({
      email_verified_at: expect.any(Date),
      password_hash: null,
      full_name: 'Anna Berger',
      pending_email: null,
    });
    expect((await world.app.get('/api/user')).status).toBe(401);
    expect((await world.app.newBrowser().signIn(EMAIL, A_PASSWORD)).status).toBe(401);
    expect(await world.rows("select key from login_keys where key like 'firebase:%'")).toEqual([
      { key: 'firebase:owner' },
    ]);
    expect([await world.app.count('known_devices'), await world.app.count('sessions')]).toEqual([0, 0]);
    expect(await world.rows('select kind from one_time_tokens where used_at is null')).toEqual([]);
  });

  it('of an account that is closed is not linked', async () => {
    const world = await open();
    await world.app.signUp(EMAIL);
    await confirm(world);
    await world.rows('update users set deletion_requested_at = now()');
    await expect(world.personFor({})).rejects.toMatchObject({ code: 'ACCOUNT_BEING_DELETED' });
    expect(await world.app.count('identities')).toBe(0);
  });

  it('may have one sign-in method of each provider', async () => {
    const world = await open();
    const id = await world.personFor({});
    expect(await world.personFor({ provider: 'firebase' })).toBe(id);
    expect(await world.personFor({ provider: 'firebase', subject: 'another' })).toBe(id);
  });
});

describe('a known subject', () => {
  it('is the same person whatever its address has become, with our address and name and its newest picture', async () => {
    const world = await open();
    const id = await world.personFor({});
    const picture = 'https://pictures.example/new.png';
    expect(await world.personFor({ email: 'new@example.com', name: 'Somebody Else', picture })).toBe(id);
    expect(await world.rows('select email from identities')).toEqual([{ email: 'new@example.com' }]);
    // Not the person with its new address, if there is one.
    const other = await world.app.signUp('other@example.com');
    await confirm(world);
    expect(await world.personFor({ email: 'other@example.com', picture: null })).toBe(id);
    expect(id).not.toBe(other.id);
    expect(await world.row(id)).toMatchObject({ email: EMAIL, full_name: 'Anna Berger', profile_picture: picture });
  });

  it('that changes from unconfirmed to confirmed ends the earlier sessions, once', async () => {
    const world = await open();
    const id = await world.personFor({ emailVerified: false });
    const session = `insert into sessions select 'hash', '${id}', '${id}', 'google', 'd', 'a', now(), now(), now(), null, now()`;
    await world.rows(session);
    await world.personFor({ emailVerified: true });
    expect(await world.app.count('sessions')).toBe(0);
    expect(await world.row(id)).toMatchObject({ email_verified_at: expect.any(Date) });
    await world.rows(session);
    await world.personFor({ emailVerified: true });
    expect(await world.app.count('sessions')).toBe(1);
  });

  it('of Firebase brings its new address, also as a sign-in name, and the old address gets a notice', async () => {
    const world = await open();
    const id = await world.personFor({ provider: 'firebase' });
    expect(await world.personFor({ provider: 'firebase', email: 'new@example.com' })).toBe(id);
    expect(await world.row(id)).toMatchObject({ email: 'new@example.com', email_verified_at: expect.any(Date) });
    expect(await world.rows("select key from login_keys where key like 'email:%'")).toEqual([
      { key: 'email:new@example.com' },
    ]);
    const change = { userId: id, from: EMAIL, to: 'new@example.com', canUndo: false };
    expect(await world.mailed('mail:email-changed')).toMatchObject([change]);
    // The old one is free, and belongs to another subject.
    expect(await world.personFor({ provider: 'firebase', subject: '1002' })).not.toBe(id);
  });

  it('of Firebase keeps its address when the new one is unconfirmed, or somebody else’s here', async () => {
    const world = await open();
    const id = await world.personFor({ provider: 'firebase' });
    const other = await world.app.signUp('other@example.com');
    for (const [email, emailVerified] of [
      ['new@example.com', false],
      ['other@example.com', true],
    ] as const)
      expect(await world.personFor({ provider: 'firebase', email, emailVerified })).toBe(id);
    expect(await world.row(id)).toMatchObject({ email: EMAIL });
    expect(await world.row(other.id)).toMatchObject({ email: 'other@example.com' });
    expect(await world.mailed('mail:email-changed')).toEqual([]);
  });

  it('confirms no other address than its own', async () => {
    const world = await open();
    const id = await world.personFor({ emailVerified: false });
    await world.personFor({ emailVerified: true, email: 'new@example.com' });
    expect(await world.row(id)).toMatchObject({ email: EMAIL, email_verified_at: null });
  });

  it('of a disabled account is refused', async () => {
    const world = await open();
    await world.personFor({});
    await world.rows('update users set disabled_at = now()');
    await expect(world.personFor({})).rejects.toMatchObject({ code: 'user-disabled' });
  });
});
