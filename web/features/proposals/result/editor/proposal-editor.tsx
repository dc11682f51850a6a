import { EditorContent } from '@tiptap/react';
import { EditorToolbar } from './editor-toolbar.tsx';
import { type EditorHandle, useProposalEditor } from './use-proposal-editor.ts';

interface ProposalEditorProps {
  /** Where editing starts from. */
  html: string;
  onChange: (html: string) => void;
  onEscape: () => void;
  onReady: (handle: EditorHandle) => void;
}

/** The proposal as text that can be written in. A chunk of its own: nothing of it loads before editing is asked for. */
export function ProposalEditor(props: ProposalEditorProps) {
  const editor = useProposalEditor(props);
  return (
    <>
      <div className="sticky top-(--header-height) z-10 -mx-2 mb-5 border-b border-line bg-sheet py-1.5">
        <EditorToolbar editor={editor} />
      </div>
      <EditorContent editor={editor} />
    </>
  );
}
