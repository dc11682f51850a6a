// What a refused sign-in takes, for an account that exists and for none, turn about; and what others feel of 200 at once.
import { signUp, withBuiltApp } from './built-app.ts';
import { median, percentile, row } from './figures.ts';

// Ten wrong tries close an account for a while, so each has fewer.
const PEOPLE = 60;
const TRIES_EACH = 5;
const AT_ONCE = 200;

export async function benchSignIn(): Promise<void> {
  await withBuiltApp('sign-in', { TRUST_PROXY: '1' }, async ({ origin }) => {
    for (let i = 0; i < PEOPLE; i++) await signUp(origin, `${nameOf(i)}@freelance.example`, nextAddress());
    await compare(origin);
    await crowd(origin);
  });
}

async function compare(origin: string): Promise<void> {
  const known: number[] = [];
  const unknown: number[] = [];
  // The first ones warm the server up and are not counted.
  for (let i = -20; i < PEOPLE * TRIES_EACH; i++) {
    const ofKnown = () => timed(() => signIn(origin, i < 0 ? `stranger${i}` : nameOf(i % PEOPLE)));
    const ofUnknown = () => timed(() => signIn(origin, `nobody-${i}`));
    // The second may be slowed by the server's work for the first: each is second equally often.
    const isKnownFirst = i % 2 === 0;
    const first = await (isKnownFirst ? ofKnown() : ofUnknown());
    const second = await (isKnownFirst ? ofUnknown() : ofKnown());
    if (i >= 0) known.push(isKnownFirst ? first : second);
    if (i >= 0) unknown.push(isKnownFirst ? second : first);
  }
  const difference = Math.abs(median(known) / median(unknown) - 1) * 100;
  row(
    'refused, account / none',
    `${median(known).toFixed(1)} / ${median(unknown).toFixed(1)} ms (medians of ${known.length})`,
  );
  row('their difference', `${difference.toFixed(1)} %, Mann-Whitney p = ${mannWhitney(known, unknown).toFixed(2)}`);
}

async function crowd(origin: string): Promise<void> {
  let isOver = false;
  const others: number[] = [];
  const watching = (async () => {
    while (!isOver) others.push(await timed(() => fetch(`${origin}/api/identity-config`)));
  })();
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => signIn(origin, `crowd-${i}`)));
  const ms = performance.now() - startedAt;
  isOver = true;
  await watching;
  row(
    `${AT_ONCE} sign-ins at once`,
    `${ms.toFixed(0)} ms, ${answers.filter(({ status }) => status === 401).length} looked at`,
  );
  row(
    'another route meanwhile',
    `median ${median(others).toFixed(1)} ms, p99 ${percentile(others, 0.99).toFixed(1)} ms`,
  );
}

const nameOf = (person: number) => `person-${person}`;
let asked = 0;

/** An address each, so that it is not the limit for addresses that is measured. */
function nextAddress(): string {
  asked += 1;
  return `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
}

function signIn(origin: string, username: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() };
  const body = JSON.stringify({ username, password: 'not the password' });
  return fetch(`${origin}/api/login`, { method: 'POST', headers, body });
}

async function timed(ask: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now();
  await (await ask()).text();
  return performance.now() - startedAt;
}

/** The chance of such a difference, or a greater one, if both came from one source (two-sided, by the normal curve). */
function mannWhitney(a: readonly number[], b: readonly number[]): number {
  const wins = a.reduce((sum, x) => sum + b.filter((y) => x > y).length + b.filter((y) => x === y).length / 2, 0);
  const mean = (a.length * b.length) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(wins - mean) / deviation));
}

/** The share of the normal curve below `z`, for z ≥ 0. Abramowitz and Stegun 26.2.17, good to seven places. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}
