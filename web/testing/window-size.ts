import { expect, onTestFinished } from 'vitest';
import { cdp, page } from 'vitest/browser';

declare module 'vitest/browser' {
  /** What is used of it: the types of the whole need those of Node. */
  interface CDPSession {
    send(method: 'Emulation.setTouchEmulationEnabled', params: { enabled: boolean }): Promise<unknown>;
  }
}

/** The window of this test; the next one finds it as it was. */
export async function resizeWindow(width: number, height = 844): Promise<void> {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
}

/** Nothing sticks out to the side: the page can be read by scrolling down alone. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the page against the window').toBeLessThanOrEqual(clientWidth);
}

/** The page fits at the widths of phones and of a small tablet. */
export async function expectFitsPhones(): Promise<void> {
  for (const width of [320, 390, 768]) {
    await resizeWindow(width);
    expectNoSidewaysScroll();
  }
}

/** This test has a touch screen, whatever the width of its window. */
export async function withTouchScreen(): Promise<void> {
  const devtools = cdp();
  onTestFinished(async () => void (await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false })));
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
}
