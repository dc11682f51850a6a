import type { RefObject } from 'react';
import { isPageCovered } from '#web/ui/commands.ts';
import { useWindowEvent } from '#web/ui/events.ts';

const IS_TYPING = 'input, textarea, select, [contenteditable="true"]';

/**
 * The keys of the list in `page`, wherever the focus is, unless someone is typing or something is open over the page: `/` goes to the
 * search, j and k (and the arrows within the list) to the next and the previous proposal, s opens the status of the one that is focused,
 * of the first one where none is.
 */
export function useListKeys(page: RefObject<HTMLElement | null>): void {
  useWindowEvent('keydown', (event) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || event.defaultPrevented || !(target instanceof Element)) return;
    if (target.closest(IS_TYPING) || isPageCovered()) return;
    const done = page.current && press(event.key, page.current, target.closest('[data-row]'));
    if (done) event.preventDefault();
  });
}

/** Returns whether the key is one of the list's, and had something to do. */
function press(key: string, page: HTMLElement, row: Element | null): boolean {
  if (key === '/') return focusSearch(page);
  const first = page.querySelector('[data-row]');
  if (key === 's') return pressed((row ?? first)?.querySelector<HTMLElement>('[data-status]'));
  if (key === 'j' || (row && key === 'ArrowDown')) return focused(row ? row.nextElementSibling : first);
  if (key === 'k' || (row && key === 'ArrowUp')) return focused(row ? row.previousElementSibling : first);
  return false;
}

function focusSearch(page: HTMLElement): boolean {
  const search = page.querySelector<HTMLInputElement>('[role="search"] input');
  search?.focus();
  search?.select();
  return search !== null;
}

function focused(row: Element | null): boolean {
  const link = row?.querySelector('a');
  link?.focus();
  return link !== undefined && link !== null;
}

function pressed(button: HTMLElement | null | undefined): boolean {
  button?.click();
  return button !== null && button !== undefined;
}
