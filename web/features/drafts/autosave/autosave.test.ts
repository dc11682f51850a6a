import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AUTOSAVE_EVERY_SECONDS } from '#shared/drafts/contract.ts';
import { FakeDevice, leaveAll } from '#web/testing/drafts/fake-device.ts';
import { FakeDrafts } from '#web/testing/drafts/fake-drafts.ts';

afterEach(async () => {
  await leaveAll();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const INTENT = { key: 'a-key', request: { jobTitle: 'One', jobDescription: '' } };

/** One draft, 'One', on two devices, both of which have seen revision 1. */
async function onTwoDevices() {
  const server = new FakeDrafts();
  const here = await new FakeDevice(server).open();
  here.type('One');
  await here.autosave.tick();
  const there = await new FakeDevice(server).open();
  there.workspace.store.dispatch({ type: 'replaced', state: here.workspace.store.state() });
  return { server, here, there };
}

async function inConflict() {
  const devices = await onTwoDevices();
  const { here, there } = devices;
  there.type('Theirs');
  await there.autosave.tick();
  here.type('Mine');
  await here.autosave.tick();
  expect(here.autosave.status().theirs?.jobTitle).toBe('Theirs');
  return devices;
}

/** Here 'Mine' was saved, and the answer was lost. There it became 'Theirs'. */
async function withLostAnswer() {
  const devices = await onTwoDevices();
  const { server, here, there } = devices;
  server.fates.push('unheard');
  here.type('Mine');
  await here.autosave.tick();
  await there.autosave.reconcile();
  there.type('Theirs');
  await there.autosave.tick();
  return devices;
}

it('saves what was typed by itself, every few seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = new FakeDrafts();
  const here = await new FakeDevice(server).open();
  for (const title of ['One', 'One two']) {
    here.type(title);
    vi.advanceTimersByTime(AUTOSAVE_EVERY_SECONDS * 1000);
    await expect.poll(() => server.titles()).toEqual([title]);
  }
});

it('waits for the first words of a letter, which the server may have stored whole', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const server = new FakeDrafts();
  const here = await new FakeDevice(server).open();
  here.type('One');
  await here.autosave.tick();
  here.workspace.store.dispatch({ type: 'writing-began', intent: INTENT });
  here.type('One, typed on');
  vi.advanceTimersByTime(AUTOSAVE_EVERY_SECONDS * 1000);
  expect(here.workspace.store.state().unanswered).toBeNull();
  here.workspace.store.dispatch({ type: 'delta', text: 'Hello. ' });
  vi.advanceTimersByTime(AUTOSAVE_EVERY_SECONDS * 1000);
  await expect.poll(() => server.titles()).toEqual(['One, typed on']);
});

describe('an answer that was lost, while another device went on', () => {
  it('is found out when the same is sent again: theirs comes here, and is not replaced', async () => {
    const { server, here } = await withLostAnswer();
    await here.autosave.tick();
    expect([here.title, here.draft.revision]).toEqual(['Theirs', 3]);
    expect(server.revisions.map(({ draft }) => draft.jobTitle)).toEqual(['One', 'Mine', 'Theirs']);
  });

  it('asks, when something was typed here since', async () => {
    const { server, here } = await withLostAnswer();
    here.type('Mine, typed on');
    await here.autosave.tick();
    expect([here.title, here.autosave.status().theirs?.jobTitle]).toEqual(['Mine, typed on', 'Theirs']);
    await here.autosave.tick();
    expect(server.titles()).toEqual(['Theirs']);
  });

  it('is noticed by a stash entry that is restored days later', async () => {
    const { server, here, there } = await onTwoDevices();
    here.type('Mine');
    await here.workspace.stashFor({ ...here.workspace.store.state(), draft: null, unanswered: null });
    await expect.poll(() => server.titles()[0]).toBe('Mine');
    await there.autosave.reconcile();
    there.type('Theirs');
    await there.autosave.tick();
    await here.crash();
    await here.workspace.restoreStashed(here.workspace.status().stash[0]?.id ?? '');
    here.type('Mine, typed on');
    await here.autosave.tick();
    expect(here.autosave.status().theirs?.jobTitle).toBe('Theirs');
    expect(server.titles()[0]).toBe('Theirs');
  });

  it('stashes what was typed after and has left the workspace', async () => {
    const { server, here } = await withLostAnswer();
    here.type('Mine, typed on');
    here.workspace.replace();
    await expect.poll(() => here.stash()).toEqual(['Mine, typed on']);
    expect(server.titles()).toEqual(['Theirs']);
  });
});

it('has no question about its own text after Undo of a new proposal', async () => {
  const { server, here } = await onTwoDevices();
  here.type('Mine');
  const undo = here.workspace.replace();
  await expect.poll(() => [server.titles(), here.stash()]).toEqual([['Mine'], []]);
  undo();
  here.type('Mine, typed on');
  await here.autosave.tick();
  expect([here.autosave.status().theirs, server.titles(), here.stash()]).toEqual([null, ['Mine, typed on'], []]);
});

it('stashes mine when a new proposal is begun during a question, and saves the new one', async () => {
  const { server, here } = await inConflict();
  here.workspace.replace();
  await expect.poll(() => here.stash()).toEqual(['Mine']);
  expect(here.autosave.status().theirs).toBeNull();
  here.type('New');
  await here.autosave.tick();
  expect(server.titles()).toEqual(['Theirs', 'New']);
  await here.workspace.restoreStashed(here.workspace.status().stash[0]?.id ?? '');
  await here.autosave.tick();
  await here.autosave.choose('mine');
  expect(server.titles()).toEqual(['Mine', 'New']);
});

