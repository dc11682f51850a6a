import { useQuery } from '@tanstack/react-query';
import { Check, ClipboardCopy } from 'lucide-react';
import { useState } from 'react';
import type { GenerateRequest } from '#shared/proposals/contract.ts';
import { writeAssistantPrompt } from '#shared/proposals/pasted.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/fetched.tsx';
import { HideFromModel } from '../prompt-preview/hide-from-model.tsx';
import { HiddenList } from '../prompt-preview/sent-messages.tsx';
import { copyText } from '../result/copy-text.ts';

interface PromptToCopyProps {
  open: boolean;
  request: GenerateRequest;
  hiddenWords: readonly string[];
  onHide: (words: readonly string[]) => void;
}

interface Copied {
  readonly prompt: string;
  readonly isCopied: boolean;
}

/** The prompt, fetched before it is copied: browsers copy only what is there at the moment of the press. */
export function PromptToCopy({ open, request, hiddenWords, onHide }: PromptToCopyProps) {
  const asked = useQuery({
    queryKey: ['assistant-prompt', request],
    queryFn: ({ signal }) => call(writeAssistantPrompt, { input: request, signal }),
    enabled: open,
    // The same while the dialog is open: a prompt that has been copied is the one that is shown.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const [last, setLast] = useState<Copied | null>(null);
  const prompt = asked.data?.prompt;
  const copied = last !== null && last.prompt === prompt ? last : null;
  const copy = async () => {
    if (prompt !== undefined) setLast({ prompt, isCopied: await copyText(prompt) });
  };
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        Paste it into ChatGPT, Claude, Gemini or the chat you use. It contains the job post, what you entered and the
        rules of a good proposal. We don’t send it anywhere.
      </p>
      {asked.isError ? (
        <LoadFailed query={asked} title="The prompt could not be made" />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={() => void copy()} disabled={prompt === undefined}>
            {copied?.isCopied ? <Check aria-hidden /> : <ClipboardCopy aria-hidden />}
            {prompt === undefined ? 'Making the prompt...' : 'Copy the prompt'}
          </Button>
          <p role="status" className="text-small text-ink-soft">
            {copied?.isCopied && 'Copied. Paste it into your chat, then come back with the answer.'}
            {copied &&
              !copied.isCopied &&
              'Your browser did not allow copying. Open the prompt below and copy it by hand.'}
          </p>
        </div>
      )}
      <div className="grid gap-2 text-small">
        <details>
          <summary className="cursor-pointer text-ink-soft">
            Hide a word in it{hiddenWords.length > 0 && ` (${hiddenWords.length} chosen)`}
          </summary>
          <div className="grid gap-3 pt-3">
            <HideFromModel hidden={hiddenWords} onHide={onHide} />
            {asked.data && <HiddenList hidden={asked.data.hidden} isAsked={hiddenWords.length > 0} />}
          </div>
        </details>
        {prompt !== undefined && (
          <details open={copied !== null && !copied.isCopied ? true : undefined}>
            <summary className="cursor-pointer text-ink-soft">Read the prompt</summary>
            <div
              role="region"
              aria-label="The prompt"
              tabIndex={0}
              className="mt-2 max-h-60 overflow-y-auto rounded-soft border border-line bg-sheet px-4 py-3 font-mono whitespace-pre-wrap text-ink-soft wrap-anywhere"
            >
              {prompt}
            </div>
          </details>
        )}
      </div>
    </div>
  );
}
