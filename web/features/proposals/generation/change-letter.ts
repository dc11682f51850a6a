// Fetched with the first request.

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
  sectionsOf,
  withSection,
} from '#shared/proposals/document/index.ts';
import { MAX_REQUESTS } from '#shared/proposals/limits.ts';
import { FREE_STYLE, FREE_TONE, type Tone } from '#shared/proposals/options.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import { type RewriteRequest, rewriteSection } from '#shared/proposals/rewrite.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';
import { call } from '#web/api/call.ts';
import type { LetterChange, SectionIntent, SectionOutcome } from '../result/sections/section-actions.ts';
import type { WizardState } from '../wizard/wizard-state.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { allowedStyle, allowedTone, generateRequest, type May } from './generate-request.ts';
import type { Done } from './generation-state.ts';

const CHANGED_MEANWHILE: SectionOutcome = {
  kind: 'unchanged',
  message: 'It was changed while it was being rewritten, so nothing was replaced.',
};
const STAYS = 'Nothing better could be said here.';
const NOTHING_CHANGED = 'Nothing was changed.';
/** A language model takes its time. */
const TIMEOUT_MS = 60_000;

/**
 * Rewrites one section of the proposal in the workspace, and puts it in place unless that has changed in the meantime.
 * @throws ApiError when it cannot be had; the proposal is as it was.
 */
export async function rewriteInWorkspace(
  { store }: Pick<Workspace, 'store'>,
  may: May,
  intent: SectionIntent,
  signal: AbortSignal,
): Promise<SectionOutcome> {
  const asked = wholeOn(store.state());
  const section = asked && sectionOf(asked, intent.part);
  if (!asked || !section) return CHANGED_MEANWHILE;
  const input = rewriteRequest(store.state(), asked, intent, may);
  const answer = await call(rewriteSection, { input, signal, timeoutMs: TIMEOUT_MS });
  if (answer.unchanged) return { kind: 'unchanged', message: answer.message ?? STAYS };
  const now = wholeOn(store.state());
  const here = now && sectionOf(now, intent.part)?.blocks;
  if (!now || !here || !isSameDocument(here, section.blocks)) return CHANGED_MEANWHILE;
  store.dispatch({ type: 'section-rewritten', section: answer.section, made: madeByRewrite(now, intent) });
  return {
    kind: 'rewritten',
    message: answer.message,
    wasEdited: isEdited(section, asked.answer),
    undo: () => store.dispatch({ type: 'version-restored', document: now.document }),
  };
}

/** The proposal, while it can be rewritten: whole, and not open for editing. */
function wholeOn({ generation, edit }: WizardState): Done | undefined {
  return generation.status === 'done' && edit === null ? generation : undefined;
}

function sectionsIn({ document, answer }: Done): Section[] {
  return sectionsOf(document, answer);
}

function sectionOf(letter: Done, part: Part): Section | undefined {
  return sectionsIn(letter).find((section) => section.part === part);
}

/** How often each section was asked for on this page, so that another wording comes. */
const attempts = new Map<string, number>();

function rewriteRequest(state: WizardState, asked: Done, intent: SectionIntent, may: May): RewriteRequest {
  const { action } = intent;
  const part = rewritable(intent.part);
  const rest = sectionsIn(asked).filter((section) => section.part !== part);
  const key = `${asked.answer.proposalId} ${part}`;
  const attempt = (attempts.get(key) ?? 0) + 1;
  attempts.set(key, attempt);
  const sectionTone = intent.tone ?? toneOf(state, intent);
  return {
    ...writtenLike(state, asked, may),
    part,
    action,
    ...(sectionTone && { sectionTone: allowedTone(sectionTone, may) }),
    attempt,
    now: documentToPlain(sectionOf(asked, part)?.blocks ?? []),
    rest: documentToPlain(rest.flatMap(({ blocks }) => blocks)),
  };
}

function rewritable(part: Part): Exclude<Part, 'opener'> {
  if (part === 'opener') throw new TypeError('The opening word stays as it is.');
  return part;
}

