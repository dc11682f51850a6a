/** Plans in the browser: the viewer, what they may use, and how Pro is offered. */

export { offerFor } from '#shared/plans/offer.ts';
export { SUBSCRIPTION_TAB } from './already-subscribed.ts';
export { CheckStatus } from './check-status.tsx';
export { CreateFreeAccount } from './free-account.tsx';
export { FreePlan, knowFreeLimit } from './free-plan.tsx';
export { LockedOverlay } from './locked-overlay.tsx';
export { PaymentFailedBar } from './payment-failed-bar.tsx';
export { PlanBanner } from './plan-banner.tsx';
export { PlanProvider } from './plan-provider.ts';
export { PROCESSING } from './processing.ts';
export { offerPro, showProDetails } from './shown-offer.ts';
export { UpgradeButton, UpgradeDialog } from './upgrade-dialog.tsx';
export { useCheckStatus } from './use-check-status.ts';
export { useCostOf, useCostWords } from './use-cost-of.ts';
export { useCreditsRefetch, useTrialDays } from './use-trial.ts';
export { useAccess, useAccessTo, useViewer } from './use-viewer.ts';
export { type UpgradeState, upgradeState } from './viewer.ts';
export { setWeekRefused } from './week-used.ts';
