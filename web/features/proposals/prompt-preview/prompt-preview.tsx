import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { GenerateRequest } from '#shared/proposals/contract.ts';
import { type PromptPreviewAnswer, previewPrompt } from '#shared/proposals/prompt-preview.ts';
import { call } from '#web/api/call.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadFailed } from '#web/ui/fetched.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { HideFromModel } from './hide-from-model.tsx';
import { HiddenList, LeftOut, SentMessages } from './sent-messages.tsx';

export interface PromptPreviewProps {
  open: boolean;
  onClose: () => void;
  /** Null while there is no job to write for. */
  request: GenerateRequest | null;
  hiddenWords: readonly string[];
  onHide: (words: readonly string[]) => void;
}

/** What a proposal for this job would send, asked of the server, which sends nothing for it. */
export function PromptPreview({ open, onClose, request, hiddenWords, onHide }: PromptPreviewProps) {
  const sent = useQuery({
    queryKey: ['prompt-preview', request],
    queryFn: ({ signal }) => call(previewPrompt, { input: request ?? { jobTitle: '', jobDescription: '' }, signal }),
    enabled: open && request !== null,
    placeholderData: keepPreviousData,
    // Texts of the user need not lie about.
    gcTime: 0,
    retry: false,
  });
  return (
    <Dialog open={open} onClose={onClose} title="What we send to the AI" className="max-w-3xl">
      <div className="grid gap-5" aria-busy={sent.isFetching}>
        {request === null && (
          <p className="text-ink-soft">Fill in the job first. You’ll then see exactly what we would send.</p>
        )}
        <LoadFailed query={sent} title="We couldn’t load the preview" />
        {sent.isPending && request !== null && <Loading />}
        {sent.data?.to === null && <NothingSent />}
        {sent.data?.to && <SentToModel {...sent.data} to={sent.data.to} hiddenWords={hiddenWords} onHide={onHide} />}
      </div>
    </Dialog>
  );
}

function NothingSent() {
  return (
    <p className="flex items-start gap-3 rounded-soft border border-accent-line bg-accent-wash p-4">
      <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
      <span>
        <span className="font-strong">Nothing leaves this server.</span> Our built-in writer reads the post and your own
        words here. No language model and no other company gets to see them.
      </span>
    </p>
  );
}

type SentToModelProps = PromptPreviewAnswer &
  Pick<PromptPreviewProps, 'hiddenWords' | 'onHide'> & { to: NonNullable<PromptPreviewAnswer['to']> };

function SentToModel({ to, messages, hidden, leftOut, hiddenWords, onHide }: SentToModelProps) {
  return (
    <>
      <div className="grid gap-1">
        <p>
          We send two messages to the language model <span className="font-strong wrap-anywhere">{to.model}</span>
          {to.provider && ` from ${to.provider}`} at <span className="font-strong wrap-anywhere">{to.host}</span>: the
          instructions, and the job with your own words.
        </p>
        <p className="text-ink-soft">
          They don’t contain your account. If nothing usable comes, we ask once more. When you ask for a change, we also
          send your proposal as it reads now and your request.
        </p>
      </div>
      <HideFromModel hidden={hiddenWords} onHide={onHide} />
      <HiddenList hidden={hidden} isAsked={hiddenWords.length > 0} />
      <LeftOut leftOut={leftOut} />
      <SentMessages messages={messages} hidden={hidden} />
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-3">
      <p role="status" className="text-small text-ink-faint">
        Loading…
      </p>
      {['w-11/12', 'w-full', 'w-8/12'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
