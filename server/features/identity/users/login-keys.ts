import { createHmac } from 'node:crypto';
import { isEmailAddress } from '#shared/identity/email-shape.ts';
import { emailAddress, username } from '#shared/identity/identifier.ts';

/** The form of each sign-in name in `login_keys`. Give `email` as `emailAddress` normalised it. */
export const emailKey = (email: string) => `email:${email}`;
export const usernameKey = (name: string) => `username:${name}`;
export const googleKey = (subject: string) => `google:${subject}`;
export const firebaseKey = (uid: string) => `firebase:${uid}`;
export const passkeyKey = (credentialId: string) => `passkey:${credentialId}`;

/**
 * The key of a typed username or address; undefined for what cannot be a name. A look-alike (another alphabet, an invisible
 * character) matches nobody; case, width and outer spaces are ignored.
 */
export function keyOfIdentifier(identifier: string): string | undefined {
  const typed = identifier.normalize('NFKC').trim();
  if (isEmailAddress(typed)) {
    const address = emailAddress.safeParse(typed);
    return address.success ? emailKey(address.data) : undefined;
  }
  const name = username.safeParse(typed);
  return name.success ? usernameKey(name.data) : undefined;
}

/** Replaces a typed name in logs and counts: the same for each way of typing it, and irreversible. */
export function pseudonym(secret: Buffer, name: string): string {
  const canonical = keyOfIdentifier(name) ?? name.normalize('NFKC').trim().toLowerCase();
  return createHmac('sha256', secret).update(`name:${canonical}`).digest('base64url').slice(0, 22);
}
