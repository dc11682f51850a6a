// Runs in the head of the sign-in page, whose form arrives with it.
import { fetchPartsAfterPaint, loadAfterPaint } from './after-paint.ts';
import { watchEarlyPresses } from './early-input.ts';
import { watchForLateApp } from './late-app.ts';
import { hideDismissedPolicy, markPerson, markScriptsAndTheme } from './root-marks.ts';

markScriptsAndTheme();
markPerson();
hideDismissedPolicy();
document.documentElement.dataset.early = '';
// The header's own are brought to life before the form.
watchEarlyPresses('[data-island] button');
fetchPartsAfterPaint();
watchForLateApp();
loadAfterPaint();
