import { createHmac } from 'node:crypto';
import { keyOfIdentifier } from './login-keys.ts';

/** Replaces a typed name in logs and counts: the same for each way of typing it, and irreversible. */
export function pseudonym(secret: Buffer, name: string): string {
  const canonical = keyOfIdentifier(name) ?? name.normalize('NFKC').trim().toLowerCase();
  return createHmac('sha256', secret).update(`name:${canonical}`).digest('base64url').slice(0, 22);
}
