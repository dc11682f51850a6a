import { type DocumentBlock, type ProposalDocument, type Span, spansText, tidySpans } from './document.ts';
import { spansOfWords } from './of-letter.ts';

interface Place {
  readonly spans: readonly Span[];
  readonly start: number;
  readonly end: number;
}

/** The text with other words at `place`, which is of this very document. Without words, a paragraph or an item that is empty then goes. */
export function replaceWords(document: ProposalDocument, place: Place, words: string): ProposalDocument {
  return document.flatMap((block): DocumentBlock[] => {
    if (block.kind === 'paragraph') {
      if (block.spans !== place.spans) return [block];
      const spans = words === '' ? cutWords(place) : spliceSpans(place, spansOfWords(words));
      return spansText(spans).trim() === '' ? [] : [{ ...block, spans }];
    }
    const items = block.items.map((item) => replaceWords(item, place, words)).filter((item) => item.length > 0);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
}

function spliceSpans({ spans, start, end }: Place, words: readonly Span[]): Span[] {
  return tidySpans([...slice(spans, 0, start), ...words, ...slice(spans, end, Number.POSITIVE_INFINITY)]);
}

/** The paragraph without those words: one space between what was before and behind, none at the ends. */
export function cutWords({ spans, start, end }: Place): Span[] {
  const text = spansText(spans);
  let [from, to] = [start, end];
  while (/\s/.test(text.charAt(to))) to += 1;
  if (to === text.length) while (from > 0 && /\s/.test(text.charAt(from - 1))) from -= 1;
  return spliceSpans({ spans, start: from, end: to }, []);
}

function slice(spans: readonly Span[], from: number, to: number): Span[] {
  let offset = 0;
  return spans.flatMap((span) => {
    const begin = offset;
    offset += span.text.length;
    const text = span.text.slice(Math.max(0, from - begin), Math.max(0, to - begin));
    return text === '' ? [] : [{ ...span, text }];
  });
}

/** The text with other words in the first place where `sentence` reads; null where it reads nowhere in one piece. */
export function replaceSentence(
  document: ProposalDocument,
  sentence: string,
  wording: string,
): ProposalDocument | null {
  const spans = paragraphWith(document, sentence);
  if (!spans) return null;
  const start = spansText(spans).indexOf(sentence);
  return replaceWords(document, { spans, start, end: start + sentence.length }, wording);
}

function paragraphWith(document: ProposalDocument, sentence: string): readonly Span[] | undefined {
  for (const block of document) {
    if (block.kind === 'paragraph') {
      if (spansText(block.spans).includes(sentence)) return block.spans;
      continue;
    }
    const found = block.items.map((item) => paragraphWith(item, sentence)).find((spans) => spans !== undefined);
    if (found) return found;
  }
  return undefined;
}
