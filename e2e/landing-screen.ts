import { expect, type Page } from '@playwright/test';

/** What a stranger does with the workspace of the front page. */
export class LandingScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Returns when it can be worked with. */
  async open(): Promise<this> {
    await this.page.goto('/');
    await expect(this.watch).toBeVisible();
    return this;
  }

  get title() {
    return this.page.getByLabel('Job title', { exact: true });
  }

  get description() {
    return this.page.getByLabel('Job description', { exact: true });
  }

  get sheet() {
    return this.page.getByRole('article', { name: 'The proposal' });
  }

  get watch() {
    return this.button('Watch it being written');
  }

  get write() {
    return this.button('Write the proposal');
  }

  /** The error beside the button. */
  get error() {
    return this.sheet.getByRole('alert');
  }

  get takeAlong() {
    return this.page.getByRole('link', { name: 'Use my own post' });
  }

  button(name: string) {
    return this.sheet.getByRole('button', { name, exact: true });
  }

  note(label: string) {
    return this.sheet.getByRole('listitem').filter({ hasText: label });
  }

  async fill(post: { title: string; description: string }): Promise<void> {
    await this.title.fill(post.title);
    await this.description.fill(post.description);
  }

  /** Where what is below the workspace begins, in pixels from the top of the page. */
  belowScreen(): Promise<number> {
    return this.page.locator('#features').evaluate((part) => part.getBoundingClientRect().top + window.scrollY);
  }
}
