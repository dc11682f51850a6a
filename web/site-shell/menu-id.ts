/** The id of the menu, for what opens and closes it. */
export const MENU_ID = 'menu';

/** Closes it, if it is open. */
export function closeMenu(): void {
  document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`)?.close();
}

/** The classes of one line of the phone's menu. */
export const MENU_LINE = 'flex min-h-12 w-full items-center gap-3 text-left text-body';