/** What is sent of a letter: as it was written, whatever has been chosen for the next one. */
function writtenLike(state: WizardState, { answer, made }: Done, may: May) {
  return {
    ...generateRequest(state, may),
    proposalId: answer.proposalId,
    tone: allowedTone(made?.tone ?? state.tone, may),
    style: allowedStyle(made?.style ?? state.style, may),
    language: answer.language,
  };
}

/** The tone that this section was given last, where it is not that of the whole. */
function toneOf({ generation, history }: WizardState, { part }: SectionIntent): Tone | undefined {
  for (const version of [generation, ...history]) {
    const section = version.status === 'idle' ? undefined : version.made?.section;
    if (!section) return undefined;
    if (section.part === part && section.tone) return section.tone;
  }
  return undefined;
}

function madeByRewrite({ made }: Done, { part, action, name, tone }: SectionIntent): Provenance {
  const section = { part, action, name, ...(tone && { tone }) };
  return { at: Date.now(), tone: made?.tone ?? FREE_TONE, style: made?.style ?? FREE_STYLE, section };
}

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
  if (!asked) return CHANGED_MEANWHILE;
  const input = changeRequest(store.state(), asked, change, may);
  const answer = await call(changeProposal, { input, signal, timeoutMs: TIMEOUT_MS });
  if (answer.unchanged) return { kind: 'unchanged', message: answer.message ?? NOTHING_CHANGED };
  const now = wholeOn(store.state());
  const next = now && isAsAsked(now, asked, change) ? withAnswer(now, change, answer) : null;
  if (!now || !next) return CHANGED_MEANWHILE;
  store.dispatch({ type: 'letter-changed', ...next, made: madeByChange(now, change) });
  const parts = next.sections.map(({ part }) => part);
  const replaced = isOfSentence(change) ? [] : sectionsIn(asked).filter(({ part }) => parts.includes(part));
  return {
    kind: 'rewritten',
    message: answer.message,
    wasEdited: replaced.some((section) => isEdited(section, asked.answer)),
    undo: () => store.dispatch({ type: 'version-restored', document: now.document }),
  };
}

function isOfSentence({ section }: LetterChange): boolean {
  return section !== null && section.sentence !== null;
}

function changeRequest(state: WizardState, asked: Done, { request, section }: LetterChange, may: May): ChangeRequest {
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
  const part = rewritable(section.part);
  const { sentence } = section;
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
  const here = (letter: Done) => sectionOf(letter, section.part)?.blocks ?? [];
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
  const here = sectionOf(now, part)?.blocks;
  const changed = here && answer.sentence && replaceSentence(here, sentence, answer.sentence);
  if (!changed) return null;
  // What the user has typed around it is theirs still.
  const known = now.answer.sections.find((one) => one.part === part);
  const document = known && replaceSentence(known.document, sentence, answer.sentence ?? '');
  const sections = document
    ? [
        {
          part,
          heading: known?.heading ?? null,
          document,
          html: documentToHtml(document),
          plainText: documentToPlain(document),
        },
      ]
    : [];
  return { document: withSection(now.document, now.answer, part, changed), sections };
}

/** As its writer's: what the user has typed in it and was left as it is, is theirs still. */
function knownOf(section: WrittenSection, now: Done): WrittenSection {
  const before = sectionOf(now, section.part);
  const own = before ? ownSentencesIn(before, now.answer.sections) : [];
  return { ...section, plainText: own.reduce((text, sentence) => text.replace(sentence, ''), section.plainText) };
}

function madeByChange({ made }: Done, { request, section }: LetterChange): Provenance {
  const { tone = FREE_TONE, style = FREE_STYLE, requests = [] } = made ?? {};
  const own = section
    ? { section: { part: section.part, action: 'request' as const, name: section.name } }
    : { isChange: true };
  return { at: Date.now(), tone, style, ...own, requests: [...requests, request].slice(-MAX_REQUESTS) };
}
