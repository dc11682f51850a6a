import { z } from 'zod';
import { SLOT_KINDS, type SlotKind } from '#shared/proposals/letter/material.ts';
import type { RememberedLine } from '#shared/proposals/remembered-lines.ts';
import { readStoredJson, store } from '#web/ui/browser-storage.ts';
import { withRemembered } from './remembered-lines.ts';

const STORAGE_KEY = 'remembered-lines';

const storedLine = z.object({ id: z.string(), kind: z.enum(SLOT_KINDS), text: z.string(), usedAt: z.string() });

/** Lines remembered in this browser, newest first. */
export function readVisitorLines(): RememberedLine[] {
  const stored = readStoredJson('local', STORAGE_KEY);
  return Array.isArray(stored) ? stored.flatMap((line) => storedLine.safeParse(line).data ?? []) : [];
}

/** @throws when the browser refuses */
export function rememberVisitorLine(kind: SlotKind, text: string): RememberedLine {
  // Not a UUID of the browser's: it offers those on https only.
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const line = { id, kind, text: text.trim(), usedAt: new Date().toISOString() };
  keepLines(withRemembered(readVisitorLines(), line));
  return line;
}

/** @throws when the browser refuses */
export function forgetVisitorLine(id: string): void {
  keepLines(readVisitorLines().filter((line) => line.id !== id));
}

function keepLines(lines: readonly RememberedLine[]): void {
  if (!store('local', STORAGE_KEY, JSON.stringify(lines))) throw new Error('The browser stores no lines');
}
