import { describe, expect, it } from 'vitest';
import { type SessionUser, sessionUser } from '#shared/identity/contract.ts';
import { aJob, appForAll, startApp } from './testing/app.ts';
import { A_PASSWORD, type Client, newEmail } from './testing/client.ts';

const NOBODYS_ID = '0190a1b2-0000-7000-8000-000000000000';
const PROFILE = { name: 'Logos', skillsAndExperience: '', aboutMeStatement: '', portfolio: '', writingSamples: [] };

/** What a route answers: its code, or 'ok'. */
interface Row {
  readonly visitor: string;
  readonly user: string;
  /** A browser that takes itself for signed in, and is not. */
  readonly expired: string;
  readonly body?: (user: SessionUser) => unknown;
  readonly id?: (user: SessionUser) => string;
}

const open = { visitor: 'ok', user: 'ok', expired: 'ok' } as const;
const signedIn = { visitor: 'SIGN_IN_REQUIRED', user: 'ok', expired: 'user-token-expired' } as const;
/** Payments are closed in these tests; access is checked first. */
const payment = { ...signedIn, user: 'BILLING_NOT_OPEN' } as const;
/** These people have credits and no Pro. */
const proAlone = { ...signedIn, user: 'PREMIUM_REQUIRED' } as const;
/** Nothing waits for a second answer. */
const waiting = { visitor: 'invalid-credential', user: 'invalid-credential', expired: 'invalid-credential' } as const;
const numberRefused = {
  visitor: 'unauthorized-domain',
  user: 'unauthorized-domain',
  expired: 'unauthorized-domain',
} as const;
const NO_PASSKEY = {
  ...{ id: 'none', rawId: 'none', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'a', attestationObject: 'a', authenticatorData: 'a', signature: 'a' },
};
const own = (user: SessionUser) => user.id;

