import { type ProposalDocument, type Span, spansText } from './document.ts';
import { replaceWords } from './replace-words.ts';

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
