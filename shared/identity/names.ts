// Without zod, because the first script of every page reads these and builds no schema.

/** For scripts to read: without it no page asks for the user. Its value is the sign-in method. */
export const SIGNED_IN_HINT_COOKIE = 'signed-in';
export const IDENTITY_KINDS = ['embedded', 'firebase'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

/** Page addresses of Google sign-in; they answer redirects, so they are no endpoints. */
export const GOOGLE_PATHS = { start: '/api/auth/google', callback: '/api/auth/google/callback' } as const;
/** The page of the Google window reports its result on this channel, and closes. */
export const SIGN_IN_CHANNEL = 'bidwright-sign-in';
