import { Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { blanksLeft, loadBlanksQuestion, useAskBlanks } from '#web/features/proposals/index.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { addressOfDraft } from '../open-draft.ts';

const question = onDemand(loadBlanksQuestion);

interface CopyButtonProps {
  /** Of the proposal. */
  id: string;
  letter: string;
  onCopied: () => void;
}

/** Copies a letter; one with blanks after a question, as the tool does. */
export function CopyButton({ id, letter, onCopied }: CopyButtonProps) {
  const blanks = blanksIn(letter).length;
  const asked = useAskBlanks(id, blanks);
  const navigate = useNavigate();
  const copy = async () => {
    if (await copyLetter(letter, blanks)) onCopied();
  };
  return (
    <>
      <Button variant="secondary" onClick={() => asked.askFirst(() => void copy())}>
        <Copy aria-hidden />
        Copy
      </Button>
      {asked.isAsking && (
        <question.Part
          asked={asked}
          blanks={blanks}
          onFill={() => void navigate(addressOfDraft(id))}
          onFailed={asked.refuse}
        />
      )}
    </>
  );
}

async function copyLetter(letter: string, blanks: number): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(letter);
  } catch {
    const description = 'There was an error copying the proposal. Select the text and copy it by hand.';
    toastFailure('Failed to copy', description);
    return false;
  }
  const copied = 'Your proposal has been copied to the clipboard';
  toast({ title: 'Copied to clipboard', description: blanks === 0 ? copied : `${copied}. ${blanksLeft(blanks)}` });
  return true;
}
