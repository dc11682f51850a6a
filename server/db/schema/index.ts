export { accessTokens } from './access-tokens.ts';
export {
  BILLING_ENVIRONMENTS,
  billingAdjustments,
  billingCustomers,
  billingTransactions,
  CHECKOUT_KINDS,
  checkoutAttempts,
  EVENT_OUTCOMES,
  paymentEvents,
  subscriptions,
  trialClaims,
} from './billing.ts';
export { contactMessages } from './contact-messages.ts';
export { documentRevisions, documents, documentTexts, proposalJobs, updatedOn } from './documents.ts';
export { CREDIT_STATES, GENERATION_STATUSES, generations, OWNER_KINDS } from './generations.ts';
export { JOB_STATUSES, jobs } from './jobs.ts';
export { modelReservations, modelSpending } from './model-spending.ts';
export { ownKeys, ownKeyUsage } from './own-keys.ts';
export { profiles } from './profiles.ts';
export { rateLimits } from './rate-limits.ts';
export { rememberedLines } from './remembered-lines.ts';
export { appSecrets } from './secrets.ts';
export { authEvents, endedSignIns, knownDevices, oneTimeTokens, sessions, TOKEN_KINDS } from './sessions.ts';
export { authenticators, passkeys, recoveryCodes } from './sign-in-methods.ts';
export { clockReadings, sweepHolds } from './sweeps.ts';
export { identities, loginKeys, users } from './users.ts';
export { weeklyProposals } from './weekly-proposals.ts';
export { writeChecks } from './write-checks.ts';
