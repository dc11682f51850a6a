import { IDENTITY_KINDS, type IdentityKind, SIGNED_IN_HINT_COOKIE } from '#shared/identity/names.ts';

export type Hint = ReturnType<typeof createHint>;

/** The cookie that says, to scripts, that this browser takes itself for signed in. The server sets it. */
export function createHint(page: { cookie: string }) {
  return {
    /** Undefined for a visitor. */
    read: () => kindIn(page.cookie),
    /** After this the browser is a visitor's, whatever the server still holds. */
    remove() {
      page.cookie = `${SIGNED_IN_HINT_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;
    },
  };
}

function kindIn(cookies: string): IdentityKind | undefined {
  const prefix = `${SIGNED_IN_HINT_COOKIE}=`;
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix))
    ?.slice(prefix.length);
  return IDENTITY_KINDS.find((kind) => kind === value);
}
