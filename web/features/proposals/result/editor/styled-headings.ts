import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { HEADING_LOOKS, HEADING_ROLE } from '../letter/heading.ts';
import { headingLabel } from '../letter/styled-letters.ts';
import { spansOf } from './editor-content.ts';

/** Gives headings in styled letters the spacing and the readable name that they have on the sheet. */
export const StyledHeadings = Extension.create({
  name: 'styledHeadings',
  addProseMirrorPlugins: () => [
    new Plugin({ props: { decorations: ({ doc }) => DecorationSet.create(doc, headingsIn(doc)) } }),
  ],
});

const ROLE = { ...HEADING_ROLE, 'aria-level': String(HEADING_ROLE['aria-level']) };

function headingsIn(doc: Node): Decoration[] {
  const found: Decoration[] = [];
  doc.forEach((node, pos) => {
    const label = labelOf(node);
    if (label === null) return;
    found.push(Decoration.node(pos, pos + node.nodeSize, { ...ROLE, class: HEADING_LOOKS, 'aria-label': label }));
  });
  return found;
}

function labelOf(node: Node): string | null {
  if (node.type.name !== 'paragraph' || node.childCount === 0) return null;
  return headingLabel(spansOf(node));
}
