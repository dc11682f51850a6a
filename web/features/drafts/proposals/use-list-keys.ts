import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const IS_TYPING = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]';

/** `/` goes to the search of the page, unless someone is typing or a dialog is open. */
export function useSearchKey(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const { target, ctrlKey, metaKey, altKey } = event;
      if (event.key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(IS_TYPING)) return;
      const search = page.current?.querySelector<HTMLInputElement>('[role="search"] input');
      if (!search) return;
      event.preventDefault();
      search.focus();
      search.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [page]);
}

/** On a row of the list: j, k and the arrows go to the next and the previous one, s opens its status. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
  const row = target.closest('[data-row]');
  if (!row || target.closest('[role="menu"]')) return;
  if (key === 's') {
    event.preventDefault();
    row.querySelector<HTMLButtonElement>('[data-status]')?.click();
    return;
  }
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[key];
  // The arrows open a menu whose button has the focus.
  if (step === undefined || (key.startsWith('Arrow') && !target.matches('a'))) return;
  const rows = [...currentTarget.querySelectorAll('[data-row]')];
  const next = rows[rows.indexOf(row) + step];
  if (!next) return;
  event.preventDefault();
  next.querySelector('a')?.focus();
}
