import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: { readonly at: number; readonly value: number }[];
  }
}

/** What the page asks for there does not arrive before `letIn` is called. */
export async function hold(page: Page, address: string): Promise<{ letIn: () => void }> {
  let letIn = () => undefined as void;
  const open = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(address, async (route) => {
    await open;
    // Where the machine is slow the page has given this one up by then.
    await route.fallback().catch(() => undefined);
  });
  return { letIn };
}

/** No script of the build arrives before `letIn` is called. */
export function holdApp(page: Page): Promise<{ letIn: () => void }> {
  return hold(page, '**/assets/*.js');
}

/** What has moved, as browsers count it, since the page began or since a moment of its clock: an earlier shift may be reported late. */
export async function watchShifts(page: Page): Promise<(since?: number) => Promise<number>> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (since = 0) =>
    page.evaluate(
      (from) => window.shifts.filter(({ at }) => at >= from).reduce((sum, { value }) => sum + value, 0),
      since,
    );
}
