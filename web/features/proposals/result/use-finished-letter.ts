import { type RefObject, useRef } from 'react';
import { documentToPlain, type ProposalDocument } from '#shared/proposals/document/index.ts';
import type { LetterSentence } from '#shared/proposals/letter/material.ts';
import { sourcedText } from '#shared/proposals/letter/sourced-text.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { languageOf } from '../generation/generation-state.ts';
import { useLetterSlots } from '../letter/blanks/use-letter-slots.ts';
import { useChanges } from '../letter/change/use-changes.ts';
import { listChecks } from '../letter/checks/list-checks.ts';
import { useCopying } from './copying/use-copying.ts';
import { useEditing } from './editor/use-editing.ts';
import type { TextMark } from './letter/mark-spans.ts';
import { scrollToMark } from './letter/scroll-to-mark.ts';
import { marksOf, openMarks } from './letter/text-marks.ts';
import { useScrollAnchor } from './letter/use-scroll-anchor.ts';
import { listSendChecks } from './notes/send-checks.ts';
import type { FinishedViewProps } from './result-props.ts';
import { usePlainLetters } from './text/plain-letters-preference.ts';
import { listSentenceSources } from './trust/claims/sentence-sources.ts';
import { useChecks } from './use-checks.ts';

const NO_SENTENCES: readonly LetterSentence[] = [];

export type FinishedLetter = ReturnType<typeof useFinishedLetter>;

/** What the finished proposal shows and does: its text and checks, its blanks, editing and copying. */
export function useFinishedLetter(props: FinishedViewProps) {
  const { finished, edit } = props;
  const editing = useEditing(props);
  const sheet = useRef<HTMLElement>(null);
  const ending = useRef<HTMLDivElement>(null);
  useScrollAnchor({ sheet, ending, stoodAt: props.sheetStood });
  const [plainLetters, setPlainLetters] = usePlainLetters();
  const slots = useLetterSlots(props, sheet);

  const tree = edit ?? finished.document;
  const text = documentToPlain(tree);
  // Whatever on this screen counts blanks counts these.
  const blanks = blanksIn(text);
  const lang = languageOf(finished);
  /** As Copy gives it now. */
  const copied = plainLetters && edit === null ? toPlainLetters(text) : text;
  const sentences = finished.status === 'done' ? finished.answer.sentences : NO_SENTENCES;
  const report = useChecks(text, {
    ...props,
    userText: `${props.userText}\n${sourcedText(sentences)}`,
    language: lang,
  });
  const toCheck = listChecks({ toCheck: report?.toCheck ?? [], sentences, vouched: props.vouched });
  const lines = listSentenceSources({ ...props, text, claims: report?.claims ?? [], sentences, toCheck });
  const marks = marksOf(blanks, lines, toCheck);
  const copying = useCopying({
    text: copied,
    proposalId: finished.proposalId,
    blanks: blanks.length,
    isUnwanted: Boolean(props.brief?.forbidsAi),
    onPlainLetters: () => setPlainLetters(true),
  });
  const warnings = finished.status === 'done' ? finished.answer.warnings : [];
  const checks = listSendChecks(warnings, openMarks(blanks, marks));
  const changes = useChanges(finished.status === 'done' && edit === null ? props.changeActs : undefined);
  const jumps = useJumps({ sheet, slots, editing, edit, blanks });
  return {
    ...{
      sheet,
      ending,
      slots,
      changes,
      editing,
      copying,
      text,
      copied,
      blanks,
      lines,
      toCheck,
      checks,
      setPlainLetters,
      ...jumps,
    },
    /** The newest text and how it is shown. */
    looks: { tree, marks, plainLetters, lang },
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
  const fill = (blank: string) => slots.focusBlank(blank) || editing.select(blank);
  const jump = ({ kind, text }: TextMark) => {
    if (kind === 'blank') fill(text);
    else if (edit !== null) editing.select(text);
    else scrollToMark(sheet.current, text);
  };
  const nextBlank = () => {
    const { at, count } = last.current;
    const next = count === blanks.length ? (at + 1) % blanks.length : 0;
    last.current = { at: next, count: blanks.length };
    const blank = blanks[next];
    if (blank !== undefined) fill(blank);
  };
  return { fill, jump, nextBlank };
}
