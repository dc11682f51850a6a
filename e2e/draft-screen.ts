import type { Page, Request } from '@playwright/test';
import { z } from 'zod';
import { inDatabase, type Person } from './account-people.ts';
import type { App } from './harness/app.ts';
import { expect } from './harness/test.ts';
import { ProposalScreen } from './proposal-screen.ts';

const drafts = z.array(
  z.object({
    id: z.string(),
    revision: z.number(),
    name: z.string().nullable(),
    is_autosave: z.boolean(),
    job_title: z.string(),
    job_description: z.string(),
  }),
);

/** The drafts of a person as the server has them, the one saved last first. */
export async function draftsOf(app: App, person: Person): Promise<z.infer<typeof drafts>> {
  const rows = await inDatabase(
    app.databaseUrl,
    `select d.id, d.revision, d.name, d.is_autosave, r.job_title, r.job_description
     from documents d join document_revisions r using (user_id, revision)
     where r.document_id = d.id and d.user_id = $1 and d.deleted_at is null order by d.last_updated desc`,
    person.id,
  );
  return drafts.parse(rows);
}

const isSave = (request: Request) => /\/api\/drafts\/(auto)?save$/.test(request.url());

/** The saves that a page asks for from here on. */
export class Saves {
  asked = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      if (isSave(request)) this.asked += 1;
    });
  }
}

/** The tool as someone with drafts uses it. */
export class DraftScreen extends ProposalScreen {
  /** The time of the page can be moved on from here on. */
  override async open(): Promise<this> {
    await this.page.clock.install();
    return super.open();
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

  /** Another page, reached without a new document. */
  get myAccount() {
    return this.page.getByRole('banner').getByRole('link', { name: 'My Account' });
  }

  get dialog() {
    return this.page.getByRole('dialog');
  }

  inDialog(name: string) {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  /** Half minutes pass until it is so: a save that was under way at the first takes none of what was typed since. */
  async letTimePassUntil(expectIt: () => Promise<void>): Promise<void> {
    await expect(async () => {
      await this.letTimePass();
      await expectIt();
    }).toPass({ timeout: 120_000 });
  }

  /** Types, lets the time pass, and sees it saved. */
  async typeAndSave(title: string, description = 'We sell tea.'): Promise<void> {
    let isSaved = false;
    const answered = this.page.waitForResponse(
      (answer) => {
        if (!isSave(answer.request()) || !answer.ok()) return false;
        const { jobTitle, jobDescription } = answer.request().postDataJSON();
        return jobTitle === title && jobDescription === description;
      },
      { timeout: 90_000 },
    );
    const seen = answered.then(() => (isSaved = true));
    await this.fillJob({ title, description });
    await this.letTimePassUntil(() => expect.poll(() => isSaved, { timeout: 5_000 }).toBe(true));
    await seen;
    await expect(this.saved).toBeVisible();
  }
}
