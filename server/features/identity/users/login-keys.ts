import { emailAddress, isEmailAddress, username } from '#shared/identity/identifier.ts';

/** How each name that a person can sign in by is written in `login_keys`. Give `email` as `emailAddress` made it. */
export const emailKey = (email: string) => `email:${email}`;
export const usernameKey = (name: string) => `username:${name}`;
export const googleKey = (subject: string) => `google:${subject}`;
export const firebaseKey = (uid: string) => `firebase:${uid}`;

/**
 * The key of what a person typed to say who they are; undefined for what can be nobody's name. What only looks like a name
 * (another alphabet, something invisible inside) is nobody's; what a reader cannot tell apart from it (case, width, spaces
 * around) is the same name.
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
