import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extension-placeholder';
import { Selection } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { cn } from '#web/ui/class-names.ts';
import { contentOf, documentOf, insertsOfHtml } from './editor-content.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { StyledHeadings } from './styled-headings.ts';
import { isWebAddress } from './web-address.ts';

/** The editor's functions for the code around it. */
export interface EditorHandle {
  /** Selects the first occurrence of `text` and scrolls to it. False if there is none. */
  selectText: (text: string) => boolean;
  /** Removes the first occurrence of `text`, as one step that can be undone. */
  removeText: (text: string) => void;
  /** Puts the cursor before the first words that are in sight, so that the first key pressed moves nothing. */
  focus: () => void;
}

export interface ProposalEditorProps {
  /** The language of the text, for spelling checkers. */
  lang: string | undefined;
  /** Where editing starts from; later values are ignored. */
  document: ProposalDocument;
  onChange: (document: ProposalDocument) => void;
  onEscape: () => void;
  onReady: (handle: EditorHandle) => void;
}

/** The proposal as text that can be written in. A chunk of its own: nothing of it loads before editing is asked for. */
export function ProposalEditor({ lang, document: initial, onChange, onEscape, onReady }: ProposalEditorProps) {
  // A name of its own would be read in the language of the text.
  const labelledBy = useId();
  const [content] = useState(() => contentOf(initial));
  const [editorProps] = useState(() => propsOf(labelledBy, lang));
  const editor = useEditor({
    extensions,
    content,
    editorProps,
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(documentOf(changed.state.doc)),
  });
  const ready = useEffectEvent(onReady);
  useEffect(() => ready(handleOf(editor)), [editor]);
  return (
    <>
      <span id={labelledBy} hidden>
        Your proposal
      </span>
      <div className={TOOLBAR_PLACE}>
        <EditorToolbar editor={editor} />
      </div>
      <EditorContent
        editor={editor}
        // The editor has prevented what the browser would do, unless the key ends a composition: Safari reports that one afterwards.
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && nativeEvent.defaultPrevented && onEscape()}
      />
    </>
  );
}

function propsOf(labelledBy: string, lang: string | undefined): EditorProps {
  return {
    attributes: {
      ...{ class: LOOKS, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': labelledBy },
      ...(lang && { lang }),
    },
    handleDOMEvents: insertsOfHtml,
    // What is typed at is never under the header and the toolbar, nor under the bar at the foot of the window.
    scrollThreshold: coveredHeight(),
    scrollMargin: coveredHeight(),
  };
}

function handleOf(editor: Editor): EditorHandle {
  return {
    selectText: (text) => selectText(editor, text),
    removeText: (text) => {
      if (selectText(editor, text)) editor.commands.deleteSelection();
    },
    focus: () => {
      const place = firstInSight(editor);
      // Who reads on below the text is brought to its end.
      editor.commands.focus(place ?? 'end', { scrollIntoView: place === undefined });
    },
  };
}

/** Along the top edge of the sheet, and under the page's header once the sheet is scrolled. */
const TOOLBAR_PLACE = cn(
  'sticky top-(--header-height) z-10 rounded-t-tight border-b border-line bg-sheet py-1.5',
  '-mx-5 -mt-7 mb-5 px-2 sm:-mx-10 sm:-mt-10 sm:mb-6 sm:px-8 lg:-mx-14 lg:-mt-12 lg:px-12',
);

/** Height of the toolbar, rounded up. */
const TOOLS_PX = 56;
/** Height of the bar with Save at the foot of the window, and of a line above it. */
const BAR_PX = 128;

const LOOKS =
  // The library's own style sheet is not injected (the style policy would refuse it): this is what it needs of it.
  'proposal-text min-h-64 [white-space:break-spaces]! outline-none [&_.is-editor-empty:first-child]:before:pointer-events-none [&_.is-editor-empty:first-child]:before:float-left [&_.is-editor-empty:first-child]:before:h-0 [&_.is-editor-empty:first-child]:before:text-ink-faint [&_.is-editor-empty:first-child]:before:content-[attr(data-placeholder)]';

/** How much of the window is under something else at its edges. */
function coveredHeight() {
  return { top: headerPx() + TOOLS_PX + 16, right: 0, bottom: BAR_PX, left: 0 };
}

function headerPx(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
}

/** The start of the first block whose top the reader can see below the header and the toolbar. */
function firstInSight(editor: Editor): number | undefined {
  const top = TOOLS_PX + headerPx();
  let place: number | undefined;
  editor.state.doc.forEach((_block, offset) => {
    const element = editor.view.nodeDOM(offset);
    if (place === undefined && element instanceof HTMLElement && element.getBoundingClientRect().top >= top)
      place = offset;
  });
  return place === undefined ? undefined : Selection.near(editor.state.doc.resolve(place)).from;
}

function selectText(editor: Editor, text: string): boolean {
  let from = -1;
  editor.state.doc.descendants((node, pos) => {
    if (from >= 0 || !node.isTextblock) return from < 0;
    // Leaf nodes such as a line break count one position, as they do in the document.
    const at = node.textBetween(0, node.content.size, undefined, '\uFFFC').indexOf(text);
    if (at >= 0) from = pos + 1 + at;
    return false;
  });
  if (from < 0) return false;
  return editor
    .chain()
    .setTextSelection({ from, to: from + text.length })
    .focus(undefined, { scrollIntoView: true })
    .run();
}

/**
 * The editor knows the allow-list and nothing besides: paragraphs, both lists, line breaks, bold, italic and web links.
 * Whatever else is pasted or restored has no place in its schema and falls to plain paragraphs.
 */
const extensions: Extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      // 'ASP.NET' and 'socket.io' are no links, though they look like addresses.
      autolink: false,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: isWebAddress,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  StyledHeadings,
  Placeholder.configure({ placeholder: 'Write your proposal here.' }),
];
