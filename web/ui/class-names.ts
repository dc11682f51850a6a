import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// The names of our own scale (web/styles/theme.css): without them `text-small` and `text-ink` would be taken for two colours.
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

/** Joins class names; where two set the same property, the later one wins, so `className` can adjust any component. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
