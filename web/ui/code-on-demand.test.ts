import { expect, it } from 'vitest';
import { codeOnDemand } from './code-on-demand.ts';

it('is fetched once, however many ask, and is there from then on', async () => {
  let fetches = 0;
  const code = codeOnDemand(async () => `code ${(fetches += 1)}`);
  expect(code.there()).toBeUndefined();
  expect(await Promise.all([code.load(), code.load()])).toEqual(['code 1', 'code 1']);
  code.warm();
  expect([code.there(), fetches]).toEqual(['code 1', 1]);
});

it('notifies listeners when it is loaded, and no unsubscribed ones', async () => {
  const code = codeOnDemand(async () => 'code');
  const reported: string[] = [];
  code.subscribe(() => reported.push(`one: ${code.there()}`));
  code.subscribe(() => reported.push('other'))();
  await code.load();
  expect(reported).toEqual(['one: code']);
});

it('is retried by the next call after a failure', async () => {
  let isOnline = false;
  const code = codeOnDemand(async () => {
    if (!isOnline) throw new Error('No network');
    return 'code';
  });
  await expect(code.load()).rejects.toThrow('No network');
  isOnline = true;
  expect(await code.load()).toBe('code');
});