it('answers a question about one draft with none of another', async () => {
  const { server, here, there } = await inConflict();
  here.workspace.store.dispatch({ type: 'replaced', state: { ...there.workspace.store.state(), draft: null } });
  await here.autosave.choose('mine');
  expect(server.titles()).toEqual(['Theirs', 'Theirs']);
});

it('has the last letters before a new proposal after a crash', async () => {
  const { server, here } = await onTwoDevices();
  server.fates.push('lost', 'lost');
  here.type('Mine');
  here.workspace.replace();
  await expect.poll(() => here.stash()).toEqual(['Mine']);
  await here.crash();
  expect(here.stash()).toEqual(['Mine']);
});

it.each(['unheard', 'cut'] as const)('makes one draft when the answer was %s', async (fate) => {
  const server = new FakeDrafts();
  const here = await new FakeDevice(server).open();
  server.fates.push(fate, fate);
  here.type('One');
  await here.autosave.tick();
  await here.autosave.tick();
  here.type('One, typed on');
  await here.autosave.tick();
  expect([server.titles(), here.draft.revision]).toEqual([['One, typed on'], 2]);
});

it.each(['RATE_LIMITED', 'user-token-expired'] as const)('keeps the key of a save refused with %s', async (refusal) => {
  const server = new FakeDrafts();
  const here = await new FakeDevice(server).open();
  server.fates.push('unheard');
  here.type('One');
  await here.autosave.tick();
  server.refusal = refusal;
  await here.autosave.tick();
  server.refusal = undefined;
  await here.autosave.tick();
  expect([server.revisions.length, here.draft.revision]).toEqual([1, 1]);
});

it('saves what was typed during a save when the page is left', async () => {
  const server = new FakeDrafts();
  const here = await new FakeDevice(server).open();
  here.type('One');
  const saving = here.autosave.tick();
  await new Promise((resolve) => setTimeout(resolve, 0));
  here.type('One two');
  await here.leave();
  await saving;
  await expect.poll(() => server.titles()).toEqual(['One two']);
  await here.open();
  here.type('One two three');
  await here.autosave.flush();
  expect([server.titles(), here.autosave.status().theirs]).toEqual([['One two three'], null]);
});

it('takes nothing from under a proposal that is being written', async () => {
  const { here, there } = await onTwoDevices();
  here.workspace.store.dispatch({ type: 'writing-began', intent: INTENT });
  there.type('Theirs');
  await there.autosave.tick();
  await here.autosave.reconcile();
  expect([here.title, here.workspace.store.state().generation.status]).toEqual(['One', 'writing']);
  await here.autosave.tick();
  expect([here.title, here.autosave.status().theirs]).toEqual(['One', null]);
});

describe('what the user is told', () => {
  it('is each outage once, and not what was asked for by hand', async () => {
    const { server, here } = await onTwoDevices();
    server.fates.push('lost', 'lost', 'lost');
    here.type('Two');
    await expect(here.autosave.saveAs('Mine')).rejects.toThrow('cannot be reached');
    expect(here.reported).toEqual([]);
    await here.autosave.tick();
    await here.autosave.tick();
    expect(here.reported).toHaveLength(1);
  });

  it('is once that the session has ended, whichever call finds out', async () => {
    const { server, here } = await onTwoDevices();
    server.refusal = 'user-token-expired';
    await here.autosave.reconcile();
    here.type('Two');
    await here.autosave.tick();
    expect(here.reported).toEqual(['session ended']);
  });

  it('is once that the draft was deleted elsewhere; saved by hand, it is a new one at once', async () => {
    const { server, here } = await onTwoDevices();
    server.remove(here.draft.id);
    await here.autosave.reconcile();
    await here.autosave.reconcile();
    expect([here.reported, here.title]).toEqual([['removed'], 'One']);
    await here.autosave.saveAs('Again');
    server.remove(here.draft.id);
    here.type('Two');
    await here.autosave.saveAs('And again');
    expect([here.reported, server.titles(), here.draft.name]).toEqual([['removed'], ['Two'], 'And again']);
  });
});

describe('a question', () => {
  it('opens at once, but not while someone types', async () => {
    const { here, there } = await onTwoDevices();
    here.isTyping = true;
    there.type('Theirs');
    await there.autosave.tick();
    here.type('Mine');
    await here.autosave.tick();
    expect(here.autosave.status()).toMatchObject({ theirs: { jobTitle: 'Theirs' }, isAsking: false });
    here.autosave.ask(true);
    expect(here.autosave.status().isAsking).toBe(true);
  });

  it('stays if the browser refuses to stash mine, with everything as it was', async () => {
    const { here } = await inConflict();
    const { draft } = here;
    await here.workspace.flush();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    await expect(here.autosave.choose('theirs')).rejects.toThrow('The disk is full');
    vi.restoreAllMocks();
    expect([here.title, here.draft, here.autosave.status().theirs?.jobTitle]).toEqual(['Mine', draft, 'Theirs']);
  });
});

it('looks at the draft as soon as this tab gets the workspace', async () => {
  const { here, there } = await onTwoDevices();
  const role = vi.spyOn(here.workspace, 'status').mockReturnValue({ ...here.workspace.status(), role: 'reader' });
  here.workspace.store.dispatch({ type: 'draft', draft: here.draft, unanswered: null });
  await here.workspace.keepInStash(here.workspace.store.state()).then((kept) => kept.show());
  there.type('Theirs');
  await there.autosave.tick();
  await here.autosave.reconcile();
  expect(here.title).toBe('One');
  role.mockRestore();
  await here.workspace.keepInStash(here.workspace.store.state()).then((kept) => kept.show());
  await expect.poll(() => here.title).toBe('Theirs');
});
