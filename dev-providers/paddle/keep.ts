import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fieldsOf } from '../http/fields.ts';
import type { Store } from './store.ts';

const VERSION = 1;
/** The file stays small; what happened long ago is with the seller. */
const MOST_EVENTS = 500;

/** What outlives a restart, as lists of entries. The portal's ways in do not: whoever comes back opens it again. */
const KEPT = [
  'customers',
  'addresses',
  'transactions',
  'subscriptions',
  'adjustments',
  'cards',
  'dunning',
  'slow',
] as const;

type Kept = { [Name in (typeof KEPT)[number]]: Array<Store[Name] extends Map<infer K, infer V> ? [K, V] : never> };

interface File extends Kept {
  readonly version: typeof VERSION;
  readonly aheadMs: number;
  readonly events: Store['events'];
}

/** Puts back what a former run has written. A file that is missing, broken or of another version is a new beginning. */
export function restore(store: Store, file: string): void {
  const saved = readSaved(file);
  if (!saved) return;
  putBack(store, saved);
  store.events.push(...saved.events);
  store.clock.moveTo(store.clock.machineMs() + saved.aheadMs);
}

/** Writes the file once after what happened in one go; does nothing without a file. */
export function autosaveOf(file: string | undefined): (store: Store) => void {
  let isAsked = false;
  return (store) => {
    if (file === undefined || isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
      keep(store, file);
    });
  };
}

/** Writes beside the file and puts it in place, so that a process that is killed leaves the former one whole. */
function keep(store: Store, file: string): void {
  const maps = Object.fromEntries(KEPT.map((name) => [name, [...store[name]]]));
  const aheadMs = store.clock.nowMs() - store.clock.machineMs();
  const events = store.events.slice(-MOST_EVENTS);
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify({ version: VERSION, aheadMs, events, ...maps }));
  renameSync(beside, file);
}

function readSaved(file: string): File | undefined {
  try {
    const saved = fieldsOf(readFileSync(file, 'utf8'));
    const isOurs = saved?.version === VERSION && [...KEPT, 'events'].every((name) => Array.isArray(saved[name]));
    // Nobody but `keep` of this version writes it.
    return isOurs ? (saved as unknown as File) : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function putBack(store: Store, saved: Kept): void {
  for (const [id, customer] of saved.customers) store.customers.set(id, customer);
  for (const [id, address] of saved.addresses) store.addresses.set(id, address);
  for (const [id, txn] of saved.transactions) store.transactions.set(id, txn);
  for (const [id, sub] of saved.subscriptions) store.subscriptions.set(id, sub);
  for (const [id, adjustment] of saved.adjustments) store.adjustments.set(id, adjustment);
  for (const [id, card] of saved.cards) store.cards.set(id, card);
  for (const [id, dunning] of saved.dunning) store.dunning.set(id, dunning);
  for (const [id, since] of saved.slow) store.slow.set(id, since);
}
