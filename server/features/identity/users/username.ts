import { USERNAME_LENGTH, username } from '#shared/identity/identifier.ts';

// Space for the suffix that makes it unique.
const BASE_CHARS = USERNAME_LENGTH.max - 7;
const WITHOUT_NAME = 'writer';

/** The first username of a person, derived from their address: valid, and possibly taken. */
export function usernameFrom(email: string): string {
  const [local = ''] = email.split('@');
  const letters = local
    .toLowerCase()
    .slice(0, BASE_CHARS)
    .replace(/[^a-z0-9._-]/g, '-');
  const trimmed = letters.replace(/^[._-]+/, '').replace(/[._-]+$/, '');
  const long = trimmed.length < USERNAME_LENGTH.min ? `${WITHOUT_NAME}${trimmed && `-${trimmed}`}` : trimmed;
  return username.parse(long);
}

/** The same with a suffix derived from `id`, for when the plain one is taken. */
export function anotherUsername(base: string, id: string): string {
  // The end of a UUIDv7 is random; its beginning is the time.
  return username.parse(`${base}-${id.replaceAll('-', '').slice(-6)}`);
}
