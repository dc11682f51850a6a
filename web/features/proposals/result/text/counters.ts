import { LIST_PREVIEW_CHARS } from '#shared/proposals/limits.ts';

/** Words as a reader counts them: runs between spaces that hold a letter or a digit; bullets and dashes are none. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}

interface ListPreview {
  text: string;
  /** There is more than the list shows. */
  isCut: boolean;
}

/** What a client sees of `text` in the list of proposals: one line of running text, cut after 240 visible characters. */
export function listPreview(text: string): ListPreview {
  const line = text.replace(/\s+/g, ' ').trim();
  let end = 0;
  let shown = 0;
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(line)) {
    if (shown === LIST_PREVIEW_CHARS) return { text: line.slice(0, end), isCut: true };
    end += segment.length;
    shown += 1;
  }
  return { text: line, isCut: false };
}
