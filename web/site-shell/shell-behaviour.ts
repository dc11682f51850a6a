import { MENU_ID } from './menu-id.ts';
import { chosenTheme, colourBrowserBar, nextTheme, setTheme, subscribeToTheme } from './theme-store.ts';

/** Lets every button for it change the theme, and follows what is chosen in other tabs. */
export function bringThemeToLife(): void {
  colourBrowserBar();
  subscribeToTheme(() => undefined);
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', () => setTheme(nextTheme(chosenTheme())));
  }
}

/**
 * Makes a dialog of the menu, which also opens without scripts: the focus stays inside, what is behind waits, and a
 * link that leads to a place on this page closes it. If it was opened before that, it stays open.
 */
export function bringMenuToLife(): void {
  const menu = document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`);
  const opener = document.querySelector<HTMLButtonElement>(
    `header [popovertarget="${MENU_ID}"]:not([popovertargetaction])`,
  );
  if (!menu || !opener) return;
  for (const button of document.querySelectorAll(`[popovertarget="${MENU_ID}"]`))
    button.removeAttribute('popovertarget');
  // A browser that knows no popovers knows no such selector either, and has opened nothing.
  const isOpen = 'popover' in menu && menu.matches(':popover-open');
  menu.removeAttribute('popover');
  opener.ariaHasPopup = 'dialog';
  opener.ariaExpanded = 'false';
  const open = () => {
    menu.showModal();
    opener.ariaExpanded = 'true';
  };
  opener.addEventListener('click', open);
  if (isOpen) open();
  menu.addEventListener('close', () => {
    opener.ariaExpanded = 'false';
  });
  menu.addEventListener('click', ({ target }) => {
    const isBeside = target === menu;
    if (isBeside || (target instanceof Element && target.closest('a, [aria-label="Close"]'))) menu.close();
  });
}
