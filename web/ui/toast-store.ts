import { createStore } from './store.ts';

export interface ToastMessage {
  title: string;
  description?: string | undefined;
  variant?: 'default' | 'destructive';
  action?: {
    label: string;
    /** What to do instead, for people who cannot reach the button in time ('Press Ctrl+Z to undo'). */
    altText: string;
    onClick: () => void;
  };
  /** Time until it closes by itself; it waits while the pointer or the focus is on it. */
  durationMs?: number | undefined;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

// One at a time (docs/spec/accounts.md §9): a newer message takes the place of the older one.
const shown = createStore<ShownToast | undefined>(undefined);
let lastId = 0;

/** Shows a message. Returns a function that takes it away again. */
export function toast(message: ToastMessage): () => void {
  lastId += 1;
  const id = lastId;
  shown.set({ ...message, id });
  return () => dismissToast(id);
}

/** How long undo is offered. */
export const UNDO_MS = 12_000;

/** Says what was done, with an undo button. `altText` is for who cannot reach the button in time. */
export function toastUndo(
  message: Pick<ToastMessage, 'title' | 'description'>,
  altText: string,
  undo: () => unknown,
): () => void {
  return toast({ ...message, durationMs: UNDO_MS, action: { label: 'Undo', altText, onClick: () => void undo() } });
}

/** Says what failed, and why or what to do. */
export function toastFailure(title: string, description: string | undefined): () => void {
  return toast({ title, description, variant: 'destructive' });
}

export function dismissToast(id: number): void {
  if (shown.state()?.id === id) shown.set(undefined);
}

export const shownToast = shown.state;
export const subscribeToToasts = shown.subscribe;
