import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Journal, openJournal } from './journal.ts';

afterEach(() => vi.restoreAllMocks());

let people = 0;
/** Every test has a desk of its own. */
const aPerson = () => `person-${(people += 1)}`;

function open(owner: string) {
  const told: string[] = [];
  const journal: Journal = openJournal({
    owner,
    onRefused: () => told.push('refused'),
    onKeptAgain: () => told.push('kept again'),
    onConflict: () => told.push('conflict'),
    onSaved: () => told.push('saved'),
  });
  return Object.assign(journal, { told });
}

it('gives the next page what the last one kept', async () => {
  const owner = aPerson();
  const first = open(owner);
  await first.load();
  first.save({ jobTitle: 'Half a ti' });
  await first.flush();
  expect(await open(owner).load()).toEqual({ jobTitle: 'Half a ti' });
});

it('writes by itself, many changes at once, the last one of them', async () => {
  const owner = aPerson();
  const journal = open(owner);
  await journal.load();
  for (const letter of 'quickly') journal.save(letter);
  await expect.poll(() => journal.told).toEqual(['saved']);
  expect(await open(owner).load()).toBe('y');
});

it('keeps the desks of two people apart', async () => {
  const [anna, ben] = [aPerson(), aPerson()];
  const hers = open(anna);
  await hers.load();
  hers.save('Anna’s');
  await hers.flush();
  expect(await open(ben).load()).toBeUndefined();
});

it('never overwrites what another tab has written meanwhile', async () => {
  const owner = aPerson();
  const [one, two] = [open(owner), open(owner)];
  await Promise.all([one.load(), two.load()]);
  one.save('typed in one');
  await one.flush();
  two.save('typed in two');
  await two.flush();
  expect([one.told, two.told]).toEqual([['saved'], ['conflict']]);
  expect(await open(owner).load()).toBe('typed in one');
  await two.load();
  two.save('typed in two, after having seen it');
  await two.flush();
  expect(await open(owner).load()).toBe('typed in two, after having seen it');
});

it('says once that the browser refuses to keep anything, and lets the work go on', async () => {
  const kept = indexedDB.open;
  indexedDB.open = () => {
    throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.');
  };
  try {
    const journal = open(aPerson());
    expect(await journal.load()).toBeUndefined();
    journal.save('lives as long as the page');
    await journal.flush();
    expect(journal.told).toEqual(['refused']);
  } finally {
    indexedDB.open = kept;
  }
});

it('keeps the last change of a page that is being left, even while an earlier one is being written', async () => {
  const owner = aPerson();
  const journal = open(owner);
  await journal.load();
  journal.save('earlier');
  const writing = journal.flush();
  journal.save('last');
  journal.leave();
  await writing;
  expect(await open(owner).load()).toBe('last');
  journal.save('it was not left after all');
  await journal.flush();
  expect([journal.told.includes('conflict'), await open(owner).load()]).toEqual([false, 'it was not left after all']);
});

it('keeps what was being written when the page was left, although nothing came after it', async () => {
  const owner = aPerson();
  const journal = open(owner);
  await journal.load();
  const { get } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
    journal.leave();
    // The turn for the second step of the write never comes.
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The page was left', 'AbortError');
    });
    return get.call(this, key);
  });
  journal.save('the last word');
  await journal.flush();
  expect(await open(owner).load()).toBe('the last word');
});

it('drops what another tab has overtaken, instead of writing it over that tab’s text', async () => {
  const owner = aPerson();
  const [one, two] = [open(owner), open(owner)];
  await Promise.all([one.load(), two.load()]);
  one.save('typed in one, not written yet');
  two.save('typed in two');
  await two.flush();
  one.forget();
  expect(await one.load()).toBe('typed in two');
  await one.flush();
  expect(await open(owner).load()).toBe('typed in two');
});

describe('when the disk is full for a moment', () => {
  const fullOnce = () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });

  it('writes what was refused with the next change, and says both', async () => {
    const owner = aPerson();
    const journal = open(owner);
    await journal.load();
    fullOnce();
    journal.save('first');
    await journal.flush();
    expect(journal.told).toEqual(['refused']);
    journal.save('second');
    await journal.flush();
    expect(journal.told).toEqual(['refused', 'kept again', 'saved']);
    expect(await open(owner).load()).toBe('second');
  });

  it('tries again by itself when nothing more is typed', async () => {
    const owner = aPerson();
    const journal = open(owner);
    await journal.load();
    fullOnce();
    journal.save('the last word');
    await expect.poll(() => journal.told).toEqual(['refused', 'kept again', 'saved']);
    expect(await open(owner).load()).toBe('the last word');
  });

  it('says so when the page was only hidden, and keeps the text once it is back', async () => {
    const owner = aPerson();
    const journal = open(owner);
    await journal.load();
    fullOnce();
    journal.save('written while leaving');
    journal.leave();
    await expect.poll(() => journal.told).toEqual(['refused']);
    await journal.flush();
    expect(await open(owner).load()).toBe('written while leaving');
  });

  it('never puts an older text over the one that was kept while leaving', async () => {
    const owner = aPerson();
    const journal = open(owner);
    await journal.load();
    const { get } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (this: IDBObjectStore, key) {
      // In the middle of the older one's write.
      journal.save('newer');
      journal.leave();
      fullOnce();
      return get.call(this, key);
    });
    journal.save('older');
    await journal.flush();
    await journal.flush();
    expect(journal.told).toContain('refused');
    expect(await open(owner).load()).toBe('newer');
  });
});

it('opens the database again when it was closed under it', async () => {
  const owner = aPerson();
  const journal = open(owner);
  await journal.load();
  journal.save('before');
  await journal.flush();
  // The person clears the site's data, or a newer release wants to change the database.
  const deleted = indexedDB.deleteDatabase('bidwright');
  await new Promise((resolve) => deleted.addEventListener('success', resolve));
  journal.save('after');
  await journal.flush();
  expect(journal.told).toEqual(['saved', 'saved']);
  expect(await open(owner).load()).toBe('after');
});
