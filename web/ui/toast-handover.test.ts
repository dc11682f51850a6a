import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { handOverToast, showHandedOverToast } from './toast-handover.ts';
import { dismissToast, shownToast, toast } from './toast-store.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  clear();
});
afterEach(() => vi.unstubAllGlobals());

/** As a page that is loaded begins. */
function clear(): void {
  const shown = shownToast();
  if (shown) dismissToast(shown.id);
}

it('the message on the screen is shown by the next page, as it was, and once', () => {
  toast({ title: 'Access error', description: 'No subscription', variant: 'destructive', durationMs: 15_000 });
  handOverToast();
  clear();
  showHandedOverToast();
  const { id: _, ...message } = shownToast() ?? { id: 0 };
  expect(message).toEqual({
    title: 'Access error',
    description: 'No subscription',
    variant: 'destructive',
    durationMs: 15_000,
  });
  clear();
  showHandedOverToast();
  expect(shownToast()).toBeUndefined();
});

it('what acts on the page it is on stays behind', () => {
  toast({ title: 'Deleted', action: { label: 'Undo', altText: 'Undo', onClick: () => undefined } });
  handOverToast();
  expect(kept.size).toBe(0);
});

it.each([
  ['of long ago', JSON.stringify({ title: 'Old', at: 0 })],
  ['that is none', `{"title":1,"at":${Date.now()}}`],
  ['with something else for its words', JSON.stringify({ title: 'New', description: {}, at: Date.now() })],
  ['that cannot be read', '{'],
])('one %s is not shown', (_what, left) => {
  kept.set('handed-over-toast', left);
  showHandedOverToast();
  expect(shownToast()).toBeUndefined();
});

it('a browser that keeps nothing loses the message and nothing else', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
    setItem: () => {
      throw new Error('blocked');
    },
  });
  toast({ title: 'Access error' });
  handOverToast();
  clear();
  showHandedOverToast();
  expect(shownToast()).toBeUndefined();
});
