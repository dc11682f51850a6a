import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { SITE } from '#shared/site/config.ts';
import { hashOfToken } from '../sessions/cookies.ts';

/** What every authenticator app assumes. Source: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** A clock may be half a minute off, and typing a code takes time. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const RECOVERY_BYTES = 10;

/** Base32. */
export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of the QR code. */
export function uriOf(secret: string, label: string): string {
  return totpOf(secret, label).toString();
}

/** The 30-second step since 1970 of a code; undefined for a wrong one. */
export function findStep(secret: string, code: string, nowMs: number): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? undefined : Math.floor(nowMs / (PERIOD_S * 1000)) + delta;
}

/** As shown, 'abcd-efgh-ijkl-mnop', and as stored. */
export function newRecoveryCodes(): { readonly shown: string[]; readonly hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer }).base32.toLowerCase(),
  );
  return {
    shown: codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code),
    hashes: codes.map((code) => hashOfToken(code)),
  };
}

function totpOf(secret: string, label: string = SITE.name): TOTP {
  const options = { issuer: SITE.name, label, algorithm: 'SHA1', digits: 6, period: PERIOD_S };
  return new TOTP({ ...options, secret: Secret.fromBase32(secret) });
}
