import { chosenCycle } from './chosen-cycle.ts';
import { leaveToCheckout, leaveToSignIn } from './leave-to-pay.ts';

/**
 * Answers 'Upgrade to Pro' as long as the button of the page itself is there: tells a visitor why they have to sign in, and
 * skips that for signed-in people. Call it once.
 */
export function answerUpgrade(): void {
  document.addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || !('offer' in event.target.dataset)) return;
    event.preventDefault();
    // Known before the first paint; web/site-shell passes it to the page.
    const isSignedIn = 'person' in document.documentElement.dataset;
    (isSignedIn ? leaveToCheckout : leaveToSignIn)(chosenCycle());
  });
}
