// Runs in the head of the prerendered tool.
import { REQUEST_NAMES } from '#web/features/drafts/autosave/requested-draft.ts';
import { fetchPartsAfterPaint, loadAfterPaint, navigationType } from './after-paint.ts';
import { watchEarlyInput } from './early-input.ts';
import { watchForLateApp } from './late-app.ts';
import { hideDismissedPolicy, markConsentQuestion, markPerson, markScriptsAndTheme } from './root-marks.ts';
import { hasWritten } from './written.ts';

const { dataset } = document.documentElement;
markScriptsAndTheme();
markPerson();
hideDismissedPolicy();
markConsentQuestion();
dataset.early = '';
if (isForOtherContent()) dataset.kept = '';
watchEarlyInput();
fetchPartsAfterPaint();
watchForLateApp();
loadAfterPaint();

/** The empty fields are not shown: the workspace or the address has something for them, or the browser may refill them with old text. */
function isForOtherContent(): boolean {
  if ((navigationType() ?? 'navigate') !== 'navigate') return true;
  const query = new URLSearchParams(location.search);
  if (Object.values(REQUEST_NAMES).some((name) => query.has(name))) return true;
  return hasWritten();
}
