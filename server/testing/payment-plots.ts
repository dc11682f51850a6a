import type { PaymentStory } from './payment-story.ts';

/** What becomes of someone's payments. */
export type Plot = (story: PaymentStory) => void;

export const PLOTS: readonly (readonly [string, Plot])[] = [
  [
    'bought, renewed, cancelled and ended',
    (story) => {
      const bought = story.buy();
      story.renew(bought);
      story.scheduleCancel(bought);
      story.cancel(bought);
    },
  ],
  [
    'a trial that goes on, is past due and recovers',
    (story) => {
      const bought = story.buy({ trialDays: 7 });
      story.renew(bought);
      story.failToRenew(bought);
      story.recover(bought);
    },
  ],
  [
    'a trial that is past due and ends',
    (story) => {
      const bought = story.buy({ trialDays: 7 });
      story.failToRenew(bought);
      story.cancel(bought);
    },
  ],
  [
    'a pause that ends',
    (story) => {
      const bought = story.buy();
      story.pause(bought);
      story.resume(bought);
    },
  ],
  [
    'a full refund',
    (story) => {
      const bought = story.buy();
      story.renew(bought);
      story.refund(bought);
    },
  ],
  [
    'a chargeback that is reversed',
    (story) => {
      const bought = story.buy();
      story.reverse(story.chargeBack(bought), bought);
    },
  ],
  [
    'two subscriptions, of which one is cancelled',
    (story) => {
      const first = story.buy();
      story.buy();
      story.scheduleCancel(first);
      story.cancel(first);
    },
  ],
  [
    'a cancellation that is taken back, and another',
    (story) => {
      const bought = story.buy();
      story.scheduleCancel(bought);
      story.undoCancel(bought);
      story.scheduleCancel(bought);
      story.undoCancel(bought);
    },
  ],
];
