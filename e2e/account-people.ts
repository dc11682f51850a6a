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

/** A new person, signed in in this browser. The page is not opened yet. */
export async function signUp(page: Page, name = `anna${(people += 1)}`): Promise<Person> {
  const email = `${name}@freelance.example`;
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const response = await page.request.post('/api/register', {
    data: { identifier: email, email, password: PASSWORD },
    headers: { origin },
  });
  expect(response.status(), await response.text()).toBe(201);
  return answer.parse(await response.json()).user;
}

/** Signs a person in, in a browser of its own. */
export async function signIn(page: Page, person: Person, password = PASSWORD): Promise<number> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const response = await page.request.post('/api/login', {
    data: { username: person.username, password },
    headers: { origin },
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
