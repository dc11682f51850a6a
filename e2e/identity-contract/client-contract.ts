import { describe, expect, it, vi } from 'vitest';
import type { IdentityClient, ProviderUser } from '#web/features/identity/identity-client.ts';

/** What a run of the contract is on: one server, its mail, and as many browsers as are asked for. Made for one test. */
export interface ContractWorld {
  /** Each time another browser, which nobody has signed in with. */
  newClient(): Promise<IdentityClient>;
  /** Which nobody has. */
  newEmail(): string;
  /** Whom the server takes this client's browser for: GET /api/user. */
  userOf(client: IdentityClient): Promise<{ username: string; email: string } | null>;
  /** The code of the newest mail for a new password. */
  lastResetCode(email: string): Promise<string>;
  /** From now on nothing can be reached; answers the way back. */
  takeNetworkDown(): () => void;
}

const PASSWORD = 'a quiet harbour at dusk';
const OTHER_PASSWORD = 'nine grey herons wading';

type Deed = (client: IdentityClient, world: ContractWorld) => Promise<unknown>;

/** The contract of every adapter of the port: the same cases for every provider. */
export function identityClientContract(name: string, openWorld: () => Promise<ContractWorld>): void {
  describe(`${name}: the identity of a person`, () => {
    waysIn(openWorld);
    refusals(openWorld);
    waysOut(openWorld);
    newPasswords(openWorld);
  });
}

function waysIn(openWorld: () => Promise<ContractWorld>): void {
  it('is nobody at first, and knows that once it is ready', async () => {
    const client = await (await openWorld()).newClient();
    await client.ready();
    expect(await present(client)).toBeNull();
    expect(await client.getIdToken()).toBeNull();
  });

  it('registers, and is signed in at the server when that resolves', async () => {
    const world = await openWorld();
    const { client, email } = await registered(world);
    expect(await world.userOf(client)).toMatchObject({ email });
    expect(await present(client)).toMatchObject({ email });
  });

  it('signs in by email in another browser', async () => {
    const world = await openWorld();
    const { email } = await registered(world);
    const client = await readyClient(world);
    await client.signIn(email, PASSWORD);
    expect(await world.userOf(client)).toMatchObject({ email });
  });

  it('signs in by username in another browser', async () => {
    const world = await openWorld();
    const { client: first, email } = await registered(world);
    const client = await readyClient(world);
    await client.signIn((await world.userOf(first))?.username ?? '', PASSWORD);
    expect(await world.userOf(client)).toMatchObject({ email });
  });

  it('may renew the server session at any time while a person is signed in', async () => {
    const world = await openWorld();
    const { client, email } = await registered(world);
    await client.exchange();
    expect(await world.userOf(client)).toMatchObject({ email });
  });
}

function refusals(openWorld: () => Promise<ContractWorld>): void {
  it.each<[string, string, Deed]>([
    ['an address that is none', 'invalid-email', (client) => client.register('no address', PASSWORD)],
    [
      'a password that is too short',
      'password-does-not-meet-requirements',
      (client, world) => client.register(world.newEmail(), 'abc12'),
    ],
    ['somebody nobody knows', 'invalid-credential', (client, world) => client.signIn(world.newEmail(), PASSWORD)],
    ['a username nobody has', 'invalid-credential', (client) => client.signIn('nobody-at-all', PASSWORD)],
    [
      'a code that was never mailed',
      'invalid-action-code',
      (client) => client.confirmPasswordReset('never-mailed', OTHER_PASSWORD),
    ],
  ])('refuses %s as %s', async (_name, code, deed) => {
    const world = await openWorld();
    const client = await readyClient(world);
    await expectRefusal(deed(client, world), code);
    expect(await world.userOf(client)).toBeNull();
  });

  it('refuses an address that is in use', async () => {
    const world = await openWorld();
    const { email } = await registered(world);
    await expectRefusal((await readyClient(world)).register(email, OTHER_PASSWORD), 'email-already-in-use');
  });

  it('refuses a wrong password by the same code as someone nobody knows', async () => {
    const world = await openWorld();
    const { email } = await registered(world);
    const client = await readyClient(world);
    await expectRefusal(client.signIn(email, OTHER_PASSWORD), 'invalid-credential');
    expect([await present(client), await world.userOf(client)]).toEqual([null, null]);
  });

  it('says so after too many wrong tries, and when to come back', async () => {
    const world = await openWorld();
    const { client: first } = await registered(world);
    const username = (await world.userOf(first))?.username ?? '';
    const client = await readyClient(world);
    for (let tries = 0; tries < 10; tries += 1) {
      await expectRefusal(client.signIn(username, OTHER_PASSWORD), 'invalid-credential');
    }
    const refusal = await expectRefusal(client.signIn(username, PASSWORD), 'too-many-requests');
    expect(refusal).toMatchObject({ retryAt: expect.any(Date) });
  });

  it.each<[string, Deed]>([
    ['registering', (client, world) => client.register(world.newEmail(), PASSWORD)],
    ['signing in by email', (client, world) => client.signIn(world.newEmail(), PASSWORD)],
    ['signing in by username', (client) => client.signIn('somebody', PASSWORD)],
    ['asking for a new password', (client, world) => client.sendPasswordReset(world.newEmail())],
    ['setting a new password', (client) => client.confirmPasswordReset('a-code', OTHER_PASSWORD)],
  ])('says that the network is away when %s', async (_name, deed) => {
    const world = await openWorld();
    const client = await readyClient(world);
    const restoreNetwork = world.takeNetworkDown();
    await expectRefusal(deed(client, world), 'network-request-failed');
    restoreNetwork();
  });
}

