import { randomBytes, randomInt } from 'node:crypto';

const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_CHARS = 10;
const RANDOM_CHARS = 16;

/** `txn_` and 26 lower-case characters like a ULID: ten for the time, sixteen random. */
export function newId(prefix: string, nowMs: number): string {
  let time = '';
  for (let rest = Math.max(0, Math.floor(nowMs)), i = 0; i < TIME_CHARS; i++) {
    time = `${DIGITS.charAt(rest % 32)}${time}`;
    rest = Math.floor(rest / 32);
  }
  const chance = Array.from({ length: RANDOM_CHARS }, () => DIGITS.charAt(randomInt(32)));
  return `${prefix}_${time}${chance.join('')}`;
}

/** The same id at every start, so that a purchase before a restart keeps its price. */
export function fixedId(prefix: string, name: string): string {
  const letters = name.replace(/[^a-z\d]/g, '');
  return `${prefix}_01${letters.padEnd(24, '0').slice(0, 24)}`;
}

/** Letters and digits, like Paddle's keys and tokens. */
export function secretOf(chars: number): string {
  let text = '';
  while (text.length < chars)
    text += randomBytes(chars)
      .toString('base64')
      .replace(/[^A-Za-z\d]/g, '');
  return text.slice(0, chars);
}
