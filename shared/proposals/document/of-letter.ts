import { type Block, PARTS, type Part } from '../blocks.ts';
import type { WrittenSection } from '../contract.ts';
import { blocksToPlain, PS_LABEL } from '../plain-text.ts';
import { styleHeading, toStyled } from '../unicode-text.ts';
import { urlsIn } from '../verify/tokens.ts';
import { type DocumentBlock, type ProposalDocument, plainSpan, type Span, WEB_ADDRESS } from './document.ts';
import { documentToHtml } from './to-html.ts';

/** The document that a letter's blocks make; addresses in them become links. Server and browser make the same one. */
export function documentOfLetter(blocks: readonly Block[]): ProposalDocument {
  return blocks.map(documentBlock);
}

/** One section for each part of the blocks, in the order in which the parts begin. `shown`: the parts whose heading the text shows. */
export function writtenSections(blocks: readonly Block[], shown: ReadonlySet<Part> = new Set(PARTS)): WrittenSection[] {
  const parts: Part[] = [...new Set(blocks.map(({ part }) => part))];
  return parts.map((part) => {
    const own = blocks.filter((block) => block.part === part);
    return writtenSection(part, own, shown.has(part));
  });
}

/** The section that these blocks make. */
export function writtenSection(part: Part, blocks: readonly Block[], isHeadingShown = true): WrittenSection {
  const heading = blocks.find((block) => block.type === 'heading')?.text ?? null;
  const shown = isHeadingShown ? blocks : blocks.filter(({ type }) => type !== 'heading');
  const document = documentOfLetter(shown);
  return { part, heading, document, html: documentToHtml(document), plainText: blocksToPlain(shown) };
}

function documentBlock(block: Block): DocumentBlock {
  switch (block.type) {
    case 'heading':
      return paragraph([{ ...plainSpan(styleHeading(block.text)), strong: true }]);
    case 'p':
      return paragraph(spansOfWords(block.text));
    case 'list':
      return {
        ...{ kind: 'list', ordered: block.ordered },
        items: block.items.map((item) => [paragraph(spansOfWords(item))]),
      };
    case 'ps':
      return paragraph([{ ...plainSpan(toStyled(PS_LABEL)), strong: true }, ...spansOfWords(` ${block.text}`)]);
  }
}

function paragraph(spans: readonly Span[]): DocumentBlock {
  return { kind: 'paragraph', spans };
}

/** Plain words; addresses in them are links. */
export function spansOfWords(text: string): Span[] {
  const spans: Span[] = [];
  let rest = text;
  for (const url of urlsIn(text)) {
    const at = rest.indexOf(url);
    spans.push(plainSpan(rest.slice(0, at)), { ...plainSpan(url), href: addressOf(url) });
    rest = rest.slice(at + url.length);
  }
  return [...spans, plainSpan(rest)].filter((span) => span.text !== '');
}

/** An address without a scheme ('www.…') is read as https. */
function addressOf(url: string): string {
  return WEB_ADDRESS.test(url) ? url : `https://${url}`;
}
