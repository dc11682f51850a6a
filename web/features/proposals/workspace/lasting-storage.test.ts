import { beforeEach, expect, it, vi } from 'vitest';

const asked = vi.fn<() => Promise<boolean>>();

/** A page of a browser; `kept` outlives it. */
async function page(kept: Map<string, string>, isLasting = false) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { storage: { persisted: async () => isLasting, persist: asked } });
  return import('./lasting-storage.ts');
}

beforeEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset().mockResolvedValue(false);
});

it('asks once in a browser, whatever it answers', async () => {
  const kept = new Map<string, string>();
  const first = await page(kept);
  await Promise.all([first.askToLast(), first.askToLast()]);
  await first.askToLast();
  await (await page(kept)).askToLast();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('asks for nothing that is so already', async () => {
  const { askToLast, isLasting } = await page(new Map(), true);
  await askToLast();
  expect([asked.mock.calls.length, await isLasting()]).toEqual([0, true]);
});

it('is no trouble to anybody where the browser refuses, or knows nothing of it', async () => {
  asked.mockRejectedValue(new DOMException('Not allowed', 'SecurityError'));
  const { askToLast } = await page(new Map());
  await expect(askToLast()).resolves.toBeUndefined();
  const remoteChanges = await page(new Map());
  vi.stubGlobal('navigator', {});
  await expect(remoteChanges.askToLast()).resolves.toBeUndefined();
  expect(await remoteChanges.isLasting()).toBe(false);
});
