import type { Page } from '@playwright/test';

/** No script of the build arrives before `letIn` is called. */
export async function holdApp(page: Page): Promise<{ letIn: () => void }> {
  let letIn = () => undefined as void;
  const open = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await open;
    await route.fallback();
  });
  return { letIn };
}

/** What has moved since the page began, as browsers count it. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Reflect.get(window, 'shift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}
