/** The id of the menu, for what opens and closes it. */
export const MENU_ID = 'menu';

/** Closes it, if it is open. */
export function closeMenu(): void {
  document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`)?.close();
}
