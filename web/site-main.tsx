import { pageShown } from './analytics/index.ts';
import { checkWithoutEval } from './app/schema-checks.ts';
import { allowPlainText } from './app/trusted-types.ts';
import { answerContact } from './features/contact/contact-in-browser.ts';
import { createHint } from './features/identity/hint.ts';
import { signOutMarks } from './features/identity/sign-out-marks.ts';
import { answerPaste } from './features/site/landing/paste-post.ts';
import { answerUpgrade } from './features/site/pricing/offer-in-browser.ts';
import { keepQuestionsInAddress } from './features/site/questions/questions-in-browser.ts';
import { ISLANDS } from './site-islands.ts';
import { bringIslandsToLife } from './site-shell/bring-islands-to-life.ts';
import { bringPolicyNoticeToLife } from './site-shell/dismiss-policy.ts';
import { lookForPerson } from './site-shell/look-for-person.ts';
import { bringMenuToLife, bringThemeToLife, returnHere, showToastsWhenNeeded } from './site-shell/shell-behaviour.ts';

checkWithoutEval();
// The sign-in page loads Google's script where Firebase is used.
allowPlainText();
bringThemeToLife();
bringMenuToLife();
bringPolicyNoticeToLife();
showToastsWhenNeeded(async () => (await import('./app/site-toaster.tsx')).mountToaster());
const hint = createHint(document);
lookForPerson({ hint, marks: signOutMarks, mount: mountPerson });
returnHere();
bringIslandsToLife(ISLANDS);
keepQuestionsInAddress();
answerUpgrade();
answerPaste();
answerContact();
pageShown(location.pathname);
// Says that the scripts have run: who drives the page (the end-to-end tests) waits for this before the first click.
document.documentElement.dataset.live = '';

/** What a page does when a person is signed in. */
async function mountPerson(): Promise<void> {
  const { page } = document.documentElement.dataset;
  if (page === 'auth')
    return (await import('./features/identity/sign-in/later/follow-session.ts')).continueIfSignedIn();
  // For them the app is at this very address.
  if (page === 'members' && hint.read() !== undefined) return location.reload();
  (await import('./app/signed-in.tsx')).mountSignedIn();
}
