import { MENU_ID } from './menu-id.ts';
import { chosenTheme, colourBrowserBar, nextTheme, setTheme, subscribeToTheme } from './theme-store.ts';

/** Makes the theme buttons work, and follows the choice of other tabs. */
export function bringThemeToLife(): void {
  colourBrowserBar();
  subscribeToTheme(() => undefined);
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', () => setTheme(nextTheme(chosenTheme())));
  }
}

/**
 * Makes the menu a modal dialog: the focus stays inside, and a link to a place on this page closes it. A menu that is open already stays
 * open.
 */
export function bringMenuToLife(): void {
  const menu = document.querySelector<HTMLDialogElement>(`dialog#${MENU_ID}`);
  const opener = document.querySelector<HTMLButtonElement>(
    `header [popovertarget="${MENU_ID}"]:not([popovertargetaction])`,
  );
  if (!menu || !opener) return;
  for (const button of document.querySelectorAll(`[popovertarget="${MENU_ID}"]`))
    button.removeAttribute('popovertarget');
  // A browser without popovers throws here, and has no open menu.
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
