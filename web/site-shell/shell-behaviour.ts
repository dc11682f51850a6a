import { showHandedOverToast } from '#web/ui/toast-handover.ts';
import { shownToast, subscribeToToasts } from '#web/ui/toast-store.ts';
import { MENU_ID } from './menu-id.ts';
import { chosenTheme, followTheme, nextTheme, setTheme } from './theme-store.ts';

/** Makes the theme buttons work, and follows the choice of other tabs. */
export function bringThemeToLife(): void {
  followTheme();
  for (const button of document.querySelectorAll('[data-theme-toggle]')) {
    button.addEventListener('click', () => setTheme(nextTheme(chosenTheme())));
  }
}

/** Makes the menu a modal dialog; a link to a place on this page closes it. A menu that is open stays open. */
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

/** Adds the present address to the sign-in links: the page was rendered without its query. */
export function returnHere(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-return-here]')) {
    const to = new URL(link.href);
    to.searchParams.set('returnTo', location.pathname + location.search);
    link.href = to.pathname + to.search;
  }
}

/** Loads the app's toaster with the first message. */
export function showToastsWhenNeeded(mountToaster: () => Promise<void>): void {
  let mounting: Promise<void> | undefined;
  const mount = () => {
    mounting ??= mountToaster().catch(() => {
      // For want of a network: the message that is asked for next tries again, and what is shown then is the latest.
      mounting = undefined;
    });
  };
  subscribeToToasts(() => shownToast() && mount());
  showHandedOverToast();
}
