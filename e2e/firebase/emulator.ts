import { z } from 'zod';

const PROJECT = 'demo-bidwright';
const API_KEY = 'any-key';

/** Environment of an app that signs people in by the emulator. */
export function settingsFor(emulatorHost: string) {
  return {
    FIREBASE_API_KEY: API_KEY,
    FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
  };
}

/** `host:port` of the emulator that run.ts has started. */
export function emulatorHost(): string {
  const host = process.env.FIREBASE_EMULATOR;
  if (!host) throw new Error('No emulator: run `npm run test:firebase`.');
  return host;
}

/** What Google answers a browser about a project that asks for no reCAPTCHA; the emulator does not implement it. */
export const NO_RECAPTCHA = { recaptchaKey: 'projects/demo/keys/none', recaptchaEnforcementState: [] };

const codes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});
const found = z.object({ users: z.array(z.object({ localId: z.string(), emailVerified: z.boolean().optional() })) });

/** The emulator as its project's owner sees it. */
export class Emulator {
  private readonly identity = `http://${emulatorHost()}/identitytoolkit.googleapis.com`;

  /** Makes an account as a sign-up elsewhere would have. */
  async makeAccount(email: string, password: string): Promise<void> {
    await this.post(`${this.identity}/v1/accounts:signUp?key=${API_KEY}`, { email, password });
  }

  async disable(email: string): Promise<void> {
    await this.update(email, { disableUser: true });
  }

  /** Signs the account out everywhere: tokens of sign-ins before now count no more. */
  async signOutEverywhere(email: string): Promise<void> {
    await this.update(email, { validSince: String(Math.floor(Date.now() / 1000) + 1) });
  }

  async remove(email: string): Promise<void> {
    const { localId } = await this.find(email);
    await this.post(`${this.identity}/v1/projects/${PROJECT}/accounts:delete`, { localId });
  }

  /** The code in the newest mail of a kind, which the emulator keeps instead of sending it. */
  async lastCode(email: string, requestType: 'PASSWORD_RESET' | 'VERIFY_EMAIL'): Promise<string | undefined> {
    const answer = await fetch(`http://${emulatorHost()}/emulator/v1/projects/${PROJECT}/oobCodes`);
    const { oobCodes } = codes.parse(await answer.json());
    return oobCodes.findLast((mail) => mail.email === email && mail.requestType === requestType)?.oobCode;
  }

  /** The code of a mail that changes an account's email, asked for elsewhere. */
  async codeToChangeEmail(email: string, newEmail: string): Promise<string> {
    const ask = { requestType: 'VERIFY_AND_CHANGE_EMAIL', email, newEmail, returnOobLink: true };
    const answer = await this.post(`${this.identity}/v1/projects/${PROJECT}/accounts:sendOobCode`, ask);
    return z.object({ oobCode: z.string() }).parse(answer).oobCode;
  }

  private async find(email: string): Promise<{ localId: string }> {
    const answer = await this.post(`${this.identity}/v1/projects/${PROJECT}/accounts:lookup`, { email: [email] });
    const [user] = found.parse(answer).users;
    if (!user) throw new Error(`nobody has ${email}`);
    return user;
  }

  private async update(email: string, change: object): Promise<void> {
    const { localId } = await this.find(email);
    await this.post(`${this.identity}/v1/projects/${PROJECT}/accounts:update`, { localId, ...change });
  }

  private async post(url: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer owner' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const json: unknown = await answer.json();
    if (!answer.ok) throw new Error(`the emulator answered ${answer.status}: ${JSON.stringify(json)}`);
    return json;
  }
}
