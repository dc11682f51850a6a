import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/api/api-error.ts';
import { ADA, aTab, BEN, signedInTab } from '#web/testing/fake-tab.ts';
import type { IdentityClient } from './identity-client.ts';
import type { LeavingGuard } from './session.ts';
import { currentUserKey } from './session-data.ts';
import { watchProvider } from './session-start.ts';

const expired = () =>
  new ApiError('refused', { status: 401, problem: { message: 'Your session has ended.', code: 'user-token-expired' } });

describe('the beginning', () => {
  it('asks nobody about a visitor', async () => {
    const tab = aTab({ serverUser: ADA });
    tab.start();
    expect([tab.session.state().asks, tab.session.user(), tab.done]).toEqual(['nobody', null, []]);
  });

  it('asks the server at once where its own cookie is all there is', () => {
    expect(aTab({ cookie: 'signed-in=embedded' }).session.state().asks).toBe('now');
  });

  it('with Firebase, asks once that has spoken, and exchanges what it vouches for if the server knows nobody', async () => {
    const exchange = vi.fn<() => Promise<void>>(async () => void (tab.server.user = ADA));
    const tab = aTab({
      cookie: 'signed-in=firebase',
      provider: {
        exchange,
        getIdToken: () => Promise.resolve('a token'),
      },
    });
    expect(tab.session.state().asks).toBe('later');
    tab.start();
    await expect.poll(() => tab.session.user()).toEqual(ADA);
    expect(exchange).toHaveBeenCalledOnce();
  });

  it('with Firebase out of reach, asks the server all the same', async () => {
    const tab = aTab({ cookie: 'signed-in=firebase' });
    tab.start();
    await expect.poll(() => tab.session.state().asks).toBe('now');
    expect(tab.done).toEqual(['log: The identity provider could not be asked']);
  });
});

describe('signing in', () => {
  it('shows who it is, tells the other tabs, and takes back what a former sign-out still owed', async () => {
    const tab = aTab({ serverUser: ADA, stored: { 'logout-owed': 'true', 'logout-in-progress': 'true' } });
    await tab.session.enter();
    expect(tab.session.user()).toEqual(ADA);
    expect(tab.reported).toEqual([{ type: 'in', userId: ADA.id }]);
    expect([...tab.memory.keys()]).toEqual([]);
  });

  it('fails with a message if the browser kept no cookie', async () => {
    await expect(aTab({ serverUser: null }).session.enter()).rejects.toThrow('Allow cookies for this site');
  });

  it('as someone else leaves nothing of the former person', async () => {
    const tab = await signedInTab();
    tab.parts.queryClient.setQueryData(['/api/profiles'], ['of Ada']);
    tab.server.user = BEN;
    await tab.session.enter();
    expect(tab.session.user()).toEqual(BEN);
    expect(tab.parts.queryClient.getQueryData(['/api/profiles'])).toBeUndefined();
  });
});

