import type { Page } from '@playwright/test';
import { expect } from './harness/test.ts';

export const PASSWORD = 'a quiet harbour at dusk';
let people = 0;

/** An address that nobody has yet. */
export function newAddress(name = 'mara'): string {
  people += 1;
  return `${name}.${process.pid}.${people}@freelance.example`;
}

/** Makes an account without any page, and stays signed in to it unless the cookies are dropped. */
export async function haveAccount(page: Page, email = newAddress()): Promise<string> {
  const answer = await page.request.post('/api/register', {
    data: { identifier: email, email, password: PASSWORD },
    headers: { origin: await originOf(page) },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return email;
}

/** The same for a person who is at another address now. */
export async function haveAccountElsewhere(page: Page, email = newAddress()): Promise<string> {
  await haveAccount(page, email);
  await page.context().clearCookies();
  return email;
}

async function originOf(page: Page): Promise<string> {
  return new URL((await page.request.get('/healthz')).url()).origin;
}

/** The pages of signing in, in the words of the person who uses them. */
export class AuthScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(query = ''): Promise<this> {
    await this.page.goto(`/auth${query}`);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
    return this;
  }

  get identifier() {
    return this.page.getByLabel('Email or Username');
  }

  get email() {
    return this.page.getByLabel('Email', { exact: true });
  }

  get password() {
    return this.page.getByLabel('Password', { exact: true });
  }

  get failure() {
    return this.page.getByRole('main').getByRole('alert');
  }

  get toast() {
    return this.page.getByRole('region', { name: /Notifications/ });
  }

  button(name: string) {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  tab(name: 'Sign In' | 'Sign Up') {
    return this.page.getByRole('tab', { name, exact: true });
  }

  async signIn(identifier: string, password = PASSWORD): Promise<void> {
    await this.identifier.fill(identifier);
    await this.password.fill(password);
    await this.button('Sign In').click();
  }
}
