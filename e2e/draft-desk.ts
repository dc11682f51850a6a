import type { Page } from '@playwright/test';
import { inDatabase, type Person, signUp } from './account-people.ts';
import type { App } from './harness/app.ts';
import { expect } from './harness/test.ts';
import { ProposalDesk } from './proposal-desk.ts';

let people = 0;

/** A new person with Pro, signed in in this browser. The page is not opened yet. */
export async function havePro(page: Page, app: App): Promise<Person> {
  const person = await signUp(page, `pro-${process.pid}-${(people += 1)}`);
  await inDatabase(app.databaseUrl, "update users set plan = 'pro' where id = $1", person.id);
  return person;
}

/** The drafts of a person as the server has them, the one saved last first. */
export function draftsOf(app: App, person: Person): Promise<unknown[]> {
  return inDatabase(
    app.databaseUrl,
    `select d.id, d.revision, d.name, d.is_autosave, r.job_title, r.job_description
     from drafts d join draft_revisions r using (user_id, revision)
     where r.draft_id = d.id and d.user_id = $1 and d.deleted_at is null order by d.last_updated desc`,
    person.id,
  );
}

/** The tool as somebody with drafts uses it. */
export class DraftDesk extends ProposalDesk {
  /** The time of the page can be moved on from here on. */
  override async open(origin = ''): Promise<this> {
    await this.page.clock.install();
    return super.open(origin);
  }

  /** Half a minute passes: what has changed is saved. */
  async letTimePass(): Promise<void> {
    await this.page.clock.fastForward(31_000);
  }

  get saved() {
    return this.page.getByText(/^Saved \d+:\d\d [AP]M$/);
  }

  words(text: string) {
    return this.page.getByRole('main').getByText(text, { exact: true });
  }

  get auto() {
    return this.page.getByRole('switch', { name: 'Auto-save' });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  inDialog(name: string) {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  toast(title: string) {
    return this.page.getByRole('region', { name: /Notifications/ }).getByText(title, { exact: true });
  }

  /** Types, lets the time pass, and sees it saved. */
  async typeAndSave(title: string, description = 'We sell tea.'): Promise<void> {
    const answered = this.page.waitForResponse('**/api/drafts/autosave');
    await this.fillJob({ title, description });
    await this.letTimePass();
    expect((await answered).status()).toBe(200);
    await expect(this.saved).toBeVisible();
  }
}
