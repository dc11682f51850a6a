import { type RefObject, useEffect, useRef } from 'react';
import type { Part } from '#shared/proposals/blocks.ts';
import { documentToPlain, type ProposalDocument } from '#shared/proposals/document/index.ts';
import type { LetterSentence } from '#shared/proposals/letter/material.ts';
import { sourcedText } from '#shared/proposals/letter/sourced-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { languageOf } from '../generation/generation-state.ts';
import { useCopying } from './copying/use-copying.ts';
import { useStoredCopy } from './copying/use-stored-copy.ts';
import { useEditing } from './editor/use-editing.ts';
import type { FinishedViewProps } from './finished-props.ts';
import type { TextMark } from './letter/mark-spans.ts';
import { scrollToMark } from './letter/scroll-to-mark.ts';
import { marksOf, openMarks } from './letter/text-marks.ts';
import { useScrollAnchor } from './letter/use-scroll-anchor.ts';
import { listSendChecks } from './notes/send-checks.ts';
import { useLetterSlots } from './slots/use-letter-slots.ts';
import { usePlainLetters } from './text/plain-letters-preference.ts';
import { listSentenceSources } from './trust/claims/sentence-sources.ts';
import type { TrustProps } from './trust/trust-props.ts';
import { useChecks } from './use-checks.ts';
import { aroundLocked } from './writing-view.tsx';

const NO_SENTENCES: readonly LetterSentence[] = [];

/** What the finished proposal shows and does: its text and checks, its blanks, editing and copying. */
export function useFinishedLetter(props: FinishedViewProps) {
  const { finished, edit } = props;
  const editing = useEditing(props);
  const sheet = useRef<HTMLElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  useScrollAnchor({ sheet, ending, stoodAt: props.sheetStood });
  useWarmAroundKept(props.sectionActs?.locks);
  const [plainLetters, setPlainLetters] = usePlainLetters();
  const slots = useLetterSlots(props, sheet);

  const tree = edit ?? finished.document;
  const text = documentToPlain(tree);
  // Whatever on this screen counts blanks counts these.
  const blanks = blanksIn(text);
  const lang = languageOf(finished);
  const shown = plainLetters && edit === null ? toPlainLetters(text) : text;
  const sentences = finished.status === 'done' ? finished.answer.sentences : NO_SENTENCES;
  const report = useChecks(text, { ...props, userText: `${props.userText}\n${sourcedText(sentences)}` });
  const lines = listSentenceSources({ ...props, text, claims: report?.claims ?? [], sentences });
  const marks = marksOf(blanks, lines);
  const copying = useCopying({
    text: shown,
    blanks: blanks.length,
    name: finished.proposalId ?? 'without-a-name',
    isUnwanted: Boolean(props.brief?.forbidsAi),
    onPlainLetters: () => setPlainLetters(true),
    stored: useStoredCopy(finished.proposalId),
  });
  const warnings = finished.status === 'done' ? finished.answer.warnings : [];
  const isFromElsewhere = finished.status === 'done' && ['pasted', 'device'].includes(finished.answer.engine);
  const checks = listSendChecks(warnings, openMarks(blanks, marks), isFromElsewhere ? report?.gates : []);
  const { jump, nextBlank } = useJumps({ sheet, slots, editing, edit, blanks });
  const trusted: TrustProps = {
    ...props,
    sheet,
    lang,
    text: shown,
    shown: tree,
    isEditing: edit !== null,
    lines,
    slotActions: slots.acts,
    onEdit: editing.select,
    onRemoveInEditor: editing.remove,
    askFirst: copying.unwanted.askFirst,
  };
  const looks = { tree, marks, plainLetters, lang };
  return {
    sheet,
    ending,
    slots,
    editing,
    copying,
    text,
    blanks,
    looks,
    checks,
    jump,
    nextBlank,
    trusted,
    setPlainLetters,
  };
}

interface Jumping {
  sheet: RefObject<HTMLElement | null>;
  slots: ReturnType<typeof useLetterSlots>;
  editing: ReturnType<typeof useEditing>;
  edit: ProposalDocument | null;
  blanks: readonly string[];
}

/** To a place that is to be checked, and from one blank to the next in reading order, from the first again when one was filled. */
function useJumps({ sheet, slots, editing, edit, blanks }: Jumping) {
  const last = useRef({ at: -1, count: 0 });
  const jump = (mark: TextMark) => {
    if (mark.kind === 'blank' && slots.focusBlank(mark.text)) return;
    if (mark.kind === 'blank' || edit !== null) editing.select(mark.text);
    else scrollToMark(sheet.current, mark.text);
  };
  const nextBlank = () => {
    const { at, count } = last.current;
    const next = count === blanks.length ? (at + 1) % blanks.length : 0;
    last.current = { at: next, count: blanks.length };
    const blank = blanks[next];
    if (blank !== undefined && !slots.focusBlank(blank)) editing.select(blank);
  };
  return { jump, nextBlank };
}

/** So that locked text does not move from the first moment of a new generation. */
function useWarmAroundKept(locks: readonly Part[] = []): void {
  const hasLocks = locks.length > 0;
  useEffect(() => {
    if (hasLocks) aroundLocked.warm();
  }, [hasLocks]);
}
