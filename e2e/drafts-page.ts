import type { Page } from '@playwright/test';
import { inDatabase, originOf, type Person, signUp } from './account-people.ts';
import type { App } from './harness/app.ts';
import { expect } from './harness/test.ts';

/** A new person with Pro, signed in in this browser. The page is not opened yet. */
export async function signUpPro(page: Page, app: App): Promise<Person> {
  const person = await signUp(page);
  await inDatabase(app.databaseUrl, "update users set plan = 'pro' where id = $1", person.id);
  return person;
}

export interface StoredDraft {
  readonly id: string;
  readonly revision: number;
}

/** What the wizard, or another device, sends: a draft saved by hand or autosaved. */
export async function saveDraft(
  page: Page,
  data: Record<string, unknown>,
  how: 'save' | 'autosave' = 'save',
): Promise<StoredDraft> {
  const headers = { origin: await originOf(page) };
  const response = await page.request.post(`/api/drafts/${how}`, { data, headers });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).draft;
}

/** What the wizard asks the writer for; answers the id of what was written. */
export async function writeProposal(page: Page, job: Record<string, string>): Promise<string> {
  const headers = { origin: await originOf(page) };
  const response = await page.request.post('/api/generate-proposal', { data: job, headers });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()).proposalId;
}

/** The proposals of the account as its reader uses them. */
export class DraftsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<this> {
    await this.page.goto('/account?tab=proposals');
    await expect(this.page.getByRole('heading', { name: 'Your proposals' })).toBeVisible();
    return this;
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  get search() {
    return this.page.getByRole('textbox', { name: 'Search proposals' });
  }

  /** The drafts in sight, from the top. */
  get rows() {
    return this.page.locator('[data-draft]');
  }

  async expectNames(...names: string[]): Promise<void> {
    await expect(this.rows.getByRole('link')).toHaveText(names);
  }

  /** Shows those of a status, or the deleted ones. */
  async show(status: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Status' }).click();
    await this.page.getByRole('option', { name: status, exact: true }).click();
  }

  /** Opens the menu of a draft and takes one of its lines. */
  async choose(name: string, item: string): Promise<void> {
    const line = this.page.getByRole('menuitem', { name: item });
    // A list that is loaded again closes its menus.
    await expect(async () => {
      if (!(await line.isVisible())) await this.button(`More for “${name}”`).click();
      await line.click({ timeout: 5_000 });
    }).toPass();
  }

  dialog(name: string) {
    return this.page.getByRole('dialog', { name });
  }
}
