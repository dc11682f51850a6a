import { handOverToast } from './toast-handover.ts';

/** Leaves for a page that is a document of its own, with the message on the screen. Never resolves. */
export function loadPage(address: string, how: { replace?: boolean } = {}): Promise<never> {
  handOverToast();
  if (how.replace) window.location.replace(address);
  else window.location.assign(address);
  return new Promise(() => undefined);
}
