import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalStore } from './local-store.ts';

// Nothing is lost or overwritten by people who type, leave and come back: local-store-model.slow.test.ts.

afterEach(() => vi.restoreAllMocks());

let people = 0;
/** Every test has a workspace of its own. */
const aPerson = () => `person-${(people += 1)}`;

function open(owner: string) {
  const reported: string[] = [];
  const localStore: LocalStore = new LocalStore({
    owner,
    onRefused: () => reported.push('refused'),
    onKeptAgain: () => reported.push('kept again'),
    onConflict: () => reported.push('conflict'),
    onSaved: () => reported.push('saved'),
  });
  return Object.assign(localStore, { reported });
}

async function openLoaded() {
  const owner = aPerson();
  const localStore = open(owner);
  await localStore.load();
  return { owner, localStore };
}

it('writes without a call, many changes at once, the last one of them', async () => {
  const { owner, localStore } = await openLoaded();
  for (const letter of 'quickly') localStore.save(letter);
  await expect.poll(() => localStore.reported).toEqual(['saved']);
  expect(await open(owner).load()).toBe('y');
});

it('says once that the browser refuses to keep anything, and lets the work go on', async () => {
  const kept = indexedDB.open;
  indexedDB.open = () => {
    throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.');
  };
  try {
    const localStore = open(aPerson());
    expect(await localStore.load()).toBeUndefined();
    localStore.save('lives as long as the page');
    await localStore.flush();
    expect(localStore.reported).toEqual(['refused']);
  } finally {
    indexedDB.open = kept;
  }
});

it('keeps the last change of a page that is being left, even while an earlier one is being written', async () => {
  const { owner, localStore } = await openLoaded();
  localStore.save('earlier');
  const writing = localStore.flush();
  localStore.save('last');
  localStore.leave();
  await writing;
  expect(await open(owner).load()).toBe('last');
  localStore.save('it was not left after all');
  await localStore.flush();
  expect([localStore.reported.includes('conflict'), await open(owner).load()]).toEqual([
    false,
    'it was not left after all',
  ]);
});

it('keeps what was being written when the page was left, although nothing came after it', async () => {
  const { owner, localStore } = await openLoaded();
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
    localStore.leave();
    // The turn for the second step of the write never comes.
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The page was left', 'AbortError');
    });
    return get.call(this, key);
  });
  localStore.save('the last word');
  await localStore.flush();
  expect(await open(owner).load()).toBe('the last word');
});

/** Replaces sessionStorage, which Node does not have: each tab has its own. */
function tabStorage(): object {
  return Object.create({
    setItem(this: Record<string, string>, key: string, text: string) {
      this[key] = text;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  });
}

describe('when the browser gives up the last write of a page that is left', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', tabStorage()));
  afterEach(() => vi.unstubAllGlobals());

  /** Types the last words and leaves; the browser ends the write. */
  async function leave(owner: string) {
    const page = open(owner);
    await page.load();
    page.save('first words');
    await page.flush();
    vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (this: IDBTransaction) {
      this.abort();
    });
    page.save('last words');
    page.leave();
    await expect.poll(() => page.reported).toContain('refused');
    page.forget();
  }

  it('the next page writes it, once', async () => {
    const owner = aPerson();
    await leave(owner);
    const next = open(owner);
    expect(await next.load()).toBe('last words');
    next.save('and more');
    await next.flush();
    expect([next.reported, await open(owner).load()]).toEqual([['saved'], 'and more']);
  });

  it('the next page leaves alone what another tab has written since', async () => {
    const owner = aPerson();
    const other = open(owner);
    await leave(owner);
    const { sessionStorage } = globalThis;
    vi.stubGlobal('sessionStorage', tabStorage());
    await other.load();
    other.save('typed in the other tab');
    await other.flush();
    vi.stubGlobal('sessionStorage', sessionStorage);
    expect(await open(owner).load()).toBe('typed in the other tab');
  });
});

describe('when the disk is full for a moment', () => {
  const fullOnce = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });

  it('retries when nothing more is typed', async () => {
    const { owner, localStore } = await openLoaded();
    fullOnce();
    localStore.save('the last word');
    await expect.poll(() => localStore.reported).toEqual(['refused', 'kept again', 'saved']);
    expect(await open(owner).load()).toBe('the last word');
  });

  it('says so when the page was only hidden, and keeps the text once it is back', async () => {
    const { owner, localStore } = await openLoaded();
    fullOnce();
    localStore.save('written while leaving');
    localStore.leave();
    await expect.poll(() => localStore.reported).toEqual(['refused']);
    await localStore.flush();
    expect(await open(owner).load()).toBe('written while leaving');
  });

  it('never puts an older text over the one that was stored while leaving', async () => {
    const { owner, localStore } = await openLoaded();
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
      // In the middle of the older one's write.
      localStore.save('newer');
      localStore.leave();
      fullOnce();
      return get.call(this, key);
    });
    localStore.save('older');
    await localStore.flush();
    await localStore.flush();
    expect(localStore.reported).toContain('refused');
    expect(await open(owner).load()).toBe('newer');
  });
});

it('opens the database again when it was closed under it', async () => {
  const { owner, localStore } = await openLoaded();
  localStore.save('before');
  await localStore.flush();
  // The person clears the site's data, or a newer release wants to change the database.
  const deleted = indexedDB.deleteDatabase('bidwright');
  await new Promise((resolve) => deleted.addEventListener('success', resolve));
  localStore.save('after');
  await localStore.flush();
  expect(localStore.reported).toEqual(['saved', 'saved']);
  expect(await open(owner).load()).toBe('after');
});
