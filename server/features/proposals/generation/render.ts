import { escapeHtml } from '#shared/http/escape-html.ts';
import type { Block } from '#shared/proposals/blocks.ts';
import { PS_LABEL } from '#shared/proposals/plain-text.ts';
import { toStyled } from '#shared/proposals/unicode-text.ts';
import { urlsIn } from '#shared/proposals/verify/tokens.ts';

/** Blocks as HTML of the allow-list. The text is escaped; addresses in it become links. */
export function renderHtml(blocks: readonly Block[]): string {
  return blocks.map(renderBlock).join('');
}

function renderBlock(block: Block): string {
  switch (block.type) {
    case 'heading':
      return `<p><strong>${escapeHtml(toStyled(block.text))}</strong></p>`;
    case 'p':
      return `<p>${renderText(block.text)}</p>`;
    case 'list': {
      const tag = block.ordered ? 'ol' : 'ul';
      return `<${tag}>${block.items.map((item) => `<li>${renderText(item)}</li>`).join('')}</${tag}>`;
    }
    case 'qa':
      return `<p><em>${renderText(block.question)}</em><br>${renderText(block.answer)}</p>`;
    case 'ps':
      return `<p><strong>${toStyled(PS_LABEL)}</strong> ${renderText(block.text)}</p>`;
  }
}

function renderText(text: string): string {
  const pieces: string[] = [];
  let rest = text;
  for (const url of urlsIn(text)) {
    const at = rest.indexOf(url);
    pieces.push(escapeHtml(rest.slice(0, at)), renderLink(url));
    rest = rest.slice(at + url.length);
  }
  return [...pieces, escapeHtml(rest)].join('').replace(/\n/g, '<br>');
}

/** The gates accept only addresses of the user or the post; 'www.…' becomes https. */
function renderLink(url: string): string {
  const href = /^https?:\/\//i.test(url) ? url : `https://${url}`;
  return `<a href="${escapeHtml(href)}" rel="noopener noreferrer nofollow">${escapeHtml(url)}</a>`;
}
