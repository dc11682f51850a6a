import { type RefObject, useEffect, useRef } from 'react';
import type { Part } from '#shared/proposals/blocks.ts';
import { type DocumentBlock, type ProposalDocument, spansText } from '#shared/proposals/document/document.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';
import { listen } from '#web/ui/listen.ts';
import { headingLabel } from '../letter/styled-letters.ts';

/** This many characters beside the cursor identify a sentence. */
const NEAR_CHARS = 12;

/** The sentences of a section that can be changed one by one: neither its heading nor the client's questions. */
export function sentencesIn(part: Part, blocks: ProposalDocument): string[] {
  return [...new Set(blocks.flatMap((block) => sentencesInBlock(part, block)))];
}

function sentencesInBlock(part: Part, block: DocumentBlock): string[] {
  if (block.kind === 'list') return block.items.flatMap((item) => sentencesIn(part, item));
  if (headingLabel(block.spans) !== null) return [];
  const text = spansText(block.spans);
  const [question, ...answer] = text.split('\n');
  return sentencesOf(part === 'answers' && question && answer.length > 0 ? answer.join('\n') : text);
}

/** The one at `offset` of a piece of text as it is shown; undefined where that is in none of them. */
export function sentenceAt(sentences: readonly string[], text: string, offset: number): string | undefined {
  const pieces = [text.slice(offset, offset + NEAR_CHARS), text.slice(Math.max(0, offset - NEAR_CHARS), offset)];
  for (const piece of pieces.map((one) => one.trim())) {
    const found = piece.length > 2 ? sentences.find((sentence) => sentence.includes(piece)) : undefined;
    if (found) return found;
  }
  return undefined;
}

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
