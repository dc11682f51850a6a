import { pageShown } from './analytics/index.ts';
import { checkWithoutEval } from './app/schema-checks.ts';
import { answerContact } from './features/contact/contact-in-browser.ts';
import { createHint } from './features/identity/hint.ts';
import { createSignOutMarks } from './features/identity/sign-out-marks.ts';
import { answerUpgrade } from './features/site/pricing/offer-in-browser.ts';
import { keepQuestionsInAddress } from './features/site/questions/questions-in-browser.ts';
import { ISLANDS } from './site-islands.ts';
import { bringIslandsToLife } from './site-shell/bring-islands-to-life.ts';
import { bringPolicyNoticeToLife } from './site-shell/dismiss-policy.ts';
import { lookForPerson } from './site-shell/look-for-person.ts';
import { markAsLive } from './site-shell/mark-as-live.ts';
import { bringMenuToLife, bringThemeToLife } from './site-shell/shell-behaviour.ts';
import { showToastsWhenNeeded } from './site-shell/toasts.ts';

checkWithoutEval();
bringThemeToLife();
bringMenuToLife();
bringPolicyNoticeToLife();
showToastsWhenNeeded(async () => (await import('./app/site-toaster.tsx')).mountToaster());
lookForPerson({
  hint: createHint(document),
  marks: createSignOutMarks(() => localStorage),
  mount: async () => (await import('./app/signed-in.tsx')).mountSignedIn(),
});
bringIslandsToLife(ISLANDS);
keepQuestionsInAddress();
answerUpgrade();
answerContact();
pageShown(location.pathname);
markAsLive();
