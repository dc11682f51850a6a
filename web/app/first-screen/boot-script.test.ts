import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { AFTER_PAINT_SCRIPT, BOOT_SCRIPT } from '#web/site-shell/boot.ts';
import { FIRST_SCREEN_SCRIPT } from './boot-script.ts';

it.each([
  ['every page', BOOT_SCRIPT],
  ['after the first paint', AFTER_PAINT_SCRIPT],
  ["the tool's page", FIRST_SCREEN_SCRIPT],
])('what runs in the head can be read by a browser, and ends no script element: %s', (_where, script) => {
  const { program, errors } = parseSync('head.js', script, { sourceType: 'script' });
  expect(errors).toEqual([]);
  expect(program.body).not.toEqual([]);
  expect(script).not.toContain('<');
});
