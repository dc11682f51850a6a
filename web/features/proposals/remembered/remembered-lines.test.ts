import { expect, it } from 'vitest';
import { MAX_LINE_CHARS } from '#shared/proposals/letter/material.ts';
import { MAX_REMEMBERED_LINES, type RememberedLine } from '#shared/proposals/remembered-lines.ts';
import { isRemembered, linesToOffer, withRemembered } from './remembered-lines.ts';

const line = (id: string, text: string, kind: RememberedLine['kind'] = 'rate'): RememberedLine => ({
  ...{ id, kind, text },
  usedAt: '2026-11-23T00:00:00.000Z',
});

it('keeps lines that another job asks for too', () => {
  expect(isRemembered('rate', '$40')).toBe(true);
  expect(isRemembered('first_step', 'I ask.')).toBe(false);
  expect([' ', 'x'.repeat(MAX_LINE_CHARS + 1)].map((text) => isRemembered('rate', text))).toEqual([false, false]);
});

it('has the line that was used last first, and each once', () => {
  const lines = [line('1', '$40'), line('2', '$50'), line('3', '$40', 'proof')];
  expect(withRemembered(lines, line('4', '$50')).map(({ id }) => id)).toEqual(['4', '1', '3']);
  expect(withRemembered(lines, line('2', '$55')).map(({ id }) => id)).toEqual(['2', '1', '3']);
});

it('drops the line that was used longest ago when there are too many', () => {
  const many = Array.from({ length: MAX_REMEMBERED_LINES }, (_, index) => line(`l${index}`, `$${index}`));
  const ids = withRemembered(many, line('new', 'free')).map(({ id }) => id);
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([MAX_REMEMBERED_LINES, 'new', `l${MAX_REMEMBERED_LINES - 2}`]);
});

it('offers lines of the blank’s own kind that it does not say already', () => {
  const lines = [line('1', '$40'), line('2', '$50'), line('3', 'I did it.', 'proof')];
  expect(linesToOffer(lines, 'rate', ['$40 ']).map(({ id }) => id)).toEqual(['2']);
});
