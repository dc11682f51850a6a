import type { FrameLocator, Page } from '@playwright/test';
import type { App } from './harness/app.ts';
import { expect } from './harness/test.ts';
import type { Trouble } from './harness/trouble.ts';

/** How a test card behaves (dev-providers/README.md). */
type Card = 'ok' | 'declined';

/** The provider's checkout, open over a page. */
export class PaddleOverlay {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get frames() {
    return this.page.locator('iframe[title="Test checkout"]');
  }

  get inside(): FrameLocator {
    return this.frames.contentFrame();
  }

  /** Its script may come after its buttons. */
  async expectReady(): Promise<void> {
    await expect(this.inside.locator('html[data-ready]')).toBeAttached();
  }

  async pay(card: Card): Promise<void> {
    await this.expectReady();
    await this.inside.getByLabel('Test card').selectOption(card);
    // Known if the checkout was opened over a dialog of ours; an earlier payment has none yet.
    const email = this.inside.getByLabel('Email');
    if ((await email.inputValue()) === '') await email.fill('buyer@freelance.example');
    await this.inside.locator('#pay').click();
  }

  async close(): Promise<void> {
    await this.expectReady();
    await this.inside.getByRole('button', { name: 'Close the checkout' }).click();
    await this.expectGone();
  }

  async expectGone(): Promise<void> {
    await expect(this.frames).toHaveCount(0);
  }
}

/** The payment emulator is another host, and requests to it are allowed. */
export function allowPaddle(trouble: Trouble, app: App): void {
  trouble.allow(new RegExp(`^another host was asked: ${app.paddleEmulator}/`));
}
