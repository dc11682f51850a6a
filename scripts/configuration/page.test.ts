import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { REFERENCE } from '../../server/config/reference.ts';
import { SETTINGS } from '../../server/config.ts';
import { configurationPage } from './page.ts';

describe('the page of all settings', () => {
  it('has one row for each setting of the schema, with the default of the schema', () => {
    const page = configurationPage();
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` \|/gm)].map((match) => match[1] ?? '');
    expect(rows.toSorted()).toEqual(Object.keys(SETTINGS).toSorted());
    expect(page).toContain('| `HOST` | `127.0.0.1` |');
    expect(page).toContain('| `ENGINE_THREADS` | `2` |');
  });

  it('is not made when a setting has no text, or a text no setting', () => {
    expect(() => configurationPage({ ...SETTINGS, NEW_ONE: z.string().optional() })).toThrow(
      'says nothing about NEW_ONE',
    );
    const more = { ...REFERENCE, More: { GONE: { meaning: 'gone', unset: 'not set' } } };
    expect(() => configurationPage(SETTINGS, more)).toThrow('no setting: GONE');
  });

  it('is not made when a text and the schema both have a default, or neither', () => {
    const with2 = (unset: { unset?: string }) => ({ Only: { ONE: { meaning: 'one', ...unset } } });
    expect(() => configurationPage({ ONE: z.string().default('a') }, with2({ unset: 'b' }))).toThrow('ONE');
    expect(() => configurationPage({ ONE: z.string().optional() }, with2({}))).toThrow('ONE');
  });
});
