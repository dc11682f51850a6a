import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetVisitorLine, readVisitorLines, rememberVisitorLine } from './visitor-lines.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => void stored.set(key, text),
};

beforeEach(() => vi.stubGlobal('localStorage', storage));
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const texts = () => readVisitorLines().map(({ text }) => text);

it('has what was remembered, newest first, until it is forgotten', () => {
  const { id } = rememberVisitorLine('rate', ' $40 ');
  rememberVisitorLine('rate', '$50');
  expect(texts()).toEqual(['$50', '$40']);
  forgetVisitorLine(id);
  expect(texts()).toEqual(['$50']);
});

it('keeps the lines that can be read', () => {
  rememberVisitorLine('rate', '$40');
  const [[key = '', text = ''] = []] = stored;
  stored.set(key, text.replace('[', '[{"id":1},'));
  expect(texts()).toEqual(['$40']);
  stored.set(key, '{');
  expect(texts()).toEqual([]);
});

it('says so when the browser stores nothing', () => {
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError');
    },
  });
  expect(() => rememberVisitorLine('rate', '$40')).toThrow('stores no lines');
});
