import { beforeEach, expect, it, vi } from 'vitest';

const asked = vi.fn<() => Promise<boolean>>();

/** A page of a browser; `kept` outlives it. */
async function page(kept: Map<string, string>, isStoragePersistent = false) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { storage: { persisted: async () => isStoragePersistent, persist: asked } });
  return import('./persistent-storage.ts');
}

beforeEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset().mockResolvedValue(false);
});

it('asks once in a browser, whatever it answers', async () => {
  const kept = new Map<string, string>();
  const first = await page(kept);
  await Promise.all([first.requestPersistentStorage(), first.requestPersistentStorage()]);
  await first.requestPersistentStorage();
  await (await page(kept)).requestPersistentStorage();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for nothing that is so already', async () => {
  const { requestPersistentStorage, isStoragePersistent } = await page(new Map(), true);
  await requestPersistentStorage();
  expect([asked.mock.calls.length, await isStoragePersistent()]).toEqual([0, true]);
});

it('is no trouble to anybody where the browser refuses, or knows nothing of it', async () => {
  asked.mockRejectedValue(new DOMException('Not allowed', 'SecurityError'));
  const { requestPersistentStorage } = await page(new Map());
  await expect(requestPersistentStorage()).resolves.toBeUndefined();
  const withoutStorage = await page(new Map());
  vi.stubGlobal('navigator', {});
  await expect(withoutStorage.requestPersistentStorage()).resolves.toBeUndefined();
  expect(await withoutStorage.isStoragePersistent()).toBe(false);
});
