/**
 * Its owner can restore a deleted account for this long; then everything about it is erased. Source: docs/spec/proposals.md
 * §9.
 */
export const DELETION_DAYS = 30;

/** Sign-ins and refused tries in the history of a person. Source: docs/spec/proposals.md §9. */
export const SIGN_IN_HISTORY_MONTHS = 12;
/** A browser that someone has not signed in with for so long is a new one again. */
export const KNOWN_DEVICE_DAYS = 400;
/** A sign-in at Firebase is valid here for this long, ended here or not; then the person signs in again. */
export const FIREBASE_SIGN_IN_DAYS = 90;
/** What is left of a link in a mail after it was used or has expired. */
export const USED_LINK_DAYS = 1;
/** An access token after it expired or was revoked. */
export const ENDED_TOKEN_DAYS = 30;
/** Background work that is done, or that failed for good. */
export const ENDED_JOB_DAYS = 7;

/** Payments, subscriptions and refunds, also of people who are erased, as tax law asks. Source: docs/spec/proposals.md §9. */
export const PAYMENT_RECORD_YEARS = 7;
/** That someone set out to pay. */
export const CHECKOUT_ATTEMPT_DAYS = 90;
export const SUPPORT_MESSAGE_MONTHS = 12;
/** Counts that name nobody. Source: docs/spec/proposals.md §9. */
export const ANONYMOUS_USAGE_MONTHS = 36;
/** A removed draft can be restored for this long. */
export const DELETED_DRAFT_DAYS = 30;
/** Drafts, versions and what was generated, since they were changed last. Source: docs/spec/proposals.md §9. */
export const PROPOSAL_CONTENT_MONTHS = 24;

/** Rows from before that moment have been kept for so long. */
export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * 86_400_000);
}

export function monthsBefore(at: Date, months: number): Date {
  const moment = new Date(at);
  moment.setUTCMonth(moment.getUTCMonth() - months);
  return moment;
}
