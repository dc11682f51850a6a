import type { Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { expect } from './harness/test.ts';

export const PASSWORD = 'a quiet harbour at dusk';
let people = 0;

export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

const answer = z.object({ user: z.object({ id: z.string(), username: z.string(), email: z.string() }) });

/** Where the app of this page is. */
export async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/healthz')).url()).origin;
}

/** A new person, signed in in this browser. The page is not opened yet. */
export async function signUp(page: Page, name = `anna${(people += 1)}`, at?: string): Promise<Person> {
  const email = `${name}@freelance.example`;
  const origin = at ?? (await originOf(page));
  const response = await page.request.post(`${origin}/api/register`, {
    data: { identifier: email, email, password: PASSWORD },
    headers: { origin },
  });
  expect(response.status(), await response.text()).toBe(201);
  return answer.parse(await response.json()).user;
}

/** The same for a person who is at another device now. */
export async function signUpElsewhere(page: Page): Promise<Person> {
  const person = await signUp(page);
  await page.context().clearCookies();
  return person;
}

/** Signs a person in, in a browser of its own. */
export async function signIn(page: Page, person: Person, password = PASSWORD): Promise<number> {
  const response = await page.request.post('/api/login', {
    data: { username: person.username, password },
    headers: { origin: await originOf(page) },
  });
  return response.status();
}

/** What only the server's own records can bring about, such as a paid plan or a sign-in of an hour ago. */
export async function inDatabase(databaseUrl: string, sql: string, ...values: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
