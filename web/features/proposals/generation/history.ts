import { isSameDocument, type ProposalDocument } from '#shared/proposals/document/index.ts';
import { type Finished, type GenerationState, hasProposal } from './generation-state.ts';

/** The limits for versions that are no longer shown. The newest of them stays at any length. */
export const HISTORY_LIMITS = { versions: 10, chars: 200_000 } as const;

/** The newest first. */
export type History = readonly Finished[];

/** `version` before all others. Where that is too much, steps of rewriting go first, then the oldest. */
export function addToHistory(history: History, version: GenerationState): History {
  return hasProposal(version) ? withinLimits([version, ...history]) : history;
}

/** With `version` in place of the restored one, which is the one that reads `document`. Undefined if none does. */
export function restoreVersion(
  history: History,
  document: ProposalDocument,
  now: GenerationState,
): { restored: Finished; history: History } | undefined {
  const place = history.findIndex((version) => isSameDocument(version.document, document));
  const restored = history[place];
  return restored && { restored, history: addToHistory(history.toSpliced(place, 1), now) };
}

/** True when our built-in writer has written again, word for word, what it replaces. */
export function isWrittenAgain(generation: GenerationState, [replaced]: History): boolean {
  if (generation.status !== 'done' || generation.answer.engine !== 'composer') return false;
  return replaced?.status === 'done' && isSameDocument(replaced.document, generation.document);
}

/** As much of a list stored elsewhere as this workspace keeps. */
export function withinLimits(history: History): History {
  const kept = [...history];
  while (kept.length > 1 && isTooMuch(kept)) kept.splice(leastMissed(kept), 1);
  return kept;
}

/** True for one that was made from the version before: a section was rewritten, or the letter changed on request. */
export function isStep({ made }: Finished): boolean {
  return made?.section !== undefined || made?.isChange === true;
}

function isTooMuch(history: History): boolean {
  const chars = history.slice(1).reduce((sum, version) => sum + charsOf(version), 0);
  return history.length > HISTORY_LIMITS.versions || chars > HISTORY_LIMITS.chars;
}

/** The oldest step but the one before now, else the oldest of all. */
function leastMissed(history: History): number {
  const step = history.findLastIndex(isStep);
  return step > 0 ? step : history.length - 1;
}

function charsOf(version: Finished): number {
  return charsIn(version.document) + (version.status === 'done' ? charsIn(version.answer) : version.text.length);
}

const known = new WeakMap<object, number>();

function charsIn(part: object): number {
  const chars = known.get(part) ?? JSON.stringify(part).length;
  known.set(part, chars);
  return chars;
}
