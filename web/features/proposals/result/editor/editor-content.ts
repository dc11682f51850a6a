import { type Node, Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import type { JSONContent } from '@tiptap/react';
import {
  type DocumentBlock,
  type ProposalDocument,
  type Span,
  tidySpans,
} from '#shared/proposals/document/document.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';

/** A document as the editor's own JSON. */
export function contentOf(document: ProposalDocument): JSONContent {
  return { type: 'doc', content: document.length === 0 ? [EMPTY_LINE] : document.map(nodeOf) };
}

/** What is in the editor; paragraphs, items and lists without words are left out. */
export function documentOf(parent: Node): ProposalDocument {
  return parent.children.flatMap((node): DocumentBlock[] => {
    if (node.isTextblock) {
      const spans = tidySpans(spansOf(node));
      return spans.length === 0 ? [] : [{ kind: 'paragraph', spans }];
    }
    const items = node.children.map(documentOf).filter((item) => item.length > 0);
    return items.length === 0 ? [] : [{ kind: 'list', ordered: node.type.name === 'orderedList', items }];
  });
}

/** The words of one paragraph in the editor. */
export function spansOf(paragraph: Node): Span[] {
  return paragraph.children.map(({ text = '\n', marks }) => {
    const href: unknown = marks.find(({ type }) => type.name === 'link')?.attrs['href'];
    return {
      text,
      strong: marks.some(({ type }) => type.name === 'bold'),
      em: marks.some(({ type }) => type.name === 'italic'),
      href: typeof href === 'string' ? href : null,
    };
  });
}

const EMPTY_LINE: JSONContent = { type: 'paragraph' };

function nodeOf(block: DocumentBlock): JSONContent {
  if (block.kind === 'paragraph') return { type: 'paragraph', content: block.spans.flatMap(inlinesOf) };
  return { type: block.ordered ? 'orderedList' : 'bulletList', content: block.items.map(itemOf) };
}

/** The editor has a paragraph at the beginning of every item. */
function itemOf(item: ProposalDocument): JSONContent {
  const begin = item[0]?.kind === 'paragraph' ? [] : [EMPTY_LINE];
  return { type: 'listItem', content: [...begin, ...item.map(nodeOf)] };
}

function inlinesOf({ text, strong, em, href }: Span): JSONContent[] {
  const marks = [
    ...(strong ? [{ type: 'bold' }] : []),
    ...(em ? [{ type: 'italic' }] : []),
    ...(href === null ? [] : [{ type: 'link', attrs: { href } }]),
  ];
  return text
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [{ type: 'hardBreak', marks }] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, marks }]),
    ]);
}

/**
 * The editing library reads pasted HTML through `innerHTML`, which the page's Trusted Types policy refuses. So HTML from
 * the clipboard and from drops is taken here first: read as a document, and only that is handed on.
 * Text without HTML, and pieces dragged within the editor, go the library's own way, which builds nodes.
 */
export const insertsOfHtml: NonNullable<EditorProps['handleDOMEvents']> = {
  paste: (view, event) => {
    const html = event.clipboardData?.getData('text/html');
    if (!html || !view.editable) return false;
    event.preventDefault();
    insertHtml(view, html);
    return true;
  },
  drop: (view, event) => {
    const html = event.dataTransfer?.getData('text/html');
    if (!html || !view.editable || view.dragging) return false;
    event.preventDefault();
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    insertHtml(view, html, place?.pos);
    return true;
  },
};

function insertHtml(view: EditorView, html: string, at?: number): void {
  const document = documentOfHtml(html);
  if (document.length === 0) return;
  const { schema, tr } = view.state;
  // Open at both ends: the first and the last words join the lines that they are put into.
  const slice = Slice.maxOpen(schema.nodeFromJSON(contentOf(document)).content);
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)).scrollIntoView());
}
