import { useState } from 'react';
import { toast } from '#web/ui/toast.tsx';
import { copyText } from '../copy-text.ts';

/** Copies what the sheet shows. When the browser refuses, `refusedText` is what the user can copy by hand. */
export function useCopy() {
  const [refusedText, setRefusedText] = useState<string | null>(null);
  const copy = async (text: string) => {
    if (await copyText(text)) {
      toast({ title: 'Copied to clipboard', description: 'Your proposal has been copied to the clipboard' });
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
