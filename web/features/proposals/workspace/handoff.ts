import { OWN_POST_KEY, type OwnPost, readOwnPost } from '#shared/site/own-post.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';
import { createStore } from '#web/ui/store.ts';
import { cleanText } from '../paste/paste-clean.ts';
import type { Workspace } from './workspace.ts';

// What waits is the tab's, whichever workspace it shows; undefined until it was looked for.
const waiting = createStore<OwnPost | null | undefined>(undefined);

export const { subscribe, set: setHandedOffPost } = waiting;

/** The post that was handed to this tab and is in no workspace yet. */
export function readHandedOffPost(): OwnPost | null {
  const known = waiting.state();
  if (known !== undefined) return known;
  const kept = readOwnPost(readStored('session', OWN_POST_KEY));
  waiting.set(kept);
  return kept;
}

/** It is in a workspace, or was declined. */
export function clearHandedOffPost(): void {
  store('session', OWN_POST_KEY, null);
}

type Control = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = ['jobTitle', 'jobDescription'] as const;

/** What was typed into the page before the app was there comes to the workspace. The fields are the same ones: caret and undo stay. */
export function applyPreHydrationInput(workspace: Workspace): void {
  const { store } = workspace;
  for (const name of FIELDS) {
    const field = controlOf(name);
    if (!field) continue;
    const { typed, pasted } = field.dataset;
    delete field.dataset.typed;
    delete field.dataset.pasted;
    if (typed !== undefined)
      store.dispatch({ type: 'field', name, value: pasted === undefined ? field.value : cleanText(field.value) });
  }
  // Someone may be on their way out already, and the workspace hears of that only later.
  workspace.leave();
}

/** The same, if the page is rendered again: the texts are moved to the current workspace; if it holds work, the user is asked. */
export function handOffPreHydrationInput(): void {
  const [jobTitle = '', jobDescription = ''] = FIELDS.map((name) => typedIn(controlOf(name)));
  if (!jobTitle && !jobDescription) return;
  const post = { jobTitle, jobDescription };
  setHandedOffPost(post);
  // Where storage is blocked it waits in this page.
  store('session', OWN_POST_KEY, JSON.stringify(post));
}

/**
 * A browser refills fields with old text, which can be another person's by now: only what was typed into
 * this page counts.
 */
export function clearRefilledFields(): void {
  for (const name of FIELDS) {
    const field = controlOf(name);
    if (field && field.dataset.typed === undefined) field.value = '';
  }
}

function typedIn(field: Control | null): string {
  return field?.dataset.typed === undefined ? '' : field.value;
}

function controlOf(name: (typeof FIELDS)[number]): Control | null {
  return document.querySelector<Control>(`[data-focus~="field:${name}"]`);
}
