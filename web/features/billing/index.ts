/** Payments in the browser: the provider's checkout, and the person's subscription. */
export { createSession } from './checkout-session.ts';
export { confirmPayment } from './confirm-payment.ts';
export { payInOverlay, payTransaction } from './overlay.ts';
export type { CheckoutEnd } from './overlay-end.ts';
export { warmUpPaddle } from './paddle.ts';
export { nextChargeWords, paidUntil } from './paid-until.ts';
export { UpdateCard, usePaymentPortal } from './update-card.tsx';
export {
  useCancelSubscription,
  useChangeCycle,
  useCyclePreview,
  useInvoiceDownload,
  usePayments,
  useResumeSubscription,
  useSubscription,
} from './use-subscription.ts';
