import type { Config, PaddleSettings } from '../config.ts';

/** What a page may load from elsewhere, as the content policy writes it. Everything not named here is refused. */
export interface PageSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly frames: readonly string[];
  readonly calls: readonly string[];
  readonly images: readonly string[];
  /** Frames that may ask the browser for its own ways to pay (Apple Pay, Google Pay). */
  readonly payers: readonly string[];
  /** Names under which those scripts make their own trusted text. */
  readonly trustedTypes: readonly string[];
}

export const OWN_SOURCES_ONLY: PageSources = {
  scripts: [],
  styles: [],
  frames: [],
  calls: [],
  images: [],
  payers: [],
  trustedTypes: [],
};

const GOOGLE_PICTURES = 'https://lh3.googleusercontent.com';
const RECAPTCHA = 'https://www.google.com/recaptcha/';
/**
 * Google's script, and the hosts it reports to; regional hosts have a prefix. Source:
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const ANALYTICS: PageSources = {
  ...OWN_SOURCES_ONLY,
  scripts: ['https://www.googletagmanager.com/gtag/'],
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  // Ours, which names that script alone, and its own.
  trustedTypes: ['visits', 'goog#html'],
};

type Outsiders = Pick<Config, 'firebase' | 'google' | 'paddle' | 'analyticsId'>;

/** Nothing from elsewhere, unless people sign in by someone else, or pay, or visits are counted. */
export function pageSourcesOf({ firebase, google, paddle, analyticsId }: Outsiders): PageSources {
  const pictures = { ...OWN_SOURCES_ONLY, images: firebase || google ? [GOOGLE_PICTURES] : [] };
  const all = [
    pictures,
    ...(firebase ? [firebaseSources(firebase)] : []),
    ...(paddle ? [paddleSources(paddle)] : []),
    ...(analyticsId === undefined ? [] : [ANALYTICS]),
  ];
  const every = (kind: keyof PageSources) => all.flatMap((sources) => sources[kind]);
  return {
    scripts: every('scripts'),
    styles: every('styles'),
    frames: every('frames'),
    calls: every('calls'),
    images: every('images'),
    payers: every('payers'),
    // A name that two of them use may be in a policy once.
    trustedTypes: [...new Set(every('trustedTypes'))],
  };
}

function firebaseSources({ authDomain, emulatorOrigin }: NonNullable<Config['firebase']>): PageSources {
  return {
    ...OWN_SOURCES_ONLY,
    // Google's window talks to the page through a script of Google's and a frame of the project's.
    scripts: ['https://apis.google.com', RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
    frames: [emulatorOrigin ?? `https://${authDomain}`, RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
    calls: [
      ...(emulatorOrigin === null ? [] : [emulatorOrigin]),
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://apis.google.com',
      RECAPTCHA,
    ],
    trustedTypes: ['gapi#gapi', 'goog#html'],
  };
}

/**
 * Paddle.js puts its checkout into a frame of its own; script, frame and style sheet come from hosts that bear the name of the
 * world they are of. Source: https://developer.paddle.com/paddlejs/include-paddlejs
 */
function paddleSources({ environment, emulatorOrigin }: PaddleSettings): PageSources {
  if (emulatorOrigin !== null) {
    return { ...OWN_SOURCES_ONLY, scripts: [`${emulatorOrigin}/paddle.js`], frames: [emulatorOrigin] };
  }
  const host = (name: string) => `https://${environment === 'live' ? '' : 'sandbox-'}${name}.paddle.com`;
  return {
    ...OWN_SOURCES_ONLY,
    // The script itself is the same for both.
    scripts: ['https://cdn.paddle.com/paddle/'],
    styles: [host('cdn')],
    frames: [host('buy'), host('cdn')],
    calls: [host('create-checkout'), host('checkout-service'), host('buy')],
    images: [host('cdn')],
    payers: [host('buy')],
  };
}
