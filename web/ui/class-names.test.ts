import { expect, it } from 'vitest';
import { cn } from './class-names.ts';

it('keeps a colour beside a size of our own scale, and lets the later size win', () => {
  expect(cn('text-small text-ink', 'text-body')).toBe('text-ink text-body');
  expect(cn('font-serif font-strong', 'font-normal')).toBe('font-serif font-normal');
});

it.each([
  ['rounded-tight', 'rounded-soft'],
  ['leading-snug', 'leading-text'],
  ['max-w-measure', 'max-w-page'],
  ['shadow-float', 'shadow-none'],
])('%s gives way to %s', (earlier, later) => {
  expect(cn(earlier, later)).toBe(later);
});
