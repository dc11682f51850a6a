import type { RefObject } from 'react';
import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import type { SourcedSentence } from './claims/sentence-sources.ts';

export interface SlotActions {
  /** Makes a suggested sentence the person's own. */
  keep: (slot: string, sentence: string) => void;
  /** Opens the sentence in the letter for typing. */
  change: (slot: string) => void;
  remove: (slot: string) => void;
}

/** What the parts that help to trust a text, and to send it, need of the sheet and its owner. */
export interface TrustProps {
  sheet: RefObject<HTMLElement | null>;
  /** The text as it is now, letters styled or plain as they will be copied. */
  text: string;
  /** What it is written in. */
  lang: string | undefined;
  /** What is shown now, an edit in progress included. */
  shown: ProposalDocument;
  isEditing: boolean;
  brief: JobBrief | null;
  facts: readonly Fact[];
  lines: readonly SourcedSentence[];
  vouched: readonly string[];
  onVouch: (sentences: readonly string[]) => void;
  /** Selects the words in the editor, which opens for it. */
  onEdit: (words: string) => void;
  /** Takes the words out in the open editor. */
  onRemoveInEditor: (words: string) => void;
  /** What can be done with the lines and suggestions of a letter; null where nothing can be typed. */
  slotActions: SlotActions | null;
  onSave: (document: ProposalDocument) => void;
  /** Undoes what has left `instead`; false when the text has been changed again since. */
  onPutBack: (document: ProposalDocument, instead: ProposalDocument) => boolean;
  /** Does it, after asking where the client has to be thought of first. */
  askFirst: (copy: () => void) => void;
}