function waysOut(openWorld: () => Promise<ContractWorld>): void {
  it('gives a listener the present state at once and every change in order', async () => {
    const world = await openWorld();
    const client = await readyClient(world);
    const email = world.newEmail();
    const heard: (string | null)[] = [];
    const stop = client.onChange((user) => heard.push(user?.email ?? null));
    await vi.waitFor(() => expect(heard).toEqual([null]));
    await client.register(email, PASSWORD);
    await vi.waitFor(() => expect(heard).toEqual([null, email]));
    await client.signOut();
    await vi.waitFor(() => expect(heard).toEqual([null, email, null]));
    stop();
    await client.signIn(email, PASSWORD);
    expect(heard).toEqual([null, email, null]);
  });

  it('is nobody to the provider after signing out', async () => {
    const world = await openWorld();
    const { client } = await registered(world);
    await client.signOut();
    expect([await present(client), await client.getIdToken()]).toEqual([null, null]);
  });

  it('can be signed out of twice, and by nobody', async () => {
    const client = await readyClient(await openWorld());
    await client.signOut();
    await client.signOut();
    expect(await present(client)).toBeNull();
  });
}

function newPasswords(openWorld: () => Promise<ContractWorld>): void {
  it('answers the same whether an address is known or not', async () => {
    const world = await openWorld();
    const { email } = await registered(world);
    const client = await readyClient(world);
    await expect(client.sendPasswordReset(email)).resolves.toBeUndefined();
    await expect(client.sendPasswordReset(world.newEmail())).resolves.toBeUndefined();
  });

  it('takes the new password by the mailed code, once, and the old one no more', async () => {
    const world = await openWorld();
    const { email } = await registered(world);
    const client = await readyClient(world);
    await client.sendPasswordReset(email);
    const code = await world.lastResetCode(email);
    await expectRefusal(client.confirmPasswordReset(code, 'abc12'), 'password-does-not-meet-requirements');
    await client.confirmPasswordReset(code, OTHER_PASSWORD);
    await expectRefusal(client.confirmPasswordReset(code, PASSWORD), 'invalid-action-code');
    await expectRefusal(client.signIn(email, PASSWORD), 'invalid-credential');
    await client.signIn(email, OTHER_PASSWORD);
    expect(await world.userOf(client)).toMatchObject({ email });
  });
}

async function readyClient(world: ContractWorld): Promise<IdentityClient> {
  const client = await world.newClient();
  await client.ready();
  return client;
}

async function registered(world: ContractWorld): Promise<{ client: IdentityClient; email: string }> {
  const client = await readyClient(world);
  const email = world.newEmail();
  await client.register(email, PASSWORD);
  return { client, email };
}

/** Adapters reject with an IdentityError and nothing else, and its words can be shown. */
async function expectRefusal(deed: Promise<unknown>, code: string): Promise<unknown> {
  const refusal: unknown = await deed.then(
    () => 'it was not refused',
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({ name: 'IdentityError', code, message: expect.stringMatching(/^[A-Z][^!]*[.\w]$/) });
  return refusal;
}

function present(client: IdentityClient): Promise<ProviderUser | null> {
  return new Promise((resolve) => {
    const stop = client.onChange((user) => {
      resolve(user);
      queueMicrotask(() => stop());
    });
  });
}
