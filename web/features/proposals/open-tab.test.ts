import { afterEach, expect, it, vi } from 'vitest';
import { type OpenTab, openTab } from './open-tab.ts';

let tab: OpenTab | undefined;
afterEach(() => {
  tab?.close();
  vi.unstubAllGlobals();
});

it('works as the only tab where the browser refuses its locks, instead of asking for ever', async () => {
  let asked = 0;
  const request = () => {
    asked += 1;
    return Promise.reject(new DOMException('Storage is not allowed', 'SecurityError'));
  };
  vi.stubGlobal('navigator', { locks: { request } });
  tab = await openTab({
    name: 'refused',
    onRole: () => undefined,
    onHandOver: () => Promise.resolve(),
    onSavedElsewhere: () => undefined,
  });
  expect(tab.role()).toBe('owner');
  expect(asked).toBe(1);
});
