import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { type Journal, openJournal } from './journal.ts';

let people = 0;
/** Every test has a desk of its own. */
const aPerson = () => `person-${(people += 1)}`;

function open(owner: string) {
  const told: string[] = [];
  const journal: Journal = openJournal({
    owner,
    onRefused: () => told.push('refused'),
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
