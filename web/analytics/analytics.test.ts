import { describe, expect, it } from 'vitest';
import { asksNotToBeTracked, keepChoice, keptChoice } from './consent.ts';
import { pathToReport, referrerToReport } from './google-tag.ts';

const OWN = 'https://proposals.example';

describe('what is sent of an address', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/reset-password', '/reset-password'],
    ['/checkout/success', '/checkout/success'],
    ['/ada@freelance.example', '/no-such-page'],
    ['/account/4711', '/no-such-page'],
    ['/pricing?token=secret', '/no-such-page'],
    ['', '/no-such-page'],
  ])('%s is reported as %s', (path, reported) => {
    expect(pathToReport(path)).toBe(reported);
  });

  it.each([
    [`${OWN}/auth?returnTo=%2Fcheckout#x`, `${OWN}/auth`],
    [`${OWN}/letters/4711`, `${OWN}/no-such-page`],
    ['https://search.example/find?q=my+name', 'https://search.example/'],
    ['https://proposals.example.evil.example/auth', 'https://proposals.example.evil.example/'],
    ['', ''],
    ['android-app://mail.example/', ''],
  ])('of someone who comes from %s %s is reported', (referrer, reported) => {
    expect(referrerToReport(referrer, OWN)).toBe(reported);
  });
});

describe('the choice', () => {
  const aBrowser = (kept = new Map<string, string>()) => ({
    navigator: {},
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  const blocked = {
    navigator: {},
    get localStorage(): never {
      throw new Error('blocked');
    },
  };

  it('is open until it is made, and is stored', () => {
    const browser = aBrowser();
    expect(keptChoice(browser)).toBeUndefined();
    keepChoice(browser, 'refused');
    expect(keptChoice(browser)).toBe('refused');
    expect(keptChoice(aBrowser(new Map([['visits', 'whatever']])))).toBeUndefined();
  });

  it('is a no if it could not be stored, so that nobody is asked on every page', () => {
    expect(keptChoice(blocked)).toBe('refused');
    expect(() => keepChoice(blocked, 'allowed')).not.toThrow();
  });

  it.each([
    ['Do Not Track', { doNotTrack: '1' }, true],
    ['Global Privacy Control', { globalPrivacyControl: true }, true],
    ['both switched off', { doNotTrack: '0', globalPrivacyControl: false }, false],
    ['nothing said', { doNotTrack: null }, false],
  ])('is made before by %s', (_what, navigator, isAsked) => {
    expect(asksNotToBeTracked({ navigator })).toBe(isAsked);
  });
});
