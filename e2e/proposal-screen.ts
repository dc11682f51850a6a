import { expect, type Page } from '@playwright/test';

/** A post of our own with an opener, questions and needs in it. */
export const POST = {
  title: 'Shopify theme for a tea shop',
  description: `We sell loose-leaf tea and need a Shopify theme that loads fast on phones.

We need:
- A product page with brewing instructions
- A subscription option at checkout
- Our photos shown large

Please start your reply with the word "oolong". How would you test the checkout? When could you start?`,
};

/** A post of a job that the playbook knows well: its letter has a sentence of ours in every part. */
export const SPEED_POST = {
  title: 'Speed up our Shopify theme',
  description: `Our Shopify tea shop is slow on phones: the theme loads six apps and large product images, and the product page takes nine seconds.

What we need:
- Find out which apps and scripts slow the theme down
- Make the product images and the fonts load faster on phones

Please start your reply with the word "oolong". How would you test the speed? When could you start?`,
};

/** Answers the question that comes before a text with blanks is copied. */
export async function confirmBlanks(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: /^Copy with \d+ blanks?\?$/ });
  await question.getByRole('button', { name: 'Copy anyway' }).click();
}

/** What a visitor does on the page, in their words. */
export class ProposalScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<this> {
    await this.page.goto('/proposal-tool');
    await expect(this.page.getByRole('tab', { name: 'Job Description' })).toBeVisible();
    // What can be done before is for e2e/first-screen.spec.ts.
    await expect(this.page.locator('html[data-early]')).toHaveCount(0);
    return this;
  }

  get title() {
    return this.page.getByLabel('Job title');
  }

  get description() {
    return this.page.getByRole('textbox', { name: 'Job description' });
  }

  get sheet() {
    return this.page.getByRole('article', { name: 'Your proposal' });
  }

  get editor() {
    return this.page.getByRole('textbox', { name: 'Your proposal' });
  }

  get copy() {
    return this.page.getByRole('button', { name: 'Copy', exact: true });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  tab(name: string) {
    return this.page.getByRole('tab', { name, exact: true });
  }

  async fillJob(post: { title: string; description: string } = POST): Promise<void> {
    await this.title.fill(post.title);
    await this.description.fill(post.description);
  }

  /** One of the other ways to a proposal, from the menu that every step but the second and third has; with a letter it is that of the bar. */
  async openOtherWay(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: /^(?:Writer|Other ways to write|More actions)$/ })
      .last()
      .click();
    await this.page.getByRole('menuitem', { name, exact: true }).click();
  }

  async generate(): Promise<void> {
    await this.tab('Tone').click();
    await this.button('Generate Proposal').click();
  }

  /** The stream has begun and some of it can be read. */
  async expectWriting(): Promise<void> {
    await expect(this.button('Stop')).toBeVisible();
    await expect(this.sheet).toContainText(/\w+ \w+ \w+ \w+/);
  }

  async expectDone(): Promise<void> {
    await expect(this.copy).toBeVisible({ timeout: 120_000 });
  }

  /** From the word the client asked for, once, to a place for each question. */
  async expectWhole(): Promise<void> {
    await this.expectDone();
    const shown = await this.sheet.innerText();
    expect(shown).toMatch(/^oolong/i);
    expect(shown.match(/oolong/gi)).toHaveLength(1);
    for (const question of ['How would you test the checkout?', 'When could you start?'])
      await expect(this.page.getByRole('textbox', { name: question }).first()).toBeVisible();
  }

  /** A blank in the letter, by what it is called. */
  blank(name: string) {
    return this.sheet.getByRole('textbox', { name: `${name}:` });
  }

  /** The blanks as fields, beside the letter or under it. */
  get fields() {
    return this.page.getByRole('region', { name: 'Answer these to finish it' });
  }

  /** Types a line for what the text has no blank for, or has one. */
  async addLine(name: string, line: string): Promise<void> {
    const add = this.page.getByRole('button', { name: new RegExp(`^Add(?: a line)? ?: ${name}`) });
    if (await add.isVisible()) await add.click();
    await this.page.getByRole('textbox', { name }).last().fill(line);
    await expect(this.sheet).toContainText(line);
  }

  async regenerate(): Promise<void> {
    await this.button('More actions').click();
    await this.page.getByRole('menuitem', { name: 'Regenerate' }).click();
  }

  /** Of the tabs beside the letter or under it: 'Asks', 'Answers', 'Preview' or 'Facts'. */
  async openAbout(name: string): Promise<void> {
    await this.page.getByRole('tablist', { name: 'About this proposal' }).getByRole('tab', { name }).click();
  }

  /** Copies the text with the blanks that it still has. */
  async copyWithBlanks(): Promise<void> {
    await this.copy.click();
    await confirmBlanks(this.page);
  }
}

/** The whole content of the browser's database, as one text. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('bidwright');
        opening.onerror = () => reject(new Error('IndexedDB did not open'));
        opening.onsuccess = () => {
          const all = opening.result.transaction('desk').objectStore('desk').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}
