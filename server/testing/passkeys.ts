import { z } from 'zod';
import type { createAuthenticator, Deviation } from './authenticator.ts';
import type { Answer, Client } from './client.ts';

export type Device = ReturnType<typeof createAuthenticator>;

export const challengeIn = (body: Record<string, unknown>): string =>
  z.object({ challenge: z.string() }).parse(body).challenge;

/** The signed-in person of this browser adds the passkey of a device. */
export async function addPasskey(browser: Client, device: Device, deviation?: Deviation): Promise<Answer> {
  const options = await browser.send('POST', '/api/passkeys/options');
  return browser.post('/api/passkeys', { credential: device.create(challengeIn(options.body), deviation) });
}

export async function signInByPasskey(browser: Client, device: Device, deviation?: Deviation): Promise<Answer> {
  const options = await browser.send('POST', '/api/passkey-login/options');
  return browser.post('/api/passkey-login', { credential: device.get(challengeIn(options.body), deviation) });
}
