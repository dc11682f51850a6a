import { Slice } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { contentOf } from './editor-content.ts';

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
