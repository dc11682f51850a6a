import { cleanText } from '../paste/clean-paste.ts';
import { bringPost } from './handoff.ts';
import type { Workspace } from './workspace.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = ['jobTitle', 'jobDescription'] as const;

/** What was typed into the page before the app was there comes to the workspace. The fields are the same ones: caret and undo stay. */
export function takeTyped(workspace: Workspace): void {
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

/** The same, where the page is drawn anew: the texts are brought to whichever workspace there is, and asked about if it is not free. */
export function bringTyped(): void {
  const [jobTitle = '', jobDescription = ''] = FIELDS.map((name) => typedIn(controlOf(name)));
  if (jobTitle || jobDescription) bringPost({ jobTitle, jobDescription });
}

/**
 * A browser fills in by itself what stood in a field once, which can be another person's text by now: only what was typed into
 * this page counts.
 */
export function emptyRestored(): void {
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
