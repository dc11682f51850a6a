import site from 'virtual:head-script/site';
import tool from 'virtual:head-script/tool';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

it.each([
  ['every page', site],
  ["the tool's page", tool],
])('what runs in the head of %s is one classic script', (_where, script) => {
  const { program, errors } = parseSync('head.js', script, { sourceType: 'script' });
  expect(errors).toEqual([]);
  expect(program.body).not.toEqual([]);
  expect(program.body.map(({ type }) => type)).not.toContain('ImportDeclaration');
});
