import { handOverToast } from './toast-handover.ts';

/**
 * Leaves for a page that is a document of its own; the message on the screen is passed on. Never resolves: a caller that waits for it
 * waits until this page is gone.
 */
export function loadPage(address: string, how: { replace?: boolean } = {}): Promise<never> {
  handOverToast();
  if (how.replace) window.location.replace(address);
  else window.location.assign(address);
  return new Promise(() => undefined);
}
