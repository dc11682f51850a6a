import {
  cancelSubscription,
  checkCheckout,
  completeCheckout,
  createCheckoutSession,
  manageSubscription,
  receiveWebhook,
  reportPayment,
  resumeSubscription,
  startCheckoutAttempt,
} from '#shared/billing/contract.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import type { Identity } from '../identity/index.ts';

const FOR_PEOPLE = [
  startCheckoutAttempt,
  createCheckoutSession,
  completeCheckout,
  reportPayment,
  checkCheckout,
  manageSubscription,
  cancelSubscription,
  resumeSubscription,
] as const;

export const CLOSED_ENDPOINTS = [...FOR_PEOPLE, receiveWebhook];

/** Where there is nobody to pay at: people are told so, and a webhook is of nobody we know. */
export function mountClosed(app: App, identity: Pick<Identity, 'require'>): void {
  for (const endpoint of FOR_PEOPLE) {
    mount(app, endpoint, async ({ c }) => {
      await identity.require(c);
      throw new AppError('BILLING_NOT_OPEN');
    });
  }
  mount(app, receiveWebhook, async () => {
    throw new AppError('NOT_FOUND');
  });
}
