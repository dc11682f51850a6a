import { DOMParser as ContentParser, DOMSerializer, type Schema } from '@tiptap/pm/model';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import type { Editor, JSONContent } from '@tiptap/react';
import { readTree } from '../text/proposal-tree.ts';
import { pastedFragment, sanitisedFragment } from '../text/sanitise.ts';
import { treeToHtml } from '../text/tree-to-html.ts';

/**
 * The editing library reads pasted HTML through `innerHTML`, which the page's Trusted Types policy refuses. So HTML from
 * the clipboard and from drops is taken here first: sanitised into an inert fragment, and only its nodes are handed on.
 * Text without HTML, and pieces dragged within the editor, go the library's own way, which builds nodes.
 */
export const cleanInserts: NonNullable<EditorProps['handleDOMEvents']> = {
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

/** `html` as the editor's own JSON: given as a string, the library would parse it through a refused sink. */
export function contentOf(schema: Schema, html: string): JSONContent {
  const doc = ContentParser.fromSchema(schema).parse(sanitisedFragment(html));
  return doc.toJSON() as JSONContent; // the library types its own JSON as any
}

/** What is in the editor, in the one spelling in which proposals are saved and compared. */
export function htmlOf(editor: Pick<Editor, 'schema' | 'state'>): string {
  const fragment = DOMSerializer.fromSchema(editor.schema).serializeFragment(editor.state.doc.content);
  return treeToHtml(readTree(fragment));
}

function insertHtml(view: EditorView, html: string, at?: number): void {
  const context = view.state.selection.$from;
  const slice = ContentParser.fromSchema(view.state.schema).parseSlice(pastedFragment(html), { context });
  const { tr } = view.state;
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replaceRange(at, at, slice)).scrollIntoView());
}
