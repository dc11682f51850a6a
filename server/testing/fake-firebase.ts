import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { z } from 'zod';
import type { FirebaseHosts } from '../features/identity/index.ts';
import { serve } from './serve.ts';

export const FIREBASE_SETTINGS = {
  FIREBASE_API_KEY: 'a-web-key',
  FIREBASE_AUTH_DOMAIN: 'bidwright-test.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'bidwright-test',
};

interface Account {
  readonly localId: string;
  readonly email: string;
  password: string;
  disabled: boolean;
  /** Seconds since 1970. */
  validSince: number;
}

const asked = z.object({ idToken: z.string(), email: z.string(), password: z.string() }).partial();

type Fault = 'gone' | 'garbage' | { refusal: string } | undefined;

const KEY_ID = 'key-of-google';

export const newKeyPair = () => generateKeyPair('RS256', { extractable: true });

// To make one takes as long as most tests.
let googlesKeyPair: ReturnType<typeof newKeyPair> | undefined;

/** Replaces Google over HTTP: its public keys, and the three calls that the server makes. */
export async function startFakeFirebase(now: () => number = Date.now, keyPair?: ReturnType<typeof newKeyPair>) {
  googlesKeyPair ??= newKeyPair();
  const { privateKey, publicKey } = await (keyPair ?? googlesKeyPair);
  const publicJwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, { account: Account; at: number }>();
  /** Names of the calls that came, in their order. */
  const calls: string[] = [];
  let fault: Fault;

  const origin = await serve((request, response) => void answer(request, response));

  /** An identity token as Google makes them; `claims` and `header` replace what it would say. */
  async function token(account: Account, claims: JWTPayload = {}, header: Record<string, string> = {}) {
    const seconds = Math.floor(now() / 1000);
    const payload = {
      iss: 'https://securetoken.google.com/bidwright-test',
      aud: 'bidwright-test',
      sub: account.localId,
      auth_time: seconds,
      iat: seconds,
      exp: seconds + 3600,
      email: account.email,
      email_verified: true,
      ...claims,
    };
    const signed = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID, ...header })
      .sign(privateKey);
    tokens.set(signed, { account, at: payload.auth_time });
    return signed;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    calls.push(/accounts:(\w+)/.exec(path)?.[1] ?? path);
    if (fault === 'gone') return void request.socket.destroy();
    if (fault === 'garbage') return void response.end('<html>');
    if (path === '/keys') return send(response, 200, { keys: [publicJwk] });
    const body = asked.parse(JSON.parse(await text(request)));
    if (fault) return refuse(response, fault.refusal);
    if (path.includes('accounts:signInWithPassword')) return signIn(response, body.email, body.password);
    const known = tokens.get(body.idToken ?? '');
    const { account } = known ?? {};
    if (!account || !known) return refuse(response, 'INVALID_ID_TOKEN');
    if (!accounts.has(account.email)) return refuse(response, 'USER_NOT_FOUND');
    if (account.validSince > known.at) return refuse(response, 'TOKEN_EXPIRED');
    if (path.includes('accounts:lookup'))
      return send(response, 200, { users: [{ ...account, validSince: String(account.validSince) }] });
    if ((body.password ?? '').length < 8) return refuse(response, 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : at least 8');
    account.password = body.password ?? '';
    account.validSince = Math.floor(now() / 1000) + 1;
    send(response, 200, { localId: account.localId });
  }

  async function signIn(response: ServerResponse, email = '', password = ''): Promise<void> {
    const account = accounts.get(email);
    if (!account) return refuse(response, 'EMAIL_NOT_FOUND');
    if (account.disabled) return refuse(response, 'USER_DISABLED');
    if (account.password !== password) return refuse(response, 'INVALID_PASSWORD');
    send(response, 200, { localId: account.localId, idToken: await token(account) });
  }

  return {
    hosts: { keys: `${origin}/keys`, identity: origin } satisfies FirebaseHosts,
    /** What tokens are checked with. */
    publicJwk,
    calls,
    account(email: string, password = 'correct horse'): Account {
      const account: Account = { localId: `uid-of-${email}`, email, password, disabled: false, validSince: 0 };
      accounts.set(email, account);
      return account;
    },
    token,
    /** From now on it answers nothing, refuses everything by this name, or (undefined) is well again. */
    fail(how: Fault): void {
      fault = how;
    },
  };
}

function refuse(response: ServerResponse, message: string): void {
  send(response, 400, { error: { code: 400, message } });
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
