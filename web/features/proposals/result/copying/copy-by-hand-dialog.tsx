import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-area.tsx';

interface CopyByHandDialogProps {
  /** Null keeps it closed. */
  text: string | null;
  onClose: () => void;
}

/** The way out when the browser allows no copying: the same text, selected. Source: docs/spec/proposals.md §8. */
export function CopyByHandDialog({ text, onClose }: CopyByHandDialogProps) {
  return (
    <Dialog
      open={text !== null}
      onClose={onClose}
      title="Failed to copy"
      description="There was an error copying the proposal. It is selected below: press Ctrl+C (⌘C on a Mac), or press and hold the text on a phone."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <SelectedText text={text ?? ''} />
    </Dialog>
  );
}

function SelectedText({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // After the dialog has put the focus on its first control.
    const frame = requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(0, text.length);
    });
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return <TextArea ref={field} aria-label="Your proposal" readOnly value={text} rows={8} maxRows={14} />;
}
