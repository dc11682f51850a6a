import { useState } from 'react';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { readStored, store } from '#web/ui/browser-storage.ts';
import { toast } from '#web/ui/toast.tsx';
import { copyText } from '../copy-text.ts';
import { hasStyledLetters } from '../letter/styled-letters.ts';
import { takeStyledLettersOffer } from '../text/plain-letters-preference.ts';
import type { StoredCopy } from './use-stored-copy.ts';

const COPIED = 'Your proposal has been copied to the clipboard';
const STYLED = 'Screen readers spell its styled letters one by one, or skip them.';
/** Time to read what the offer is about. */
const OFFER_MS = 15_000;

interface CopyingOptions {
  /** As it is to be copied. */
  text: string;
  blanks: number;
  /** What names the proposal. */
  name: string;
  /** The client does not want such a text. */
  isUnwanted: boolean;
  onPlainLetters: () => void;
  /** Of a proposal that is stored: keeps that it was copied, and that it was sent. */
  stored: StoredCopy | null;
}

/** Copies the shown text, after what has to be asked first. When the browser refuses, `refusedText` can be copied by hand. */
export function useCopying({ text, blanks, name, isUnwanted, onPlainLetters, stored }: CopyingOptions) {
  const [refusedText, setRefusedText] = useState<string | null>(null);
  const unwanted = useAskFirst(isUnwanted ? name : null);
  const withBlanks = useAskFirst(blanks > 0 ? `${name}/${blanks}-blanks` : null);

  const copyNow = async (copied: string) => {
    if (!(await copyText(copied))) return setRefusedText(copied);
    stored?.onCopied();
    const offer = hasStyledLetters(copied) && takeStyledLettersOffer();
    const further = [blanks > 0 && blanksLeft(blanks), offer && STYLED].filter(Boolean);
    const description = further.length === 0 ? COPIED : [`${COPIED}.`, ...further].join(' ');
    if (!offer) return sayCopied(description, stored);
    const copyPlain = () => {
      onPlainLetters();
      void copyNow(toPlainLetters(copied));
    };
    const altText = 'Switch on “Plain letters” beside Copy';
    toast({
      ...{ title: 'Copied to clipboard', description, durationMs: OFFER_MS },
      action: { label: 'Use plain letters', altText, onClick: copyPlain },
    });
  };
  return {
    copy: () => unwanted.askFirst(() => withBlanks.askFirst(() => void copyNow(text))),
    unwanted,
    withBlanks,
    refusedText,
    dismiss: () => setRefusedText(null),
  };
}

/** Asks whether it was sent: from then on it counts among the outcomes. */
function sayCopied(description: string, stored: StoredCopy | null): void {
  const sent = { label: 'Mark as sent', altText: 'Mark this proposal as sent', onClick: () => stored?.onSent() };
  toast({ title: 'Copied to clipboard', description, ...(stored && { action: sent, durationMs: OFFER_MS }) });
}

/** What is said with a text that was copied with places in it that only the user can fill. */
export function blanksLeft(count: number): string {
  return count === 1 ? '1 blank is still in it.' : `${count} blanks are still in it.`;
}

/** Which proposals were copied all the same, by what names them. Holds until the tab is closed. */
const STORAGE_KEY = 'copied-although-asked-not-to';

/**
 * Asks once before a text is copied that its client does not want. `name` is the proposal's; null where nothing is to be asked.
 */
function useAskFirst(name: string | null) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  return {
    isAsking: waiting !== null,
    askFirst: (copy: () => void) => {
      if (name === null || readAgreed().includes(name)) copy();
      else setWaiting(() => copy);
    },
    agree: () => {
      if (name !== null) remember(name);
      setWaiting(null);
      waiting?.();
    },
    refuse: () => setWaiting(null),
  };
}

// What was agreed to in this visit, where the browser stores nothing.
const inThisVisit: string[] = [];

function readAgreed(): readonly string[] {
  return [...inThisVisit, ...(readStored('session', STORAGE_KEY) ?? '').split(' ')];
}

function remember(name: string): void {
  if (!store('session', STORAGE_KEY, [...readAgreed(), name].join(' '))) inThisVisit.push(name);
}
