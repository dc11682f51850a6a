import { showMark } from '../sheet/show-mark.ts';

/** Enough of a line to know it by. */
const KNOWN_BY_CHARS = 40;

/** Brings the paragraph or the item that holds `words` into sight, selects it and puts the focus there; a marked sentence as such. */
export function showWords(sheet: HTMLElement | null, words: string): void {
  if (showMark(sheet, words)) return;
  const start = words.slice(0, KNOWN_BY_CHARS);
  const places = [...(sheet?.querySelectorAll<HTMLElement>('p, li') ?? [])];
  const place = places.findLast((element) => element.textContent.includes(start));
  if (!place) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  window.getSelection()?.selectAllChildren(place);
}
