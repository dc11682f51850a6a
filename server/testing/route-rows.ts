import type { SessionUser } from '#shared/identity/contract.ts';
import { aJob } from './app.ts';
import { A_PASSWORD, newEmail } from './client.ts';

/** An id as ours are, of nothing. */
export const NOBODYS_ID = '0190a1b2-0000-7000-8000-000000000000';
const PROFILE = { name: 'Logos', skillsAndExperience: '', aboutMeStatement: '', portfolio: '', writingSamples: [] };

/**
 * Who asks: a visitor; a person with credits and without Pro; a browser that takes itself for signed in and is not; a person
 * whose credits are spent; one whose Pro ended yesterday, without credits; one with Pro.
 */
export const ROLES = ['visitor', 'user', 'expired', 'spent', 'ended', 'pro'] as const;
export type Role = (typeof ROLES)[number];

/** What a route answers: its code, or 'ok'. */
export interface RouteRow {
  readonly visitor: string;
  readonly user: string;
  readonly expired: string;
  /** Left out where they are answered as `user` is. */
  readonly spent?: string;
  readonly ended?: string;
  readonly pro?: string;
  readonly body?: (user: SessionUser) => unknown;
  readonly id?: (user: SessionUser) => string;
}

/** What the route answers that role. */
export function outcomeFor(row: RouteRow, role: Role): string {
  return row[role] ?? row.user;
}

const toAll = (outcome: string) => ({ visitor: outcome, user: outcome, expired: outcome });
const open = toAll('ok');
const signedIn = { visitor: 'SIGN_IN_REQUIRED', user: 'ok', expired: 'user-token-expired' } as const;
/** Payments are closed in these tests; access is checked first. */
const payment = { ...signedIn, user: 'BILLING_NOT_OPEN' } as const;
/** These people have credits and no Pro. */
const proAlone = { ...signedIn, user: 'PREMIUM_REQUIRED', pro: 'ok' } as const;
/** The same about a draft or a version that is not there. */
const proAloneAbout = { ...proAlone, pro: 'NOT_FOUND' } as const;
/** Needs a credit or Pro. */
const paidFor = { spent: 'PRO_REQUIRED', ended: 'PRO_REQUIRED' } as const;
/** Nothing waits for a second answer. */
const waiting = toAll('invalid-credential');
const numberRefused = toAll('unauthorized-domain');
const badToken = { ...toAll('invalid-action-code'), body: () => ({ token: 'no-such-token' }) };
const NO_PASSKEY = {
  ...{ id: 'none', rawId: 'none', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'a', attestationObject: 'a', authenticatorData: 'a', signature: 'a' },
};
const own = (user: SessionUser) => user.id;

