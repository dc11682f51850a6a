import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { App, type AppSettings } from './app.ts';
import { Trouble } from './trouble.ts';

export interface Fixtures {
  /** What no end-to-end test may cause; a test that ends with some has failed. */
  trouble: Trouble;
  /** Another person in a browser of their own, which shows motion; watched as the first one is. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
}

export interface WorkerFixtures {
  /**
   * `test.use({ appSettings: { WRITING_PACE: '160' } })` at the top of a file gives its tests an app of their own, and costs
   * a new worker: playwright.config.ts lists such files.
   */
  appSettings: AppSettings;
  app: App;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  appSettings: [{}, { option: true, scope: 'worker' }],
  app: [({ appSettings }, use) => App.run(appSettings, use), { scope: 'worker', timeout: 600_000 }],
  baseURL: ({ app }, use) => use(app.url),
  extraHTTPHeaders: ({}, use) => use(fromAnAddress()),
  trouble: [
    async ({ app, context }, use) => {
      const trouble = new Trouble(app.url);
      // The payment provider's script is on its way while an offer is read; more of them is for the tests that pay.
      trouble.allow(/^another host was asked: http:\/\/127\.0\.0\.1:\d+\/paddle\.js$/);
      await trouble.watch(context);
      await use(trouble);
      expect(trouble.all, 'errors in the console, refusals by the content policy, calls to other hosts').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => use(javaScriptEnabled ? waitingForScripts(page) : page),
  newVisitor: async ({ app, browser, trouble }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options = {}) => {
      const own = { baseURL: app.url, extraHTTPHeaders: fromAnAddress(), reducedMotion: 'no-preference' } as const;
      const context = await browser.newContext({ ...own, ...options });
      contexts.push(context);
      await trouble.watch(context);
      const page = await context.newPage();
      return options.javaScriptEnabled === false ? page : waitingForScripts(page);
    });
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';

const LIVE_MS = 60_000;

/**
 * `goto` comes back once the scripts of the page have run, which they do after its first paint: a click before that is lost. A page
 * with blocked scripts is not waited for longer than `LIVE_MS`.
 */
function waitingForScripts(page: Page): Page {
  const open = page.goto.bind(page);
  const live = page.locator('html[data-live], html:not(:has(script[type=later]))');
  page.goto = async (url, options) => {
    const response = await open(url, options);
    // A test that waits for no more wants to see what is there before.
    if (options?.waitUntil === 'commit') return response;
    await live.waitFor({ state: 'attached', timeout: LIVE_MS }).catch(() => undefined);
    return response;
  };
  return page;
}

/** Limits count addresses, and all tests come from one machine: everybody has an address of their own. */
function fromAnAddress(): Record<string, string> {
  const part = () => Math.floor(Math.random() * 256);
  return { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` };
}
