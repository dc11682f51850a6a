// Runs in the head of the prerendered tool.
import { OWN_POST_KEY } from '#shared/site/own-post.ts';
import { REQUEST_NAMES } from '#web/features/drafts/autosave/requested-draft.ts';
import { LOCAL_DATA_KEY } from '#web/features/proposals/workspace/local-data-flag.ts';
import { readStored } from '#web/ui/browser-storage.ts';
import { fetchPartsAfterPaint, loadAfterPaint, navigationType } from './after-paint.ts';
import { watchEarlyInput } from './early-input.ts';
import { watchForLateApp } from './late-app.ts';
import { hideDismissedPolicy, markConsentQuestion, markPerson, markScriptsAndTheme } from './root-marks.ts';

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
  return Boolean(readStored('local', LOCAL_DATA_KEY) ?? readStored('session', OWN_POST_KEY));
}
