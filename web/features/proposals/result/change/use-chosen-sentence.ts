import { type RefObject, useEffect, useRef } from 'react';
import type { Part } from '#shared/proposals/blocks.ts';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { listen } from '#web/ui/listen.ts';
import { sentenceAt, sentencesIn } from './sentences.ts';

interface Chosen {
  readonly sentences: readonly string[];
  readonly chosen: string | undefined;
}

/** Follows the selection in `frame`: a press on a button takes it away. Returns the sentence in which it was last. */
export function useChosenSentence(
  frame: RefObject<HTMLElement | null>,
  { part, blocks }: { part: Part; blocks: ProposalDocument },
): () => Chosen {
  const last = useRef<{ text: string; offset: number }>(undefined);
  useEffect(() => {
    const follow = () => {
      const selection = document.getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
      const node = range?.startContainer;
      if (!range || !(node instanceof Text) || !frame.current?.contains(node)) return;
      last.current = { text: node.data, offset: range.startOffset };
    };
    follow();
    return listen(document, 'selectionchange', follow);
  }, [frame]);
  return () => {
    const sentences = sentencesIn(part, blocks);
    const place = last.current;
    return { sentences, chosen: place && sentenceAt(sentences, place.text, place.offset) };
  };
}
