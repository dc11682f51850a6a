import type { Page } from '@playwright/test';
import { PASSWORD } from './account-people.ts';

/** The pages of signing in, in the words of the person who uses them. */
export class AuthScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
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

  button(name: string) {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  async signIn(identifier: string, password = PASSWORD): Promise<void> {
    await this.identifier.fill(identifier);
    await this.password.fill(password);
    await this.button('Sign In').click();
  }
}
