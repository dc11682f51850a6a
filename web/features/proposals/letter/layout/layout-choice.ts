import { LAYOUTS, type Layout } from '#shared/proposals/options.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';

const STORAGE_KEY = 'proposal-layout';
// What was chosen in this visit, where the browser stores nothing.
let chosenHere: Layout | undefined;

/** The layout that was chosen last in this browser; undefined until then: each style has its own. */
export function chosenLayout(): Layout | undefined {
  return LAYOUTS.find((layout) => layout === readStored('local', STORAGE_KEY)) ?? chosenHere;
}

/** Undefined: none again. */
export function rememberLayout(layout: Layout | undefined): void {
  const isStored = store('local', STORAGE_KEY, layout ?? null);
  chosenHere = isStored ? undefined : layout;
}
