import { createHash } from 'node:crypto';

/** The claims of scope `openid email profile`. */
export interface Person {
  /** 21 digits, like Google's. */
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  /** Path of the picture on the emulator's own address. */
  readonly picturePath: string | null;
}

const SUBJECT_DIGITS = 21;

/** Fictional addresses: RFC 2606 reserves these domains. */
export const READY_PEOPLE: readonly Person[] = [
  {
    sub: '100000000000000000001',
    email: 'anna.berger@example.com',
    emailVerified: true,
    name: 'Anna Berger',
    picturePath: '/pictures/anna.svg',
  },
  {
    sub: '100000000000000000002',
    email: 'chidi.okafor@example.com',
    emailVerified: true,
    name: 'Chidi Okafor',
    picturePath: null,
  },
  {
    sub: '100000000000000000003',
    email: 'lea.martin@example.net',
    emailVerified: false,
    name: 'Léa Martin',
    picturePath: null,
  },
];

/** A person with a typed address: the same address is always the same person, verified or not. */
export function personWith(typed: { email: string; name: string; emailVerified: boolean }): Person {
  const email = typed.email.trim().toLowerCase();
  const digest = createHash('sha256').update(email).digest('hex').slice(0, 16);
  const sub = `2${BigInt(`0x${digest}`)
    .toString()
    .padStart(SUBJECT_DIGITS - 1, '0')}`;
  const name = typed.name.trim() || (email.split('@')[0] ?? email);
  return { sub, email, name, emailVerified: typed.emailVerified, picturePath: null };
}

export const ANNAS_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d9e6d3"/><circle cx="48" cy="38" r="17" fill="#3d6b4f"/><path d="M14 96a34 34 0 0 1 68 0z" fill="#3d6b4f"/></svg>`;
