import { describe, expect, it } from 'vitest';
import { textField } from './text-field.ts';

describe('textField', () => {
  const field = textField('Note', 5);
  const messageOf = (value: unknown) => field.safeParse(value).error?.issues[0]?.message;

  it('accepts the longest allowed text and not one character more', () => {
    expect(field.parse('12345')).toBe('12345');
    expect(messageOf('123456')).toBe('Note can be at most 5 characters.');
  });

  it('refuses what the database cannot store, and what is not text', () => {
    expect(messageOf('a\u0000b')).toBe('Note contains a character that cannot be stored (NUL).');
    expect(messageOf(['a'])).toBe('Note must be text.');
  });
});
