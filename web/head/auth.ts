// Runs in the head of the sign-in page, whose form arrives with it.
import { fetchPartsAfterPaint, loadAfterPaint } from './after-paint.ts';
import { watchEarlyPresses } from './early-input.ts';
import { watchForLateApp } from './late-app.ts';
import { hideDismissedPolicy, markPerson, markScriptsAndTheme } from './root-marks.ts';
import { hasWritten } from './written.ts';

markScriptsAndTheme();
markPerson();
hideDismissedPolicy();
if (hasWritten()) document.documentElement.dataset.written = '';
document.documentElement.dataset.early = '';
// The header's own are brought to life before the form.
watchEarlyPresses('[data-island] button');
fetchPartsAfterPaint();
watchForLateApp();
loadAfterPaint();
