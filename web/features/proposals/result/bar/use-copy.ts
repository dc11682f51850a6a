import { useState } from 'react';
import { toast } from '#web/ui/toast.tsx';
import { copyText } from '../copy-text.ts';
import { blanksLeft } from '../copying/blanks-left.ts';

const COPIED = 'Your proposal has been copied to the clipboard';

/** Copies what the sheet shows, and says how many blanks are in it. When the browser refuses, `refusedText` is what the user can copy by hand. */
export function useCopy() {
  const [refusedText, setRefusedText] = useState<string | null>(null);
  const copy = async (text: string, blanks = 0) => {
    if (await copyText(text)) {
      toast({ title: 'Copied to clipboard', description: blanks === 0 ? COPIED : `${COPIED}. ${blanksLeft(blanks)}` });
      return;
    }
    setRefusedText(text);
    toast({
      title: 'Failed to copy',
      description: 'There was an error copying the proposal',
      variant: 'destructive',
    });
  };
  return { copy, refusedText, dismiss: () => setRefusedText(null) };
}