/** Who gets what of every route. A route that has no row fails below. */
const ROWS: Readonly<Record<string, Row>> = {
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
  resetPassword: {
    visitor: 'invalid-action-code',
    user: 'invalid-action-code',
    expired: 'invalid-action-code',
    body: () => ({ token: 'no-such-token', password: A_PASSWORD }),
  },
  checkResetLink: {
    visitor: 'invalid-action-code',
    user: 'invalid-action-code',
    expired: 'invalid-action-code',
    body: () => ({ token: 'no-such-token' }),
  },
  undoEmailChange: {
    visitor: 'invalid-action-code',
    user: 'invalid-action-code',
    expired: 'invalid-action-code',
    body: () => ({ token: 'no-such-token' }),
  },
  // Only whoever has just proved to own a closed account.
  restoreAccount: waiting,
  verifyEmail: { ...signedIn, user: 'invalid-action-code', body: () => ({ token: 'no-such-token' }) },
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
  receiveWebhook: { visitor: 'NOT_FOUND', user: 'NOT_FOUND', expired: 'NOT_FOUND', body: () => ({}) },
  listProfiles: signedIn,
  createProfile: { ...signedIn, body: () => PROFILE },
  updateProfile: { ...signedIn, user: 'NOT_FOUND', id: () => NOBODYS_ID, body: () => ({ revision: 1 }) },
  deleteProfile: { ...signedIn, user: 'NOT_FOUND', id: () => NOBODYS_ID },
  listDrafts: proAlone,
  getDraft: proAlone,
  autosaveDraft: { ...proAlone, body: () => ({}) },
  saveDraft: { ...proAlone, body: () => ({}) },
  deleteDraft: proAlone,
  restoreProposal: { ...signedIn, user: 'NOT_FOUND' },
  listProposalRevisions: { ...signedIn, user: 'NOT_FOUND' },
  getProposalRevision: { ...signedIn, user: 'NOT_FOUND' },
  restoreProposalRevision: proAlone,
  getProposal: { ...signedIn, user: 'NOT_FOUND' },
  deleteProposal: { ...signedIn, user: 'NOT_FOUND' },
  generateProposal: { ...open, expired: 'user-token-expired', body: () => aJob() },
  rewriteSection: {
    ...open,
    expired: 'user-token-expired',
    body: () => ({ ...aJob(), part: 'opening', action: 'regenerate' }),
  },
  // Nobody has a language model here.
  changeProposal: {
    ...{ visitor: 'NO_LANGUAGE_MODEL', user: 'NO_LANGUAGE_MODEL', expired: 'user-token-expired' },
    body: () => ({
      ...{ ...aJob(), request: 'Less formal', scope: 'letter' },
      sections: [{ part: 'opening', text: 'I moved a shop.' }],
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
  getVersion: proAlone,
  listProposals: signedIn,
  updateProposal: { ...signedIn, user: 'NOT_FOUND', id: () => NOBODYS_ID, body: () => ({ status: 'sent' }) },
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
  whatIsSent: { ...open, body: () => aJob() },
  writeAssistantPrompt: { ...open, expired: 'user-token-expired', body: () => aJob() },
  gatherNotes: { ...open, expired: 'user-token-expired', body: () => aJob() },
  checkPastedProposal: {
    ...open,
    expired: 'user-token-expired',
    body: () =>
      aJob({
        from: 'self',
        text: 'I would draw the logo for your bread bag first, in one colour, and show it on a bag of the bakery.',
      }),
  },
  writeDemo: { ...open, body: () => aJob() },
  exportAccount: signedIn,
  healthz: open,
  readyz: open,
};

const ROLES = ['visitor', 'user', 'expired'] as const;

describe('who may use what', () => {
  it('is said for every route there is, and for no other', async () => {
    const app = await startApp();
    expect(app.app.endpoints.map(({ id }) => id).toSorted()).toEqual(Object.keys(ROWS).toSorted());
  });

  it.each(ROLES)('holds for a browser that is: %s', async (role) => {
    const app = await startApp({ env: { TRUST_PROXY: '1' } });
    const anna = await signUpFrom(app.newBrowser(), '203.0.113.1');
    for (const [i, endpoint] of app.app.endpoints.entries()) {
      const address = `198.51.100.${i}`;
      const browser = app.newBrowser();
      // What a signed-in person does may end their account, so each has one of their own.
      const user = role === 'user' ? await signUpFrom(browser, address) : anna;
      if (role === 'expired') pretendSignedIn(browser);
      const row = ROWS[endpoint.id];
      const path = endpoint.path.replace(':revision', '1').replace(/:\w+/, () => row?.id?.(user) ?? NOBODYS_ID);
      const body = row?.body?.(user);
      const headers = { 'x-forwarded-for': address };
      const answer = await browser.send(endpoint.method, path, { ...(body !== undefined && { body }), headers });
      const outcome = answer.status < 400 ? 'ok' : answer.body.code;
      expect(outcome, `${role}: ${endpoint.method} ${path}`).toBe(row?.[role]);
    }
  });
});

/** The cookies of a session that ended elsewhere. */
function pretendSignedIn(browser: Client): void {
  browser.cookies.set('session', 'A'.repeat(43));
  browser.cookies.set('signed-in', 'embedded');
}

async function signUpFrom(browser: Client, address: string): Promise<SessionUser> {
  const email = newEmail();
  const registration = { identifier: email, email, password: A_PASSWORD };
  const answer = await browser.post('/api/register', registration, { 'x-forwarded-for': address });
  return sessionUser.parse(answer.body.user);
}

describe('an id that cannot be is one that is not there', () => {
  const app = appForAll({ env: { TRUST_PROXY: '1' } });
  const ids = [
    '0',
    '-1',
    '9007199254740992',
    '1e99',
    'abc',
    '%00',
    '%2e%2e%2f',
    '?id[]=',
    'x'.repeat(4096),
    "'%20or%201=1",
  ];

  it.each(ids)('%s', async (id) => {
    const browser = app().newBrowser();
    const user = await signUpFrom(browser, `203.0.113.${ids.indexOf(id)}`);
    const routes = app().app.endpoints.filter(({ path }) => path.includes('/:'));
    expect(routes.length).toBeGreaterThan(5);
    for (const { method, path, id: name } of routes) {
      const body = ROWS[name]?.body?.(user);
      const asked = path.replace(/:\w+/, () => id);
      const answer = await browser.send(method, asked, body === undefined ? {} : { body });
      // What is no id at all leads to another route, or to none.
      const codes = id.startsWith('?') ? ['NOT_FOUND', 'METHOD_NOT_ALLOWED'] : ['NOT_FOUND'];
      expect(codes, `${method} ${asked.slice(0, 60)}`).toContain(answer.body.code);
    }
    expect((await browser.get('/api/user')).status).toBe(200);
  });
});
