import { afterEach, expect, it, vi } from 'vitest';
import { FRESH_SETTINGS } from '#shared/site/settings.ts';
import { renderSite } from './site-server.tsx';

afterEach(() => vi.useRealTimers());

// What is cached is made at the first rendering, so this is in a file of its own.
it('leaves nothing behind that a build would wait for', () => {
  vi.useFakeTimers();
  expect(renderSite(FRESH_SETTINGS).length).toBeGreaterThan(0);
  expect(vi.getTimerCount()).toBe(0);
});
