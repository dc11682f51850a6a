import { randomBytes, randomInt } from 'node:crypto';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** `txn_` and 26 lower-case characters like a ULID: ten for the time, sixteen random. */
export function newId(prefix: string, nowMs: number): string {
  const time = Array.from({ length: 10 }, (_, at) => DIGITS.charAt(Math.floor(nowMs / 32 ** (9 - at)) % 32));
  const chance = Array.from({ length: 16 }, () => DIGITS.charAt(randomInt(32)));
  return `${prefix}_${[...time, ...chance].join('')}`;
}

/** The same id at every start, so that a purchase before a restart keeps its price. */
export function fixedId(prefix: string, name: string): string {
  return `${prefix}_01${name.padEnd(24, '0').slice(0, 24)}`;
}

/** Lower-case letters and digits, like Paddle's keys and tokens. */
export function secretOf(chars: number): string {
  return randomBytes(chars).toString('hex').slice(0, chars);
}
