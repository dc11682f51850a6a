import type { KeyboardEvent, RefObject } from 'react';
import { useWindowEvent } from '#web/ui/events.ts';

const IS_TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** `/` goes to the search of the page, unless someone is typing or a dialog is open. */
export function useSearchKey(page: RefObject<HTMLElement | null>): void {
  useWindowEvent('keydown', (event) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (event.key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
    if (target instanceof Element && target.closest(IS_TYPING)) return;
    const search = page.current?.querySelector<HTMLInputElement>('[role="search"] input');
    if (!search) return;
    event.preventDefault();
    search.focus();
    search.select();
  });
}

/** On the link of a row: j, k and the arrows go to the next and the previous one, s opens its status. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  const row = currentTarget.closest('[data-row]');
  if (!row || ctrlKey || metaKey || altKey) return;
  if (key === 's') {
    event.preventDefault();
    row.querySelector<HTMLButtonElement>('[data-status]')?.click();
    return;
  }
  const isNext = key === 'j' || key === 'ArrowDown';
  if (!isNext && key !== 'k' && key !== 'ArrowUp') return;
  const next = isNext ? row.nextElementSibling : row.previousElementSibling;
  if (!next) return;
  event.preventDefault();
  next.querySelector('a')?.focus();
}
