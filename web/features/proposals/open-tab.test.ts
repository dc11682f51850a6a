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

it('can take over again after it has stepped back for another tab', async () => {
  vi.stubGlobal('navigator', {});
  const told: string[] = [];
  tab = await openTab({
    name: 'no locks',
    onRole: (role) => told.push(role),
    onHandOver: () => Promise.resolve(),
    onSavedElsewhere: () => undefined,
  });
  tab.stepBack();
  await tab.takeOver();
  expect(told).toEqual(['owner', 'reader', 'owner']);
});
