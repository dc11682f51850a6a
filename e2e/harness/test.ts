import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { App, type AppSettings } from './app.ts';
import { Trouble } from './trouble.ts';

export interface Fixtures {
  /** What no journey may cause; a journey that ends with some has failed. */
  trouble: Trouble;
  /** Another person in a browser of their own, watched as the first one is. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export interface WorkerFixtures {
  /**
   * `test.use({ appSettings: { WRITING_PACE: '160' } })` at the top of a file gives its journeys an app of their own, and costs
   * a new worker: playwright.config.ts lists such files.
   */
  appSettings: AppSettings;
  app: App;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  appSettings: [{}, { option: true, scope: 'worker' }],
  app: [({ appSettings }, use) => App.run(appSettings, use), { scope: 'worker' }],
  baseURL: ({ app }, use) => use(app.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: ({}, use) => use(fromAnAddress()),
  trouble: [
    async ({ app, context }, use) => {
      const trouble = new Trouble(app.url);
      // The payment provider's script is on its way while an offer is read; more of them is for the journeys that pay.
      trouble.allow(/^another host was asked: http:\/\/127\.0\.0\.1:\d+\/paddle\.js$/);
      await trouble.watch(context);
      await use(trouble);
      expect(trouble.all, 'errors in the console, refusals by the content policy, calls to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  newVisitor: async ({ app, browser, trouble }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: app.url, extraHTTPHeaders: fromAnAddress(), ...options });
      contexts.push(context);
      await trouble.watch(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';

/** Limits count addresses, and all journeys come from one machine: everybody has an address of their own. */
function fromAnAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}
