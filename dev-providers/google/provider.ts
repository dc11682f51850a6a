import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Configuration, Provider } from 'oidc-provider';
import { errorPage } from './pages.ts';
import type { Person } from './people.ts';

export interface ProviderOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly find: (sub: string) => Person | undefined;
  /** Overrides the claims of the person who signs in; null removes one. */
  readonly claims: () => Readonly<Record<string, unknown>>;
}

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];
const HOUR_S = 3600;

/** A certified OpenID provider that accepts every choice, for one client on this machine. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'emulator', use: 'sig', alg: 'RS256' };
  giveUrlParse();
  const provider = await quietly(async () => {
    const { Provider: OidcProvider, interactionPolicy } = await import('oidc-provider');
    const policy = interactionPolicy.base();
    policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
    return new OidcProvider(options.issuer, { ...configuration(options, key), interactions: { policy, url } });
  });
  // The app's port is unknown before it listens, and a browser may use any name of this machine.
  provider.Client.prototype.redirectUriAllowed = isOnThisMachine;
  return provider;
}

/** A development dependency: a production installation does not have it. */
export function isProviderInstalled(): boolean {
  try {
    import.meta.resolve('oidc-provider');
    return true;
  } catch {
    return false;
  }
}

function url(_ctx: unknown, interaction: { uid: string }): string {
  return `/interaction/${interaction.uid}`;
}

function isOnThisMachine(uri: string): boolean {
  const parsed = URL.canParse(uri) ? new URL(uri) : undefined;
  return parsed?.protocol === 'http:' && LOOPBACK_HOSTS.includes(parsed.hostname);
}

function configuration(options: ProviderOptions, key: object): Configuration {
  return {
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: ['http://127.0.0.1/'],
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [key] },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // Google puts them into the identity token itself.
    conformIdTokenClaims: false,
    cookies: {
      // Cookies ignore ports: these names are used by nothing else on this machine.
      names: { session: 'emulator-session', interaction: 'emulator-interaction', resume: 'emulator-resume' },
      keys: [randomBytes(32).toString('base64url')],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { AccessToken: HOUR_S, IdToken: HOUR_S, Interaction: HOUR_S, Session: HOUR_S, Grant: HOUR_S },
    clientBasedCORS: () => false,
    async loadExistingGrant(ctx) {
      // The chosen account has consented: no consent page.
      const { Grant } = ctx.oidc.provider;
      const accountId = ctx.oidc.session?.accountId;
      const grant = new Grant({ clientId: options.clientId, ...(accountId !== undefined && { accountId }) });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount(_ctx, sub) {
      const person = options.find(sub);
      return person && { accountId: sub, claims: () => claimsOf(person, options) };
    },
    renderError(ctx, out) {
      const { html, policy } = errorPage(`${out.error}: ${out.error_description ?? 'no more is known'}`);
      ctx.set('Content-Security-Policy', policy);
      ctx.type = 'html';
      ctx.body = html;
    },
  };
}

function claimsOf(person: Person, options: ProviderOptions): { sub: string } & Record<string, unknown> {
  const said = {
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
    picture: person.picturePath === null ? null : `${options.issuer}${person.picturePath}`,
    ...options.claims(),
  };
  return { ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)), sub: person.sub };
}

/** The package is written for Node 22. This is the only function that early releases of Node 20 may not have. */
function giveUrlParse(): void {
  if ('parse' in URL) return;
  const parse = (text: string) => (URL.canParse(text) ? new URL(text) : null);
  Object.defineProperty(URL, 'parse', { value: parse, configurable: true, writable: true });
}

/**
 * The package warns that it stores everything in memory and that Node 20 is older than its tested versions. Both are
 * intended here, and in the start output of an app they would alarm people.
 */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (first: unknown, ...more: unknown[]) => {
    if (!String(first).includes('oidc-provider WARNING')) warn(first, ...more);
  };
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
