/** What a visitor may be made to load by opening a page and doing what it is for. Compressed, as the build writes it. */
export interface Budget {
  readonly path: string;
  /** In dist/: what is sent first. */
  readonly html: string;
  /** What the page fetches as well, by the name that the build gives it: an island, or the page of the app. */
  readonly parts: readonly string[];
  readonly mostScriptBytes: number;
  /** With the styles that are in it. */
  readonly mostHtmlBytes?: number;
}

/** Ten packets, which come without waiting for an answer, hold 14,600 bytes. */
const HTML_BYTES = 14_400;
/** What reads a visitor's consent, brings the menu and the theme to life, and takes a pasted post to the tool; no React. */
const PROSE_SCRIPT_BYTES = 9_000;
const HYDRATION = 'hydrate-island';

const prose = (path: string, name: string): Budget => ({
  path,
  html: `site/pages/${name}.html`,
  parts: [],
  mostScriptBytes: PROSE_SCRIPT_BYTES,
  mostHtmlBytes: HTML_BYTES,
});

/** Every page of the app but the tool's. */
const APP = { html: 'client/index.html' };
const TOOL = { path: '/proposal-tool', html: 'site/pages/proposal-tool.html', mostHtmlBytes: HTML_BYTES };
const OPENED = ['tool-page'];
const AUTH = { path: '/auth', html: 'site/pages/auth-register.html', mostHtmlBytes: HTML_BYTES };
const OPENED_AUTH = [HYDRATION, 'sign-in'];
const USED_AUTH = [
  'sign-in-schemas',
  'zod',
  'follow-session',
  'embedded-client',
  'ask-server',
  'identity-failure',
  'passkeys',
];

/**
 * Each is what there is and at most 3 KB more. The goals of the code base are 100 KB for the front page, 90 for the page of signing in,
 * 60 for a visitor's account and 200 for the opened tool. The goal for a proposal that is written is 215 KB: what is over it comes while someone answers the steps (docs/decisions/0052).
 */
export const BUDGETS: readonly Budget[] = [
  prose('/', 'index'),
  prose('/pricing', 'pricing'),
  prose('/faq', 'faq'),
  prose('/terms', 'terms'),
  prose('/privacy', 'privacy'),
  prose('/contact', 'contact'),
  // Once its form is begun: what checks and sends a message, and shows what has come of it.
  { ...prose('/contact', 'contact'), parts: ['contact-message', 'site-toaster'], mostScriptBytes: 115_500 },
  // Its form works: React is 58 KB of it, what keeps the fields 11.
  { ...AUTH, parts: OPENED_AUTH, mostScriptBytes: 93_500 },
  // Once it is used: what checks the fields, signs in and offers passkeys.
  { ...AUTH, parts: [...OPENED_AUTH, ...USED_AUTH], mostScriptBytes: 142_500 },
  // A visitor is asked to sign in.
  prose('/account', 'account'),
  { ...APP, path: '/account', parts: ['account-page', 'signed-in-account'], mostScriptBytes: 274_000 },
  // As it is opened: the workspace with its first step.
  { ...TOOL, parts: OPENED, mostScriptBytes: 192_500 },
  // And with a proposal written and read: what comes after the first step with the first letter, and what checks a proposal
  // after its words.
  {
    ...TOOL,
    parts: [...OPENED, 'later-parts', 'verify', 'own-line-fields'],
    mostScriptBytes: 288_000,
  },
];