/** Who gets what of every route. A route that has no row fails `server/access.test.ts`. */
export const ROUTE_ROWS: Readonly<Record<string, RouteRow>> = {
  readIdentityConfig: open,
  readUser: { ...signedIn, expired: 'SIGN_IN_REQUIRED' },
  register: { ...open, body: () => ({ identifier: 'x', email: newEmail(), password: A_PASSWORD }) },
  login: { ...open, body: (user) => ({ username: user.email, password: A_PASSWORD }) },
  logout: open,
  // These tests are at an address that is a number, which passkeys do not belong to.
  listSignInMethods: signedIn,
  removeGoogleAccount: { ...signedIn, user: 'NOT_FOUND', id: () => 'A'.repeat(43) },
  startPasskey: { ...signedIn, user: 'unauthorized-domain' },
  addPasskey: { ...signedIn, user: 'unauthorized-domain', body: () => ({ credential: NO_PASSKEY }) },
  renamePasskey: { ...signedIn, user: 'NOT_FOUND', body: () => ({ name: 'Mine' }) },
  removePasskey: { ...signedIn, user: 'NOT_FOUND' },
  startPasskeySignIn: numberRefused,
  signInByPasskey: { ...numberRefused, body: () => ({ credential: NO_PASSKEY }) },
  setUpTwoStep: signedIn,
  confirmTwoStep: { ...signedIn, user: 'NOT_FOUND', body: () => ({ code: '123456' }) },
  renewRecoveryCodes: { ...signedIn, user: 'NOT_FOUND' },
  turnOffTwoStep: { ...signedIn, user: 'NOT_FOUND' },
  finishSignIn: { ...waiting, body: () => ({ code: '123456' }) },
  listAccessTokens: signedIn,
  createAccessToken: { ...signedIn, body: () => ({ name: 'Script', scopes: ['generate'], days: 30 }) },
  revokeAccessToken: { ...signedIn, user: 'NOT_FOUND', id: () => NOBODYS_ID },
  listSessions: signedIn,
  endSession: { ...signedIn, user: 'NOT_FOUND', id: () => NOBODYS_ID },
  endOtherSessions: signedIn,
  listLoginHistory: signedIn,
  forgotPassword: { ...open, body: (user) => ({ email: user.email }) },
  resetPassword: { ...badToken, body: () => ({ token: 'no-such-token', password: A_PASSWORD }) },
  checkResetLink: badToken,
  undoEmailChange: badToken,
  // Only whoever has just proved to own a closed account.
  restoreAccount: waiting,
  verifyEmail: { ...signedIn, user: 'invalid-action-code', body: badToken.body },
  resendVerification: signedIn,
  updateUser: { ...signedIn, id: own, body: () => ({ fullName: 'Anna' }) },
  deleteUser: { ...signedIn, id: own, body: (user) => ({ email: user.email, password: A_PASSWORD }) },
  changePassword: { ...signedIn, body: () => ({ currentPassword: A_PASSWORD, newPassword: 'another harbour' }) },
  readTrialCredits: signedIn,
  readPlanSettings: open,
  readBillingConfig: open,
  readSubscription: signedIn,
  readTrial: signedIn,
  startCheckoutAttempt: { ...payment, body: () => ({}) },
  createCheckoutSession: { ...payment, body: () => ({}) },
  completeCheckout: { ...payment, body: () => ({}) },
  reportPayment: { ...payment, body: () => ({}) },
  checkCheckout: payment,
  manageSubscription: payment,
  cancelSubscription: payment,
  resumeSubscription: payment,
  previewCycle: { ...payment, body: () => ({ billingFrequency: 'yearly' }) },
  changeCycle: { ...payment, body: () => ({ billingFrequency: 'yearly' }) },
  readPayments: payment,
  readInvoice: { ...signedIn, user: 'NOT_FOUND', id: () => 'txn_01gsz8x8sawmvhz1pv30nge1ke' },
  sendContactMessage: {
    ...open,
    body: () => ({ name: 'Ada', email: newEmail(), subject: 'A question', message: 'How do I pay with a card?' }),
  },
  receiveWebhook: { ...toAll('NOT_FOUND'), body: () => ({}) },
  listProfiles: signedIn,
  createProfile: { ...signedIn, ...paidFor, body: () => PROFILE },
  updateProfile: { ...signedIn, ...paidFor, user: 'NOT_FOUND', id: () => NOBODYS_ID, body: () => ({ revision: 1 }) },
  deleteProfile: { ...signedIn, user: 'NOT_FOUND', id: () => NOBODYS_ID },
  listDrafts: proAlone,
  getDraft: proAloneAbout,
  autosaveDraft: { ...proAlone, body: () => ({}) },
  saveDraft: { ...proAlone, body: () => ({}) },
  deleteDraft: proAloneAbout,
  restoreProposal: { ...signedIn, user: 'NOT_FOUND' },
  listProposalRevisions: { ...signedIn, user: 'NOT_FOUND' },
  getProposalRevision: { ...signedIn, user: 'NOT_FOUND' },
  restoreProposalRevision: proAloneAbout,
  getProposal: { ...signedIn, user: 'NOT_FOUND' },
  deleteProposal: { ...signedIn, user: 'NOT_FOUND' },
  generateProposal: { ...open, expired: 'user-token-expired', body: () => aJob() },
  rewriteSection: toAll('GONE'),
  checkPastedProposal: toAll('GONE'),
  // Nobody has a language model here.
  changeProposal: {
    ...{ visitor: 'NO_LANGUAGE_MODEL', user: 'NO_LANGUAGE_MODEL', expired: 'user-token-expired' },
    body: () => ({
      ...aJob(),
      text: 'I moved a shop.',
      request: { kind: 'shorter' },
    }),
  },
  getWritingModel: { ...open, expired: 'user-token-expired' },
  resumeProposal: {
    visitor: 'NOT_FOUND',
    user: 'NOT_FOUND',
    expired: 'user-token-expired',
    id: () => NOBODYS_ID,
  },
  stopProposal: { ...open, expired: 'user-token-expired', id: () => NOBODYS_ID },
  listVersions: proAlone,
  getVersion: proAloneAbout,
  listProposals: signedIn,
  updateProposal: { ...signedIn, user: 'NOT_FOUND', id: () => NOBODYS_ID, body: () => ({ status: 'sent' }) },
  storeLetter: { ...signedIn, user: 'NOT_FOUND', id: () => NOBODYS_ID, body: () => ({ html: '<p>Hello</p>' }) },
  readOutcomes: signedIn,
  exportOutcomes: signedIn,
  listRememberedLines: signedIn,
  getOwnKey: signedIn,
  // Without a key there is nothing to test.
  saveOwnKey: { ...signedIn, user: 'INVALID_INPUT', body: () => ({ provider: 'openai', model: 'gpt-5.4-mini' }) },
  deleteOwnKey: signedIn,
  rememberLine: { ...signedIn, body: () => ({ kind: 'rate', text: '$40 an hour' }) },
  forgetLine: { ...signedIn, id: () => NOBODYS_ID },
  readPost: { ...open, body: () => aJob() },
  previewPrompt: { ...open, body: () => aJob() },
  writeAssistantPrompt: { ...open, expired: 'user-token-expired', body: () => aJob() },
  gatherNotes: { ...open, expired: 'user-token-expired', body: () => aJob() },
  writeDemo: { ...open, body: () => aJob() },
  exportAccount: signedIn,
  healthz: open,
  readyz: open,
};
