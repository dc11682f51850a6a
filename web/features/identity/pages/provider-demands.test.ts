import { expect, it } from 'vitest';
import { createProviderDemands } from './provider-demands.ts';

it('says what the provider asks for, and nothing where there is none', async () => {
  const demandsOf = createProviderDemands(async () => ({ passwordDemands: async () => ['A number.'] }));
  expect(await demandsOf('harbour')).toEqual(['A number.']);
  const none = createProviderDemands(async () => ({}));
  expect(await none('harbour')).toEqual([]);
});

it('while the server is away a password can be typed, and it is asked once', async () => {
  let asked = 0;
  const demandsOf = createProviderDemands(() => {
    asked += 1;
    return Promise.reject(new TypeError('fetch failed'));
  });
  for (const typed of ['h', 'ha', 'har']) expect(await demandsOf(typed)).toEqual([]);
  expect(asked).toBe(1);
});
