import { useDeferredValue } from 'react';
import { AnswerBoxes } from './answers/answer-boxes.tsx';
import { ClaimCard } from './claims/claim-card.tsx';
import { ClaimLedger } from './claims/claim-ledger.tsx';
import { useClaimActions } from './claims/use-claim-actions.ts';
import { useOpenClaim } from './claims/use-open-claim.ts';
import { showWords } from './show-words.ts';
import type { TrustProps } from './trust-props.ts';

/** Below the letter: where its sentences come from, and its answers one by one. Fetched when there is a proposal to look at. */
export function Trust(props: TrustProps) {
  const { sheet, text, brief, lines, isEditing, onEdit } = props;
  const settled = useDeferredValue(text);
  const actions = useClaimActions(props);
  const { open, close } = useOpenClaim(sheet);
  const show = (words: string) => (isEditing ? onEdit(words) : showWords(sheet.current, words));
  const line = lines.find(({ sentence }) => sentence === open?.sentence);
  const frame = sheet.current?.parentElement;
  const isOpen = open !== null && open.mark.isConnected && !isEditing;
  return (
    <>
      {isOpen && line && frame && (
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
      )}
      <ClaimLedger lines={lines} slotActs={props.slotActs} onShow={show} {...actions} />
      {brief && <AnswerBoxes text={settled} lang={props.lang} brief={brief} onShow={show} askFirst={props.askFirst} />}
    </>
  );
}
