import { createHmac } from 'node:crypto';

/** The header `Paddle-Signature` for a body: when it was made, and what only who knows the secret can make of both. */
export function signatureOf(secret: string, body: string, machineMs: number): string {
  const ts = Math.floor(machineMs / 1000);
  return `ts=${ts};h1=${createHmac('sha256', secret).update(`${ts}:${body}`).digest('hex')}`;
}
