// Runs in the head of every page of the site.
import { loadAfterPaint } from './after-paint.ts';
import { hideDismissedPolicy, markPerson, markScriptsAndTheme } from './root-marks.ts';

markScriptsAndTheme();
markPerson();
hideDismissedPolicy();
loadAfterPaint();
