import {
  documentToPlain,
  isEdited,
  isSameDocument,
  type Section,
  sectionIn,
  sectionsOf,
} from '#shared/proposals/document/index.ts';
import { FREE_STYLE, FREE_TONE, type Tone } from '#shared/proposals/options.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import { type RewriteRequest, rewriteSection } from '#shared/proposals/rewrite.ts';
import { call } from '#web/api/call.ts';
import type { SectionIntent, SectionOutcome } from '../result/sections/section-actions.ts';
import type { WizardState } from '../wizard/wizard-state.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { allowedStyle, allowedTone, generateRequest, type May } from './generate-request.ts';
import type { Done } from './generation-state.ts';

export const CHANGED_MEANWHILE = 'It was changed while it was being rewritten, so nothing was replaced.';
const STAYS = 'Nothing better could be said here.';
/** A language model takes its time. */
export const TIMEOUT_MS = 60_000;

/**
 * Rewrites one section of the proposal in the workspace, and puts it in place unless that has changed in the meantime. Fetched
 * with the first request.
 * @throws ApiError when it cannot be had; the proposal is as it was.
 */
export async function rewriteInWorkspace(
  { store }: Pick<Workspace, 'store'>,
  may: May,
  intent: SectionIntent,
  signal: AbortSignal,
): Promise<SectionOutcome> {
  const asked = wholeOn(store.state());
  const section = asked && sectionOf(asked, intent);
  if (!asked || !section) return { kind: 'unchanged', message: CHANGED_MEANWHILE };
  const input = requestFor(store.state(), asked, intent, may);
  const answer = await call(rewriteSection, { input, signal, timeoutMs: TIMEOUT_MS });
  if (answer.unchanged) return { kind: 'unchanged', message: answer.message ?? STAYS };
  const now = wholeOn(store.state());
  const here = now && sectionOf(now, intent)?.blocks;
  if (!now || !here || !isSameDocument(here, section.blocks)) return { kind: 'unchanged', message: CHANGED_MEANWHILE };
  store.dispatch({ type: 'section-rewritten', section: answer.section, made: madeNow(now, intent) });
  return {
    kind: 'rewritten',
    message: answer.message,
    wasEdited: isEdited(section, asked.answer),
    undo: () => store.dispatch({ type: 'version-restored', document: now.document }),
  };
}

/** The proposal, while it can be rewritten: whole, and not open for editing. */
export function wholeOn({ generation, edit }: WizardState): Done | undefined {
  return generation.status === 'done' && edit === null ? generation : undefined;
}

function sectionOf({ document, answer }: Done, { part }: SectionIntent): Section | undefined {
  return sectionsOf(document, answer).find((section) => section.part === part);
}

/** How often each section was asked for on this page, so that another wording comes. */
const attempts = new Map<string, number>();

function requestFor(
  state: WizardState,
  { document, answer, made }: Done,
  intent: SectionIntent,
  may: May,
): RewriteRequest {
  const { part, action } = intent;
  if (part === 'opener') throw new TypeError('The opening word stays as it is.');
  const sections = sectionsOf(document, answer);
  const rest = sections.filter((section) => section.part !== part).flatMap(({ blocks }) => blocks);
  const key = `${answer.proposalId} ${part}`;
  const attempt = (attempts.get(key) ?? 0) + 1;
  attempts.set(key, attempt);
  const sectionTone = intent.tone ?? toneOf(state, intent);
  return {
    ...writtenLike(state, { answer, made }, may),
    part,
    action,
    ...(sectionTone && { sectionTone: allowedTone(sectionTone, may) }),
    attempt,
    now: documentToPlain(sectionIn(document, answer, part) ?? []),
    rest: documentToPlain(rest),
  };
}

/** What is sent of a letter: as it was written, whatever has been chosen for the next one. */
export function writtenLike(state: WizardState, { answer, made }: Pick<Done, 'answer' | 'made'>, may: May) {
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

function madeNow({ made }: Done, { part, action, name, tone }: SectionIntent): Provenance {
  const section = { part, action, name, ...(tone && { tone }) };
  return { at: Date.now(), tone: made?.tone ?? FREE_TONE, style: made?.style ?? FREE_STYLE, section };
}
