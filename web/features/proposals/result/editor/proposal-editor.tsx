import { EditorContent } from '@tiptap/react';
import { useId } from 'react';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { cn } from '#web/ui/class-names.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { type EditorHandle, useProposalEditor } from './use-proposal-editor.ts';

export interface ProposalEditorProps {
  /** The language of the text, for spelling checkers. */
  lang: string | undefined;
  /** Where editing starts from. */
  document: ProposalDocument;
  onChange: (document: ProposalDocument) => void;
  onEscape: () => void;
  onReady: (handle: EditorHandle) => void;
}

/** Along the top edge of the sheet, and under the page's header once the sheet is scrolled. */
const TOOLBAR_PLACE = cn(
  'sticky top-(--header-height) z-10 rounded-t-tight border-b border-line bg-sheet py-1.5',
  '-mx-5 -mt-7 mb-5 px-2 sm:-mx-10 sm:-mt-10 sm:mb-6 sm:px-8 lg:-mx-14 lg:-mt-12 lg:px-12',
);

/** The proposal as text that can be written in. A chunk of its own: nothing of it loads before editing is asked for. */
export function ProposalEditor(props: ProposalEditorProps) {
  const labelledBy = useId();
  const editor = useProposalEditor({ ...props, labelledBy });
  return (
    <>
      <span id={labelledBy} hidden>
        Your proposal
      </span>
      <div className={TOOLBAR_PLACE}>
        <EditorToolbar editor={editor} />
      </div>
      <EditorContent editor={editor} />
    </>
  );
}
