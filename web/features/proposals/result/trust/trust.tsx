import { useDeferredValue } from 'react';
import { AnswerBoxes } from './answers/answer-boxes.tsx';
import { ClaimCard } from './claims/claim-card.tsx';
import { ClaimLedger } from './claims/claim-ledger.tsx';
import { useClaimActions } from './claims/use-claim-actions.ts';
import { useOpenClaim } from './claims/use-open-claim.ts';
import { showWords } from './show-words.ts';
import type { TrustProps } from './trust-props.ts';

// What helps to trust a letter, and to send it. Fetched when there is a proposal to look at.

/** The source of the sentence that is pressed or has the focus, under that sentence. */
export function SentenceCard(props: TrustProps) {
  const { sheet, lines, isEditing } = props;
  const actions = useClaimActions(props);
  const { open, close } = useOpenClaim(sheet);
  const line = lines.find(({ sentence }) => sentence === open?.sentence);
  const frame = sheet.current?.parentElement;
  if (open === null || !open.mark.isConnected || isEditing || !line || !frame) return null;
  return (
    <ClaimCard
      line={line}
      slotActs={props.slotActs}
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
  const actions = useClaimActions(props);
  return <ClaimLedger lines={props.lines} slotActs={props.slotActs} onShow={showIn(props)} {...actions} />;
}

/** The client's questions with the answers of the letter, one by one. */
export function Answers(props: TrustProps) {
  const { brief, lang, askFirst } = props;
  const text = useDeferredValue(props.text);
  if (!brief) return <p className="text-ink-soft">The client’s questions are not known.</p>;
  return <AnswerBoxes text={text} lang={lang} brief={brief} onShow={showIn(props)} askFirst={askFirst} />;
}

function showIn({ isEditing, onEdit, sheet }: TrustProps): (words: string) => void {
  return (words) => (isEditing ? onEdit(words) : showWords(sheet.current, words));
}