describe('signing out', () => {
  it('sets the flag, leaves the provider, tells the server, and then clears all, in this order', async () => {
    const tab = await signedInTab({ cookie: 'signed-in=firebase', provider: {} });
    tab.parts.queryClient.setQueryData(['/api/sessions'], ['of Ada']);
    expect(await tab.session.leave('sign-out')).toBe(true);
    expect(tab.done).toEqual(['provider left', 'ended, flag set']);
    expect(tab.session.user()).toBeNull();
    expect(tab.parts.queryClient.getQueryData(['/api/sessions'])).toBeUndefined();
    expect(tab.parts.queryClient.getQueryData(currentUserKey)).toBeNull();
    expect([tab.page.cookie.includes('Max-Age=0'), [...tab.memory.keys()]]).toEqual([true, []]);
    expect(tab.reported.at(-1)).toEqual({ type: 'out' });
  });

  it.each([
    ['there is a network again', 'online'],
    ['the page is looked at again', 'visibilitychange'],
  ] as const)('clears all even when provider and server throw, and tells the server when %s', async (_name, event) => {
    let isAway = true;
    const end = async () => {
      if (isAway) throw new ApiError('offline');
    };
    const signOut = () => Promise.reject(new Error('provider away'));
    const tab = await signedInTab({ provider: { signOut }, end });
    tab.start();
    await tab.session.leave('sign-out');
    expect([tab.session.user(), [...tab.memory.keys()]]).toEqual([null, ['logout-owed']]);
    isAway = false;
    tab.page.cookie = '';
    tab.happen(event);
    await expect.poll(() => [...tab.memory.keys()]).toEqual([]);
    expect(tab.server.user).toBeNull();
  });

  it('does not end the session of a person who has signed in since', async () => {
    const tab = aTab({ cookie: 'signed-in=embedded', serverUser: BEN, stored: { 'logout-owed': 'true' } });
    tab.start();
    await Promise.resolve();
    expect([tab.server.user, [...tab.memory.keys()]]).toEqual([BEN, []]);
  });

  it.each([
    ['owed', '', 'logout-owed'],
    ['cut short by a crash', 'signed-in=embedded', 'logout-in-progress'],
  ])(
    '%s reaches the server before anybody signs in: its answer would take the new cookies',
    async (_name, cookie, mark) => {
      let answer = () => {};
      const end = () => new Promise<void>((resolve) => void (answer = resolve));
      const tab = aTab({ cookie, stored: { [mark]: 'true' }, end });
      tab.start();
      const proved = vi.fn<() => Promise<void>>(async () => {
        tab.page.cookie = 'signed-in=embedded';
        tab.server.user = ADA;
      });
      const coming = tab.session.comeIn(proved);
      await expect.poll(() => tab.done).toHaveLength(1);
      expect(proved).not.toHaveBeenCalled();
      answer();
      expect(await coming).toEqual(ADA);
      expect([tab.session.user(), tab.parts.hint.read()]).toEqual([ADA, 'embedded']);
    },
  );

  it('that is owed waits while someone signs in, and is told when they did not come in', async () => {
    const tab = aTab({ stored: { 'logout-owed': 'true' } });
    let refuse: (error: Error) => void = () => undefined;
    const way = () => new Promise<void>((_resolve, reject) => void (refuse = reject));
    const attempt = tab.session.comeIn(way).catch(() => 'refused');
    await expect.poll(() => refuse.length).toBe(1);
    tab.start();
    expect(tab.done).toEqual([]);
    refuse(new Error('wrong password'));
    expect(await attempt).toBe('refused');
    await expect.poll(() => tab.done).toEqual(['ended, flag not set']);
  });

  it('that a crash interrupted is finished at the next start, and nobody is shown until then', async () => {
    const tab = aTab({ cookie: 'signed-in=embedded', serverUser: ADA, stored: { 'logout-in-progress': 'true' } });
    expect(tab.session.state().asks).toBe('nobody');
    tab.start();
    await expect.poll(() => [...tab.memory.keys()]).toEqual([]);
    expect([tab.done, tab.server.user]).toEqual([['ended, flag set'], null]);
  });

  it('does not happen when a guard wants the person to stay', async () => {
    const tab = await signedInTab();
    const guard = vi.fn<LeavingGuard>(() => Promise.resolve(false));
    const remove = tab.session.beforeSignOut(guard);
    expect(await tab.session.leave('sign-out')).toBe(false);
    expect(guard).toHaveBeenCalledWith(ADA, 'sign-out');
    expect([tab.session.user(), tab.done]).toEqual([ADA, []]);
    remove();
    expect(await tab.session.leave('sign-out')).toBe(true);
  });
});

