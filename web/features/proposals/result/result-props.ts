import type { ReactNode, RefObject } from 'react';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { MenuItem } from '#web/ui/menu.tsx';
import type { Done, Finished, GenerationState } from '../generation/generation-state.ts';
import type { ChangeActions } from '../letter/change/change-actions.ts';
import type { AiCardProps } from '../letter/writers/ai-card.tsx';
import type { LetterPosition } from './letter/use-scroll-anchor.ts';
import type { CheckedAgainst } from './use-checks.ts';

export interface ResultStepProps extends CheckedAgainst {
  generation: GenerationState;
  /** The language that is being written, as far as it is known before the end. */
  writingIn?: WrittenLanguage | undefined;
  /** The edit in progress, stored by the parent; null while nothing is being edited. */
  edit: ProposalDocument | null;
  /** Called on every change of the edit in progress with all of it, and with null when editing ends. */
  onEditChange: (document: ProposalDocument | null) => void;
  /** The user has saved an edit. `onEditChange(null)` follows. */
  onSave: (document: ProposalDocument) => void;
  /** Puts `document` back where a change has left `instead`. False, and nothing done, when the text has been changed again since. */
  onPutBack: (document: ProposalDocument, instead: ProposalDocument) => boolean;
  /** Shows `letter` in place of `instead`; false, and nothing done, when that is not shown any more. */
  onUpdate?: ((letter: Done, instead: Done) => boolean) | undefined;
  onStop: () => void;
  onRegenerate: () => void;
  /** Gets the rest of a proposal that ended too early; left out when the rest cannot be had. */
  onContinue?: (() => void) | undefined;
  /** Back to the first step; nothing is lost. */
  onStartAgain: () => void;
  /** What this proposal has replaced, the newest first. */
  history: readonly Finished[];
  /** Puts the one of the history that reads so on the sheet; left out where nothing can be changed. */
  onRestore?: ((document: ProposalDocument) => void) | undefined;
  /** Changes by a language model; left out where nothing can be changed. */
  changeActs?: ChangeActions | undefined;
  onChangeTone?: (() => void) | undefined;
  /** Regenerates it in another language; left out if nothing can be written. */
  onWriteIn?: ((language: WrittenLanguage) => void) | undefined;
  /** Why the last request for a proposal was refused. */
  refusal?: ReactNode;
  /** The text about what one more proposal costs of the plan; left out if it costs nothing. */
  cost?: string | undefined;
  /** Another tab writes; here the text, an edit in progress included, is shown and follows. */
  isReadOnly?: boolean;
  /** Sentences that the user confirmed, although nothing entered supports them. */
  vouched: readonly string[];
  onVouch: (sentences: readonly string[]) => void;
  /** A line was typed into a blank; `letter` has it. Left out where nothing can be changed. */
  onTypeLine?: ((typed: { slot: string; text: string | null; letter: Done }) => void) | undefined;
  /** The person's About Me, and adding a sentence to it; left out where they may not. */
  profile?: { aboutMe: string; onAdd: (sentence: string) => void } | undefined;
  /** The column beside the letter, where there is one. */
  besideLetter?: HTMLElement | null | undefined;
  /** Opens the notes for a letter of one's own, beside the warning that the client wants no AI text. */
  notesOffer?: ReactNode;
  /** What the client asks, for the tabs beside or under the letter. */
  asks: ReactNode;
  /** The other ways to a proposal, for the menu of the bar; what they open is shown elsewhere. */
  otherWays?: readonly MenuItem[] | undefined;
  /** The ways by which an AI writes it, under a text of the built-in writer. */
  aiWays?: AiCardProps | undefined;
}

export type FinishedViewProps = ResultStepProps & {
  finished: Finished;
  /** The position of the sheet during writing; null if it was not being written. */
  sheetStood: RefObject<LetterPosition | null>;
};
