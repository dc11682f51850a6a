import { type ClassValue, clsx } from 'clsx';
import { mergeClasses } from './merge-classes.ts';

/** Joins class names; where two set the same property, the later one wins, so `className` can adjust any component. */
export function cn(...classes: ClassValue[]): string {
  return mergeClasses(clsx(classes));
}