describe('a session that ends in mid-work', () => {
  it('keeps the person on the screen and asks once, however many calls fail', async () => {
    const tab = await signedInTab();
    const first = tab.session.reportEnd();
    const second = tab.session.reportEnd();
    tab.session.notice(expired());
    await expect.poll(() => tab.session.state().question).toBe('session-ended');
    expect(tab.session.user()).toEqual(ADA);
    await tab.session.enter();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(tab.session.state().question).toBeUndefined();
  });

  it('is noticed when the user is refetched', async () => {
    const tab = await signedInTab({ serverUser: ADA });
    tab.server.user = null;
    expect(await tab.session.readUser(new AbortController().signal)).toEqual(ADA);
    await expect.poll(() => tab.session.state().question).toBe('session-ended');
  });

  it('is no question where another tab signed out', async () => {
    const tab = await signedInTab();
    tab.page.cookie = '';
    expect(await tab.session.reportEnd()).toBe(false);
    expect([tab.session.state().question, tab.session.user()]).toEqual([undefined, null]);
  });

  it('is not the same for someone else: what failed is not repeated', async () => {
    const tab = await signedInTab();
    const answer = tab.session.reportEnd();
    tab.server.user = BEN;
    await tab.session.enter();
    expect([await answer, tab.session.user()]).toEqual([false, BEN]);
  });

  it('may be declined: the browser is a visitor from then on', async () => {
    const tab = await signedInTab();
    const guard = vi.fn<LeavingGuard>(() => Promise.resolve(true));
    tab.session.beforeSignOut(guard);
    const answer = tab.session.reportEnd();
    await tab.session.leave('continue-signed-out');
    expect(guard).toHaveBeenCalledWith(ADA, 'continue-signed-out');
    expect([await answer, tab.session.user(), tab.parts.hint.read()]).toEqual([false, null, undefined]);
  });

  it('may be left open: the same failure does not ask again, the next one does', async () => {
    const tab = await signedInTab();
    const error = expired();
    tab.session.settle(error);
    const answer = tab.session.reportEnd();
    await expect.poll(() => tab.session.state().question).toBe('session-ended');
    tab.session.dismiss();
    expect(await answer).toBe(false);
    tab.session.notice(error);
    expect(tab.session.state().question).toBeUndefined();
    tab.session.notice(expired());
    await expect.poll(() => tab.session.state().question).toBe('session-ended');
  });

  it('is renewed without a question where Firebase still vouches for the person', async () => {
    const exchange = async () => void (tab.server.user = ADA);
    const tab = await signedInTab({ cookie: 'signed-in=firebase', provider: { exchange } });
    tab.server.user = null;
    expect(await tab.session.reportEnd()).toBe(true);
    expect(tab.session.state().question).toBeUndefined();
  });

  it('is asked about when Firebase takes the sign-in back', async () => {
    let say: (user: { subject: string; email: string } | null) => void = () => undefined;
    const onChange: IdentityClient['onChange'] = (listener) => {
      say = listener;
      return () => undefined;
    };
    const exchange = () => Promise.reject(new Error('nobody'));
    const tab = await signedInTab({ cookie: 'signed-in=firebase', provider: { onChange, exchange } });
    if (tab.client) watchProvider(tab.session, tab.client);
    say(null);
    expect(tab.session.state().question).toBeUndefined();
    say({ subject: 'uid', email: ADA.email });
    say(null);
    await expect.poll(() => tab.session.state().question).toBe('session-ended');
  });
});

describe('several tabs', () => {
  it('forget a person who signed out in another', async () => {
    const tab = await signedInTab();
    tab.start();
    tab.hear({ type: 'out' });
    expect([tab.session.user(), tab.done]).toEqual([null, []]);
  });

  it('ask who it is when someone else signed in, and do nothing when it is the same', async () => {
    const tab = await signedInTab();
    tab.start();
    tab.hear({ type: 'in', userId: ADA.id });
    expect(tab.done).toEqual([]);
    tab.server.user = BEN;
    tab.hear({ type: 'in', userId: BEN.id });
    await expect.poll(() => tab.session.user()).toEqual(BEN);
  });

  it('close their question when the person signed in again in another', async () => {
    const tab = await signedInTab();
    tab.start();
    const answer = tab.session.reportEnd();
    await expect.poll(() => tab.session.state().question).toBe('session-ended');
    tab.hear({ type: 'in', userId: ADA.id });
    expect(await answer).toBe(true);
  });

  it('that come from the back/forward cache reload if the person has signed out', async () => {
    const tab = await signedInTab();
    tab.start();
    tab.page.cookie = '';
    tab.happen('pageshow');
    expect(tab.done).toEqual(['reloaded']);
  });
});
