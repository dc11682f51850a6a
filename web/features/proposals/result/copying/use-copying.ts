import { useState } from 'react';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { useSession } from '#web/features/identity/index.ts';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { saveNow } from '../../leaving/save-now.ts';
import { copyText } from '../copy-text.ts';
import { hasStyledLetters } from '../letter/styled-letters.ts';
import { takeStyledLettersOffer } from '../text/plain-letters-preference.ts';
import { blanksLeft, useAskBlanks, useAskFirst } from './use-ask-first.ts';

const COPIED = 'Your proposal has been copied to the clipboard';
const STYLED = 'Screen readers spell its styled letters one by one, or skip them.';
/** Time to read what the offer is about. */
const OFFER_MS = 15_000;

interface CopyingOptions {
  /** As it is to be copied. */
  text: string;
  /** Null where it is not stored. */
  proposalId: string | null;
  blanks?: number;
  /** The client does not want such a text. */
  isUnwanted?: boolean;
  onPlainLetters?: () => void;
}

/** Copies the shown text, after what has to be asked first. When the browser refuses, `refusedText` can be copied by hand. */
export function useCopying({ text, proposalId, blanks = 0, isUnwanted = false, onPlainLetters }: CopyingOptions) {
  const [refusedText, setRefusedText] = useState<string | null>(null);
  const stored = useStoredCopy(proposalId);
  const name = proposalId ?? 'without-a-name';
  const unwanted = useAskFirst(isUnwanted ? name : null);
  const withBlanks = useAskBlanks(name, blanks);

  const copyNow = async (copied: string) => {
    if (!(await copyText(copied))) return setRefusedText(copied);
    stored?.onCopied();
    const offer = hasStyledLetters(copied) && takeStyledLettersOffer();
    const further = [blanks > 0 && blanksLeft(blanks), offer && STYLED].filter(Boolean);
    const description = further.length === 0 ? COPIED : [`${COPIED}.`, ...further].join(' ');
    const usePlainLetters = () => {
      onPlainLetters?.();
      void copyNow(toPlainLetters(copied));
    };
    const plain = {
      label: 'Use plain letters',
      altText: 'Switch on “Plain letters” beside Copy',
      onClick: usePlainLetters,
    };
    // From then on it counts among the outcomes.
    const sent = stored && {
      label: 'Mark as sent',
      altText: 'Mark this proposal as sent',
      onClick: stored.onSent,
    };
    const action = offer ? plain : sent;
    toast({ title: 'Copied to clipboard', description, ...(action && { action, durationMs: OFFER_MS }) });
  };
  return {
    copy: () => unwanted.askFirst(() => withBlanks.askFirst(() => void copyNow(text))),
    unwanted,
    withBlanks,
    refusedText,
    dismiss: () => setRefusedText(null),
  };
}

const setStatus = () => import('../../stored/set-status.ts');

/** The list shows a status beside the letter that it is about: as it was copied or sent. */
async function withLetterStored<T>(change: (status: Awaited<ReturnType<typeof setStatus>>) => Promise<T>): Promise<T> {
  await saveNow();
  return change(await setStatus());
}

/** Keeps with a person's proposal that it was copied or sent; null for visitors, whose proposals are not stored. */
function useStoredCopy(proposalId: string | null) {
  const { user } = useSession();
  if (!user || proposalId === null) return null;
  return {
    // Copying has worked: that it could not be noted is nothing to interrupt for.
    onCopied: () => void withLetterStored(({ markCopied }) => markCopied(proposalId)).catch(() => undefined),
    onSent: () =>
      void withLetterStored((status) => status.setStatus(proposalId, 'sent')).then(
        () => toast({ title: 'Marked as sent' }),
        () => toastFailure('The status could not be changed', 'Please try again from your proposals.'),
      ),
  };
}
