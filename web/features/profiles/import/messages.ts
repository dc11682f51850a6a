import type { ImportedLine } from './read/imported-line.ts';
import type { Refusal } from './read/refusals.ts';

/** What a worker is asked to read. */
export type ToRead = { readonly bytes: Uint8Array } | { readonly text: string };

/** What a worker says: any number of pages, then the lines or why there are none. */
export type FromWorker =
  | { readonly type: 'page'; readonly done: number; readonly of: number }
  | { readonly type: 'lines'; readonly lines: readonly ImportedLine[] }
  | { readonly type: 'refused'; readonly refusal: Refusal };
