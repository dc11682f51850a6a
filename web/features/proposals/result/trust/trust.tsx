import { useDeferredValue } from 'react';
import { replaceSentence } from '#shared/proposals/document/index.ts';
import { toast, toastUndo } from '#web/ui/toast.tsx';
import type { CheckActions } from '../../letter/checks/check-list.tsx';
import { scrollToMark } from '../letter/scroll-to-mark.ts';
import type { FinishedViewProps } from '../result-props.ts';
import type { FinishedLetter } from '../use-finished-letter.ts';
import { AnswerBoxes } from './answers/answer-boxes.tsx';
import { ClaimCard } from './claims/claim-card.tsx';
import type { ClaimActions } from './claims/claim-note.tsx';
import { removeSentence } from './claims/remove-sentence.ts';
import { SourceList } from './claims/source-list.tsx';
import { useOpenClaim } from './claims/use-open-claim.ts';

type WhatIsTrusted = 'brief' | 'edit' | 'vouched' | 'onVouch' | 'onSave' | 'onPutBack' | 'profile';

/** What the parts that help to trust a letter, and to send it, need of it and its owner. */
export type TrustProps = Pick<FinishedViewProps, WhatIsTrusted> & {
  letter: FinishedLetter;
};

/** The source of the sentence that is pressed or has the focus, under that sentence. */
export function SentenceCard(props: TrustProps) {
  const { sheet, lines } = props.letter;
  const actions = useClaimActions(props);
  const { open, close } = useOpenClaim(sheet);
  const line = lines.find(({ sentence }) => sentence === open?.sentence);
  const frame = sheet.current?.parentElement;
  if (open === null || !open.mark.isConnected || props.edit !== null || !line || !frame) return null;
  return (
    <ClaimCard
      line={line}
      open={open}
      frame={frame}
      onClose={({ returnFocus }) => {
        // First, because a sentence that has the focus shows its card.
        if (returnFocus) open.mark.focus({ preventScroll: true });
        close();
      }}
      {...actions}
    />
  );
}

/** Where the sentences come from. */
export function Facts(props: TrustProps) {
  return <SourceList lines={props.letter.lines} onShow={showIn(props)} {...useClaimActions(props)} />;
}

/** The client's questions with the answers of the letter, one by one. */
export function Answers(props: TrustProps) {
  const { brief, letter } = props;
  const text = useDeferredValue(letter.copied);
  if (!brief) return <p className="text-ink-soft">The client’s questions are not known.</p>;
  const { askFirst } = letter.copying.unwanted;
  return <AnswerBoxes text={text} lang={letter.looks.lang} brief={brief} onShow={showIn(props)} askFirst={askFirst} />;
}

function showIn({ edit, letter }: TrustProps): (words: string) => void {
  return (words) => (edit === null ? showWords(letter.sheet.current, words) : letter.editing.select(words));
}

/** Enough of a line to know it by. */
const KNOWN_BY_CHARS = 40;

/** Brings the paragraph or the item that holds `words` into sight, selects it and puts the focus there; a marked sentence as such. */
function showWords(sheet: HTMLElement | null, words: string): void {
  if (scrollToMark(sheet, words)) return;
  const start = words.slice(0, KNOWN_BY_CHARS);
  const places = [...(sheet?.querySelectorAll<HTMLElement>('p, li') ?? [])];
  const place = places.findLast((element) => element.textContent.includes(start));
  if (!place) return;
  place.tabIndex = -1;
  place.scrollIntoView({ block: 'center' });
  place.focus({ preventScroll: true });
  window.getSelection()?.selectAllChildren(place);
}

/** More than any proposal has; the oldest are dropped. */
const MAX_VOUCHED = 200;

/** How a sentence is settled, in the text as it is: saved, or in the editor. */
function useClaimActions(props: TrustProps): ClaimActions {
  const { letter, vouched, onVouch } = props;
  return {
    slotActions: letter.slots.acts,
    check: checkActions(props),
    onAskAgain: (sentence) => onVouch(vouched.filter((kept) => kept !== sentence)),
  };
}

/** What can be done about a sentence that is marked. */
export function checkActions(props: TrustProps): CheckActions {
  const { letter, edit, vouched, onVouch, onSave, onPutBack, profile } = props;
  const { sheet, editing, looks } = letter;
  return {
    onShow: showIn(props),
    onConfirm: (sentence) => onVouch([...vouched, sentence].slice(-MAX_VOUCHED)),
    onAddToProfile: profile?.onAdd,
    onBlank: (sentence) => {
      const blank = `[${sentence.replace(/[[\]]/g, '').replace(/[.!]$/, '')}]`;
      const left = edit === null ? replaceSentence(looks.tree, sentence, blank) : null;
      if (left === null) return editing.select(sentence);
      onSave(left);
      focusOn(sheet.current);
      toastUndo({ title: 'The sentence is a blank now' }, 'Restore the sentence', () => onPutBack(looks.tree, left));
    },
    onRemove: (sentence) => {
      if (edit !== null) return editing.remove(sentence);
      const left = removeSentence(looks.tree, sentence);
      // With a link written out in it, it is in the text in other words.
      if (left === null) return editing.select(sentence);
      onSave(left);
      focusOn(sheet.current);
      toastUndo(
        { title: 'The sentence was removed' },
        'To restore it, press Undo',
        () => onPutBack(looks.tree, left) || sayNotPutBack(sentence),
      );
    },
  };
}

/** Not over what has been written since; the sentence is there to be copied. */
function sayNotPutBack(sentence: string): void {
  toast({ title: 'The sentence was not restored', description: `The text has changed since. It was: “${sentence}”` });
}

/** The button that was pressed goes with its sentence: the focus has to have a place. */
function focusOn(sheet: HTMLElement | null): void {
  if (!sheet) return;
  sheet.tabIndex = -1;
  sheet.focus({ preventScroll: true });
}
