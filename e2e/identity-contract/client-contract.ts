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

const REFUSALS: readonly [string, string, Deed][] = [
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
];

/** The contract of every adapter of the port: the same cases for every provider. */
export function identityClientContract(name: string, openWorld: () => Promise<ContractWorld>): void {
  describe(`${name}: the identity of a person`, () => {
    signingIn(openWorld);
    refusals(openWorld);
    newPasswords(openWorld);
  });
}

function signingIn(openWorld: () => Promise<ContractWorld>): void {
  it('is nobody at first, registers, is the same by email and by username in other browsers, and renews its session', async () => {
    const world = await openWorld();
    const client = await readyClient(world);
    expect([await present(client), await client.getIdToken()]).toEqual([null, null]);
    const email = world.newEmail();
    await client.register(email, PASSWORD);
    const person = await world.userOf(client);
    expect(person).toMatchObject({ email });
    expect(await present(client)).toMatchObject({ email });
    for (const identifier of [email, person?.username ?? '']) {
      const other = await readyClient(world);
      await other.signIn(identifier, PASSWORD);
      expect(await world.userOf(other), identifier).toMatchObject({ email });
    }
    await client.exchange();
    expect(await world.userOf(client)).toMatchObject({ email });
  });

  it('gives a listener the present state at once and every change in order, until it is nobody, as often as it is left', async () => {
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
    await client.signOut();
    await client.signOut();
    expect([await present(client), await client.getIdToken()]).toEqual([null, null]);
  });
}

function refusals(openWorld: () => Promise<ContractWorld>): void {
  it.each(REFUSALS)('refuses %s as %s', async (_name, code, deed) => {
    const world = await openWorld();
    const client = await readyClient(world);
    await expectRefusal(deed(client, world), code);
    expect(await world.userOf(client)).toBeNull();
  });

  it('refuses an address that is in use, and a wrong password by the code of somebody nobody knows; after too many it says when to come back', async () => {
    const world = await openWorld();
    const { client: first, email } = await registered(world);
    const client = await readyClient(world);
    await expectRefusal(client.register(email, OTHER_PASSWORD), 'email-already-in-use');
    const username = (await world.userOf(first))?.username ?? '';
    for (let tries = 0; tries < 10; tries += 1)
      await expectRefusal(client.signIn(username, OTHER_PASSWORD), 'invalid-credential');
    expect([await present(client), await world.userOf(client)]).toEqual([null, null]);
    const refusal = await expectRefusal(client.signIn(username, PASSWORD), 'too-many-requests');
    expect(refusal).toMatchObject({ retryAt: expect.any(Date) });
  });

  it('says that the network is away, whatever is asked', async () => {
    const world = await openWorld();
    const client = await readyClient(world);
    const restoreNetwork = world.takeNetworkDown();
    for (const deed of [
      () => client.register(world.newEmail(), PASSWORD),
      () => client.signIn(world.newEmail(), PASSWORD),
      () => client.signIn('somebody', PASSWORD),
      () => client.sendPasswordReset(world.newEmail()),
      () => client.confirmPasswordReset('a-code', OTHER_PASSWORD),
    ])
      await expectRefusal(deed(), 'network-request-failed');
    restoreNetwork();
  });
}

function newPasswords(openWorld: () => Promise<ContractWorld>): void {
  it('answers the same whether an address is known or not; the mailed code changes the password, once', async () => {
    const world = await openWorld();
    const { email } = await registered(world);
    const client = await readyClient(world);
    await expect(client.sendPasswordReset(world.newEmail())).resolves.toBeUndefined();
    await expect(client.sendPasswordReset(email)).resolves.toBeUndefined();
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
