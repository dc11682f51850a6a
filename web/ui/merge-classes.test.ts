import { extendTailwindMerge } from 'tailwind-merge';
import { expect, it } from 'vitest';
import { mergeClasses } from './merge-classes.ts';

// Told our own scale (web/styles/theme.css): otherwise `text-small` and `text-ink` would be taken for two colours.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['small', 'body', 'lead', 'heading', 'display'],
      'font-weight': ['normal', 'strong'],
      leading: ['tight', 'snug', 'text'],
      radius: ['tight', 'soft'],
      shadow: ['float'],
      container: ['measure', 'dialog', 'page'],
    },
  },
});

// The site's own pages write their classes out and merge none.
const SOURCES = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../features/site/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every word between quotes in the app that sets something. */
function classesInUse(): string[] {
  const texts = Object.values(SOURCES).flatMap((code) => [...code.matchAll(/['"`]([^'"`\n]*)['"`]/g)]);
  const words = texts.flatMap(([, text = '']) => text.split(/\s+/));
  return [...new Set(words)].filter((word) => word !== '' && merge(`${word} ${word}`) === word);
}

/** Those under the same variants together: only they can undo each other. */
function groupsOf(classes: readonly string[]): string[][] {
  const groups: Record<string, string[]> = {};
  for (const one of classes) {
    const variants = /^(?:[^[\]:]|\[[^\]]*\])*:(?=[^:]*$)/.exec(one)?.[0] ?? '';
    groups[variants] = [...(groups[variants] ?? []), one];
  }
  return Object.values(groups);
}

it('drops of every two classes in use what tailwind-merge would drop', () => {
  const classes = classesInUse();
  expect(classes.length).toBeGreaterThan(400);
  const differences: string[] = [];
  for (const alike of groupsOf(classes))
    for (const one of alike)
      for (const other of alike) {
        const both = `${one} ${other}`;
        if (mergeClasses(both) !== merge(both)) differences.push(both);
      }
  // Cutting after so many lines hides what overflows in both directions; tailwind-merge leaves the unused class in place.
  expect(differences.filter((both) => !/overflow-[xy]-\S+ \S*line-clamp/.test(both))).toEqual([]);
});

it('keeps what stands under another variant', () => {
  const list =
    'size-10 hover:size-8 max-sm:size-10 sm:hover:size-4 [&_svg]:size-5 size-9 p-2 p-2! hover:size-6 sm:hover:p-2 sm:hover:size-5';
  expect(mergeClasses(list)).toBe(merge(list));
});

it('lets two that set the parts take the place of the whole', () => {
  expect(mergeClasses('p-4 px-2')).toBe('p-4 px-2');
  expect(mergeClasses('p-4 px-2 py-1')).toBe('px-2 py-1');
  expect(mergeClasses('px-2 py-1 p-4')).toBe('p-4');
  expect(mergeClasses('text-small text-ink leading-snug text-body')).toBe('text-ink text-body');
});
