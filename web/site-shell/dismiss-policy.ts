import { readStored, store } from '#web/ui/browser-storage.ts';

// The day of the change that was dismissed: another change is announced again. Read before the first paint in web/head/root-marks.ts as well.
export const POLICY_KEY = 'policy-notice';

/** The day that the page has a notice of, unless it was dismissed here; undefined when there is none. */
export function changeToReport(): string | undefined {
  const { policy = '' } = document.documentElement.dataset;
  return /^\d{4}-\d\d-\d\d$/.test(policy) && policy !== readStored('local', POLICY_KEY) ? policy : undefined;
}

/** Lets the notice of a change be dismissed, on every page and for good. */
export function bringPolicyNoticeToLife(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-dismiss-policy]')) return;
    const { dataset } = document.documentElement;
    store('local', POLICY_KEY, dataset.policy ?? '');
    delete dataset.policy;
    // The focused button is gone, so the content gets the focus.
    document.getElementById('main')?.focus();
  });
}
