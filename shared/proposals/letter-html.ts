import { escapeHtml } from '#shared/http/escape-html.ts';
import type { Block, Part } from './blocks.ts';
import type { WrittenSection } from './contract.ts';
import { blocksToPlain, PS_LABEL } from './plain-text.ts';
import { toStyled } from './unicode-text.ts';
import { urlsIn } from './verify/tokens.ts';

/** Blocks as HTML of the allow-list. Their text is escaped; addresses in it become links. Server and browser render alike. */
export function renderHtml(blocks: readonly Block[]): string {
  return blocks.map(renderBlock).join('');
}

/** One section for each part of the blocks, in the order in which the parts begin. */
export function writtenSections(blocks: readonly Block[]): WrittenSection[] {
  const parts: Part[] = [...new Set(blocks.map(({ part }) => part))];
  return parts.map((part) => {
    const own = blocks.filter((block) => block.part === part);
    return { part, html: renderHtml(own), plainText: blocksToPlain(own) };
  });
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<p><strong>${escapeHtml(toStyled(block.text))}</strong></p>`;
    case 'p':
      return `<p>${renderInline(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${renderInline(item)}</li>`).join('')}</${tag}>`;
    }
    case 'qa':
      return `<p><em>${renderInline(block.question)}</em><br>${renderInline(block.answer)}</p>`;
    case 'ps':
      return `<p><strong>${toStyled(PS_LABEL)}</strong> ${renderInline(block.text)}</p>`;
  }
}

function renderInline(text: string): string {
  const pieces: string[] = [];
  let rest = text;
  for (const url of urlsIn(text)) {
    const at = rest.indexOf(url);
    pieces.push(escapeHtml(rest.slice(0, at)), renderLink(url));
    rest = rest.slice(at + url.length);
  }
  return [...pieces, escapeHtml(rest)].join('').replace(/\n/g, '<br>');
}

/** An address without a scheme ('www.…') is read as https. */
function renderLink(url: string): string {
  const href = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${escapeHtml(url)}</a>`;
}
