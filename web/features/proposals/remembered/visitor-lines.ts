import { type IDBPDatabase, openDB } from 'idb';
import { z } from 'zod';
import { SLOT_KINDS, type SlotKind } from '#shared/proposals/letter/material.ts';
import type { RememberedLine } from '#shared/proposals/remembered-lines.ts';
import { within } from '../workspace/workspace-database.ts';
import { withRemembered } from './remembered-lines.ts';

// A database of its own: the workspace's is locked to its version by every open tab.
const DATABASE = 'bidwright-lines';
const STORE = 'remembered';
const KEY = 'visitor';
const OPEN_WITHIN_MS = 3000;

const storedLine = z.object({ id: z.string(), kind: z.enum(SLOT_KINDS), text: z.string(), usedAt: z.string() });

/** Lines remembered in this browser, newest first. Rejects when the browser refuses. */
export async function readVisitorLines(): Promise<RememberedLine[]> {
  return inDatabase(async (db) => readLines(db));
}

export async function rememberVisitorLine(kind: SlotKind, text: string): Promise<RememberedLine[]> {
  // Not a UUID of the browser's: it offers those on https only.
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const line: RememberedLine = { id, kind, text: text.trim(), usedAt: new Date().toISOString() };
  return change((lines) => withRemembered(lines, line));
}

export async function forgetVisitorLine(id: string): Promise<RememberedLine[]> {
  return change((lines) => lines.filter((line) => line.id !== id));
}

async function change(next: (lines: RememberedLine[]) => RememberedLine[]): Promise<RememberedLine[]> {
  return inDatabase(async (db) => {
    const lines = next(await readLines(db));
    await db.put(STORE, lines, KEY);
    return lines;
  });
}

async function readLines(db: IDBPDatabase): Promise<RememberedLine[]> {
  const stored: unknown = await db.get(STORE, KEY);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((line) => storedLine.safeParse(line).data ?? []);
}

async function inDatabase<T>(act: (db: IDBPDatabase) => Promise<T>): Promise<T> {
  const opening = openDB(DATABASE, 1, { upgrade: (db) => void db.createObjectStore(STORE) });
  const db = await within(opening, OPEN_WITHIN_MS);
  try {
    return await act(db);
  } finally {
    db.close();
  }
}
