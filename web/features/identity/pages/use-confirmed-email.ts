import { useQuery } from '@tanstack/react-query';
import { type SessionUser, verifyEmail } from '#shared/identity/contract.ts';
import { getIdentityClient, refreshUser, setSessionUser } from '../app-session.ts';
import { callAsUser } from '../call-as-user.ts';
import { IdentityError } from '../identity-client.ts';
import type { MailedCode } from './mailed-code.ts';

/** Sends the code as soon as the page is there. A query, though it changes something: it must run once for each code. */
export function useConfirmedEmail(userId: string, code: MailedCode) {
  return useQuery({
    queryKey: ['confirmed-email', userId, code.of, code.value],
    queryFn: () => (code.of === 'us' ? confirmByUs(code.value) : confirmByProvider(code.value)),
  });
}

/** The same for a provider's link that changes an email: it needs no session, and makes none. */
export function useChangedEmail(code: string) {
  return useQuery({ queryKey: ['changed-email', code], queryFn: () => changeByProvider(code) });
}

async function changeByProvider(code: string): Promise<true> {
  const client = await getIdentityClient();
  if (!client.confirmEmail) throw new IdentityError('invalid-action-code');
  await client.confirmEmail(code);
  return true;
}

async function confirmByUs(token: string): Promise<SessionUser> {
  const { user } = await callAsUser(verifyEmail, { input: { token } });
  setSessionUser(user);
  return user;
}

/** The server learns of it by the next identity token. */
async function confirmByProvider(code: string): Promise<SessionUser> {
  const client = await getIdentityClient();
  if (!client.confirmEmail) throw new IdentityError('invalid-action-code');
  await client.confirmEmail(code);
  await client.exchange();
  const user = await refreshUser();
  if (!user) throw new IdentityError('user-token-expired');
  return user;
}
