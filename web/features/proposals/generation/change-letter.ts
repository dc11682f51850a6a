// Fetched with the first request.

import type { Part } from '#shared/proposals/blocks.ts';
import {
  type ChangeAnswer,
  type ChangeRequest,
  changeProposal,
  getWritingModel,
  type WritingModelAnswer,
} from '#shared/proposals/change.ts';
import { isEdited, isSameDocument, type Section, sectionsOf } from '#shared/proposals/document/index.ts';
import { MAX_REQUESTS } from '#shared/proposals/limits.ts';
import { FREE_STYLE, FREE_TONE } from '#shared/proposals/options.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import { textOfDocument } from '#shared/proposals/text/proposal-text.ts';
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
const NOTHING_CHANGED = 'Nothing was changed.';
/** A language model takes its time. */
const TIMEOUT_MS = 60_000;
const KINDS = { regenerate: 'rewrite', shorten: 'shorter', lengthen: 'longer' } as const;

/** Rewrites one section, on the terms of `changeLetter`. */
export function rewriteInWorkspace(
  workspace: Pick<Workspace, 'store'>,
  may: May,
  { part, action, name, tone = FREE_TONE }: SectionIntent,
  signal: AbortSignal,
): Promise<SectionOutcome> {
  const request = action === 'tone' ? { kind: action, tone: allowedTone(tone, may) } : { kind: KINDS[action] };
  const section = { part, action, name, ...(action === 'tone' && { tone }) };
  return change(workspace, may, { request, part, made: { section } }, signal);
}

/** Has the letter, or a section of it, changed as the user asks. */
export function changeLetter(
  workspace: Pick<Workspace, 'store'>,
  may: May,
  { request: words, section }: LetterChange,
  signal: AbortSignal,
): Promise<SectionOutcome> {
  const made = section
    ? { section: { part: section.part, action: 'request' as const, name: section.name } }
    : { isChange: true };
  const selected = section && { part: section.part, sentence: section.sentence };
  return change(workspace, may, { request: { kind: 'ask', words }, ...selected, made, asked: words }, signal);
}

interface Change {
  readonly request: ChangeRequest['request'];
  readonly part?: Part;
  readonly sentence?: string | null;
  readonly made: Partial<Provenance>;
  /** In the user's own words. */
  readonly asked?: string;
}

/**
 * Has the proposal in the workspace changed, unless it has been edited by hand in the meantime.
 * @throws ApiError when it cannot be had; the proposal stays as it was.
 */
async function change({ store }: Pick<Workspace, 'store'>, may: May, wanted: Change, signal: AbortSignal) {
  const asked = wholeOn(store.state());
  const section = asked && sectionsOf(asked.document, asked.answer).find(({ part }) => part === wanted.part);
  if (!asked || (wanted.part && !section)) return CHANGED_MEANWHILE;
  const input = inputOf(store.state(), asked, { wanted, section }, may);
  const answer = await call(changeProposal, { input, signal, timeoutMs: TIMEOUT_MS });
  if (answer.unchanged) return { kind: 'unchanged' as const, message: answer.message ?? NOTHING_CHANGED };
  const now = wholeOn(store.state());
  if (!now || !isSameDocument(now.document, asked.document)) return CHANGED_MEANWHILE;
  store.dispatch({ type: 'letter-changed', ...newParts(answer), made: madeBy(now, wanted) });
  return {
    kind: 'rewritten' as const,
    message: answer.message,
    wasEdited: section !== undefined && isEdited(section, asked.answer),
    undo: () => store.dispatch({ type: 'version-restored', document: now.document }),
  };
}

function newParts({ document, sections }: ChangeAnswer) {
  return { document, sections };
}

/** The proposal, while it can be changed: whole, and not open for editing. */
function wholeOn({ generation, edit }: WizardState): Done | undefined {
  return generation.status === 'done' && edit === null ? generation : undefined;
}

/** What is sent of a proposal: as it was written, whatever has been chosen for the next one. */
function inputOf(
  state: WizardState,
  { document, answer, made }: Done,
  { wanted, section }: { wanted: Change; section: Section | undefined },
  may: May,
): ChangeRequest {
  return {
    ...generateRequest(state, may),
    proposalId: answer.proposalId,
    tone: allowedTone(made?.tone ?? state.tone, may),
    style: allowedStyle(made?.style ?? state.style, may),
    language: answer.language,
    layout: answer.layout,
    text: textOfDocument(document, answer),
    selection: wanted.sentence ?? (section ? textOfDocument(section.blocks, answer) : ''),
    request: wanted.request,
  };
}

function madeBy({ made }: Done, { made: by, asked }: Change): Provenance {
  const { tone = FREE_TONE, style = FREE_STYLE, requests = [] } = made ?? {};
  const all = asked === undefined ? requests : [...requests, asked].slice(-MAX_REQUESTS);
  return { at: Date.now(), tone, style, ...by, ...(all.length > 0 && { requests: all }) };
}

/** Whose language model can change a letter; null where there is none. */
export async function findModel(signal: AbortSignal): Promise<WritingModelAnswer['model']> {
  return (await call(getWritingModel, { signal })).model;
}
