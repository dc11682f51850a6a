import { expect, it, vi } from 'vitest';
import { ADA, aTab, BEN, signedInTab } from '#web/testing/fake-tab.ts';
import { IdentityError } from './identity-client.ts';
import { leaveIfEnded } from './session-start.ts';

it('the proof that is asked for is not given by another tab that merely opens', async () => {
  const tab = await signedInTab();
  tab.start();
  const answered = vi.fn<(isSame: boolean) => void>();
  const answer = tab.session.proveAgain().then(answered);
  tab.hear({ type: 'in', userId: ADA.id });
  await tab.session.refreshUser();
  expect([tab.session.state().question, answered.mock.calls]).toEqual(['prove-again', []]);
  await tab.session.enter();
  await answer;
  expect([tab.session.state().question, answered.mock.calls]).toEqual([undefined, [[true]]]);
});

it('the proof is not asked for any more when someone else has come', async () => {
  const tab = await signedInTab();
  tab.start();
  const answer = tab.session.proveAgain();
  tab.server.user = BEN;
  tab.hear({ type: 'in', userId: BEN.id });
  expect([await answer, tab.session.state().question]).toEqual([false, undefined]);
});

it('a sign-in after a return to an ended session is by the asked person', async () => {
  const tab = aTab({ cookie: 'signed-in=embedded' });
  const answer = tab.session.reportEnd();
  tab.server.user = ADA;
  await tab.session.enter();
  expect(await answer).toBe(true);
});

it('a session that another tab renewed while the provider was asked is not asked about', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const exchange = () => new Promise<void>((_resolve, reject) => void (refuse = reject));
  const tab = await signedInTab({ cookie: 'signed-in=firebase', provider: { exchange } });
  tab.start();
  const answer = tab.session.reportEnd();
  await Promise.resolve();
  tab.hear({ type: 'in', userId: ADA.id });
  expect(await answer).toBe(true);
  refuse(new Error('nobody'));
  await expect.poll(() => tab.done).toContain('log: The session could not be renewed');
  expect(tab.session.state().question).toBeUndefined();
});

it('refetching the user notices that nobody is signed in', async () => {
  const tab = await signedInTab();
  tab.server.user = null;
  expect(await tab.session.refreshUser()).toBeNull();
  await expect.poll(() => tab.session.state().question).toBe('session-ended');
  tab.session.dismiss();
  tab.page.cookie = '';
  await tab.session.refreshUser();
  expect(tab.session.user()).toBeNull();
});

it('a deed that ended every session of the person leaves nothing of them, and asks nothing', async () => {
  const tab = await signedInTab();
  tab.server.user = null;
  await leaveIfEnded(tab.session);
  expect([tab.session.user(), tab.parts.hint.read(), tab.session.state().question]).toEqual([
    null,
    undefined,
    undefined,
  ]);
  expect(tab.reported.at(-1)).toEqual({ type: 'out' });
});

it("a deed for another account leaves this one's person signed in", async () => {
  const tab = await signedInTab();
  await leaveIfEnded(tab.session);
  expect(tab.session.user()).toEqual(ADA);
});

it.each([
  ['user-token-expired', null],
  ['network-request-failed', ADA],
] as const)('with Firebase, whose token is %s, the person there is %o', async (code, person) => {
  const getIdToken = () => Promise.reject(new IdentityError(code));
  const tab = await signedInTab({ cookie: 'signed-in=firebase', provider: { getIdToken } });
  await leaveIfEnded(tab.session);
  expect(tab.session.user()).toEqual(person);
});

it('a sign-out is under way until the person is where it leads', async () => {
  const tab = await signedInTab();
  let arrive: () => void = () => undefined;
  const left = tab.session.leave('sign-out', () => new Promise((resolve) => void (arrive = resolve)));
  await expect.poll(() => tab.session.user()).toBeNull();
  expect(tab.session.state().isLeaving).toBe(true);
  arrive();
  expect([await left, tab.session.state().isLeaving]).toEqual([true, false]);
});
