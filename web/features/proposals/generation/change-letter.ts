import type { Part } from '#shared/proposals/blocks.ts';
import {
  type ChangeAnswer,
  type ChangeRequest,
  changeProposal,
  getWritingModel,
  type WritingModelAnswer,
} from '#shared/proposals/change.ts';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import {
  documentToHtml,
  documentToPlain,
  isEdited,
  isSameDocument,
  type ProposalDocument,
  replaceSentence,
  type Section,
  sectionIn,
  sectionsOf,
  withSection,
} from '#shared/proposals/document/index.ts';
import { MAX_REQUESTS } from '#shared/proposals/limits.ts';
import { FREE_STYLE, FREE_TONE } from '#shared/proposals/options.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';
import { call } from '#web/api/call.ts';
import type { LetterChange, SectionOutcome } from '../result/sections/section-actions.ts';
import type { WizardState } from '../wizard/wizard-state.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { May } from './generate-request.ts';
import type { Done } from './generation-state.ts';
import { CHANGED_MEANWHILE, TIMEOUT_MS, wholeOn, writtenLike } from './rewrite-in-workspace.ts';

const NOTHING_CHANGED = 'Nothing was changed.';

/** Whose language model can change a letter; null where there is none. */
export async function findModel(signal: AbortSignal): Promise<WritingModelAnswer['model']> {
  return (await call(getWritingModel, { signal })).model;
}

/**
 * Has the letter, or a piece of it, changed as the user asks, unless it has been edited by hand in the meantime.
 * @throws ApiError when it cannot be had; the proposal stays as it was.
 */
export async function changeLetter(
  { store }: Pick<Workspace, 'store'>,
  may: May,
  change: LetterChange,
  signal: AbortSignal,
): Promise<SectionOutcome> {
  const asked = wholeOn(store.state());
  if (!asked) return { kind: 'unchanged', message: CHANGED_MEANWHILE };
  const input = requestFor(store.state(), asked, change, may);
  const answer = await call(changeProposal, { input, signal, timeoutMs: TIMEOUT_MS });
  if (answer.unchanged) return { kind: 'unchanged', message: answer.message ?? NOTHING_CHANGED };
  const now = wholeOn(store.state());
  const next = now && isAsAsked(now, asked, change) ? withAnswer(now, change, answer) : null;
  if (!now || !next) return { kind: 'unchanged', message: CHANGED_MEANWHILE };
  store.dispatch({ type: 'letter-changed', ...next, made: madeBy(now, change) });
  const parts = next.sections.map(({ part }) => part);
  return {
    kind: 'rewritten',
    message: answer.message,
    wasEdited:
      (change.section?.sentence ?? null) === null && sectionsIn(asked).some((one) => isEditedAmong(one, parts, asked)),
    undo: () => store.dispatch({ type: 'version-restored', document: now.document }),
  };
}

function requestFor(state: WizardState, asked: Done, { request, section }: LetterChange, may: May): ChangeRequest {
  const sections = sectionsIn(asked);
  return {
    ...writtenLike(state, asked, may),
    request,
    ...scopeOf(section),
    sections: sections.map(({ part, blocks }) => ({ part, text: documentToPlain(blocks) })),
    locked: [...state.locks],
    ownSentences: sections.flatMap((one) => ownSentencesIn(one, asked.answer.sections)),
    earlier: [...(asked.made?.requests ?? [])],
  };
}

function scopeOf(section: LetterChange['section']): Pick<ChangeRequest, 'scope' | 'part' | 'sentence'> {
  if (section === null) return { scope: 'letter' };
  const { part, sentence } = section;
  if (part === 'opener') throw new TypeError('The opening word stays as it is.');
  return sentence === null ? { scope: 'part', part } : { scope: 'sentence', part, sentence };
}

/** What is in the section and was never written by a writer. */
function ownSentencesIn({ part, blocks }: Section, written: readonly WrittenSection[]): string[] {
  const own = written.find((section) => section.part === part);
  if (!own) return [];
  const known = new Set(sentencesOf(own.plainText));
  return sentencesOf(documentToPlain(blocks)).filter((sentence) => !known.has(sentence));
}

function isAsAsked(now: Done, asked: Done, { section }: LetterChange): boolean {
  if (section === null) return isSameDocument(now.document, asked.document);
  const here = (letter: Done) => sectionIn(letter.document, letter.answer, section.part) ?? [];
  return isSameDocument(here(now), here(asked));
}

/** The letter with what was answered in it, and the sections that were written for it; null where the sentence is gone. */
function withAnswer(now: Done, { section }: LetterChange, answer: ChangeAnswer) {
  if (section === null || section.sentence === null) {
    const put = (letter: ProposalDocument, one: WrittenSection) =>
      withSection(letter, now.answer, one.part, one.document);
    const document = answer.sections.reduce(put, now.document);
    return { document, sections: answer.sections.map((one) => knownOf(one, now)) };
  }
  const { part, sentence } = section;
  const here = sectionIn(now.document, now.answer, part);
  const changed = here && answer.sentence && replaceSentence(here, sentence, answer.sentence);
  if (!changed) return null;
  // What the user has typed around it is theirs still.
  const known = now.answer.sections.find((one) => one.part === part);
  const document = known && replaceSentence(known.document, sentence, answer.sentence ?? '');
  const sections = document
    ? [{ part, document, html: documentToHtml(document), plainText: documentToPlain(document) }]
    : [];
  return { document: withSection(now.document, now.answer, part, changed), sections };
}

/** As its writer's: what the user has typed in it and was left as it is, is theirs still. */
function knownOf(section: WrittenSection, now: Done): WrittenSection {
  const before = sectionsIn(now).find(({ part }) => part === section.part);
  const own = before ? ownSentencesIn(before, now.answer.sections) : [];
  return { ...section, plainText: own.reduce((text, sentence) => text.replace(sentence, ''), section.plainText) };
}

function sectionsIn({ document, answer }: Done): Section[] {
  return sectionsOf(document, answer);
}

function isEditedAmong(section: Section, parts: readonly Part[], { answer }: Done): boolean {
  return parts.includes(section.part) && isEdited(section, answer);
}

function madeBy({ made }: Done, { request, section }: LetterChange): Provenance {
  const { tone = FREE_TONE, style = FREE_STYLE, requests = [] } = made ?? {};
  const own = section
    ? { section: { part: section.part, action: 'request' as const, name: section.name } }
    : { isChange: true };
  return { at: Date.now(), tone, style, ...own, requests: [...requests, request].slice(-MAX_REQUESTS) };
}
