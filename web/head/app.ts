// Runs in the head of the pages of the app that are not prerendered (index.html).
import { markConsentQuestion, markScriptsAndTheme } from './root-marks.ts';

const { dataset } = document.documentElement;
markScriptsAndTheme();
markConsentQuestion();
// The page whose placeholder is shown until the app is there (web/styles/waiting.css), and whether that is in vain.
dataset.page = location.pathname.toLowerCase().split('/')[1] ?? '';
const onError = ({ target }: Event) => {
  if (target instanceof HTMLScriptElement) dataset.late = '';
};
addEventListener('error', onError, true);
