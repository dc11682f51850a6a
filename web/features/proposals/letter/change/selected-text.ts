import { type RefObject, useEffect, useState } from 'react';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { listen } from '#web/ui/listen.ts';

/** More is all of it. */
const MOST_WORDS = 1_500;
/** Fewer are a press in passing. */
const FEWEST_CHARS = 3;

/** What is selected in `sheet`, as the browser has it; it stays after a press on a button has taken the selection away. */
export function useSelectedText(sheet: RefObject<HTMLElement | null>): { selected: string; forget: () => void } {
  const [selected, setSelected] = useState('');
  useEffect(() => {
    const follow = () => {
      const selection = document.getSelection();
      const node = selection?.anchorNode;
      if (!selection || !node || !sheet.current?.contains(node) || !sheet.current.contains(selection.focusNode)) return;
      setSelected(selection.isCollapsed ? '' : selection.toString());
    };
    return listen(document, 'selectionchange', follow);
  }, [sheet]);
  return { selected, forget: () => setSelected('') };
}

/**
 * The piece of a proposal in plain form that reads like what was selected of it on the page, where headings are styled, blanks are
 * fields and bullets are no letters. Empty where there is none.
 */
export function pieceOf(text: string, selected: string): string {
  const words = toPlainLetters(selected).trim().split(/\s+/);
  if (selected.trim().length < FEWEST_CHARS || words.length > MOST_WORDS) return '';
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')).join(BETWEEN);
  return new RegExp(pattern, 'u').exec(text)?.[0] ?? '';
}

/** Spaces, the sign of a heading or an item, and a blank. */
const BETWEEN = '\\s+(?:## |- |\\d+\\. )?(?:\\[[^\\]]*\\]\\s*)?';
