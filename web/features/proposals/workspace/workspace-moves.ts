import { documentOfPlain } from '#shared/proposals/document/of-text.ts';
import { type GenerationState, hasProposal } from '../generation/generation-state.ts';
import { dropLostWriting, EMPTY_WIZARD, hasWork, type WizardState } from '../wizard/wizard-state.ts';
import { digestOf, isSaved } from './draft-codec.ts';
import { openLeaderLock } from './leader-lock.ts';
import { setLocalDataFlag } from './local-data-flag.ts';
import { parseSavedStash, parseSavedState } from './saved-state.ts';
import { createStashItem, type StashItem, stashIn, stashKey } from './stash.ts';
import { assignToAccount, findUnsaved, takeUnsaved } from './unsaved-workspaces.ts';
import {
  dropLastWrite,
  inTransaction,
  VISITORS_WORKSPACE,
  type Workspaces,
  workspaceName,
} from './workspace-database.ts';

/** The outcome for the target workspace of a move: nothing moved, it was empty, or its work was stashed. */
export type MoveResult = 'nothing' | 'moved' | 'stashed';

/** Everything of one person in this browser. */
interface Kept {
  readonly state: WizardState | undefined;
  readonly stash: readonly StashItem[];
}

/** Moves signed-out work to the workspace of the person who has just signed in. Rejects if the browser refuses. */
export async function moveVisitorsWork(userId: string): Promise<MoveResult> {
  // Mostly there is nothing to carry, and nobody has to wait for other tabs.
  if (!(await hasWorkOf(VISITORS_WORKSPACE))) return 'nothing';
  const as = (state: WizardState) => assignToAccount(state, userId);
  return withWorkspacesHeld([VISITORS_WORKSPACE], () => moveWorkspace({ from: VISITORS_WORKSPACE, to: userId, as }));
}

/** Moves a person's work to the signed-out workspace of this browser. Rejects if the browser refuses, and nothing has moved. */
export async function keepOnDevice(userId: string): Promise<void> {
  const as = (state: WizardState) => withoutAccount(state, userId);
  await withWorkspacesHeld([userId, VISITORS_WORKSPACE], () =>
    moveWorkspace({ from: userId, to: VISITORS_WORKSPACE, as }),
  );
}

/** Takes everything of a person out of this browser. Rejects when the browser refuses. */
export function clearWorkspace(userId: string): Promise<void> {
  return withWorkspacesHeld([userId], async () => {
    takeUnsaved(userId);
    dropLastWrite(userId);
    try {
      await inTransaction((workspaces) => removeWorkspace(workspaces, userId));
    } catch {
      // A full disk takes nothing more, not even what says that there is nothing; but it gives away what it has.
      await inTransaction((workspaces) => removeAll(workspaces, userId));
    }
  });
}

/** Is there anything in the workspace or beside it that would be missed? False when the browser keeps nothing. */
export async function hasWorkOf(owner: string): Promise<boolean> {
  const { state, stash } = await inTransaction((workspaces) => read(workspaces, owner));
  return stash.length > 0 || (state !== undefined && hasWork(state));
}

/** Is all of that in drafts of theirs, to the last letter? Rejects when the browser keeps nothing. */
export async function isInAccount(userId: string): Promise<boolean> {
  const { state, stash } = await inTransaction((workspaces) => read(workspaces, userId));
  return [state ?? EMPTY_WIZARD, ...stash.map((stashed) => stashed.state)].every(
    (state) => !hasWork(state) || isSaved(state),
  );
}

interface Move {
  readonly from: string;
  readonly to: string;
  /** What becomes of a proposal on its way. */
  readonly as: (state: WizardState) => WizardState;
}

/** In one transaction, so that a crash leaves everything where it was or where it belongs. */
export async function moveWorkspace({ from, to, as }: Move): Promise<MoveResult> {
  const arrival = await inTransaction(async (workspaces): Promise<MoveResult> => {
    const [coming, there] = [await read(workspaces, from), await read(workspaces, to)];
    const comes = coming.state && hasWork(coming.state) ? as(coming.state) : undefined;
    const stays = there.state && hasWork(there.state) ? there.state : undefined;
    if (!comes && coming.stash.length === 0) return 'nothing';
    const displaced = comes && stays ? [createStashItem(stays, Date.now())] : [];
    const brought = coming.stash.map((stashed) => ({ ...stashed, state: as(stashed.state) }));
    if (comes) await workspaces.put(to, comes);
    await workspaces.put(stashKey(to), [...displaced, ...brought, ...there.stash]);
    await removeWorkspace(workspaces, from);
    return displaced.length > 0 ? 'stashed' : 'moved';
  });
  if (arrival === 'nothing') return arrival;
  for (const owner of [from, to]) takeUnsaved(owner);
  setLocalDataFlag(to === VISITORS_WORKSPACE);
  return arrival;
}

async function read(workspaces: Workspaces, owner: string): Promise<Kept> {
  const entry = await workspaces.get(owner);
  const [kept, unsaved] = [parseSavedState(entry?.state), findUnsaved(owner)];
  const stash = parseSavedStash(await stashIn(workspaces, owner));
  if (!unsaved) return { state: kept, stash };
  // The stored work is older, or another tab's.
  const isApart = kept !== undefined && hasWork(kept) && digestOf(kept) !== digestOf(unsaved);
  return { state: unsaved, stash: isApart ? [createStashItem(kept, Date.now()), ...stash] : stash };
}

/** An empty entry instead of none: a page that still shows what was there learns that it is gone, and writes it no more. */
async function removeWorkspace(workspaces: Workspaces, owner: string): Promise<void> {
  await workspaces.put(owner, null);
  await workspaces.remove(stashKey(owner));
}

async function removeAll(workspaces: Workspaces, owner: string): Promise<void> {
  await workspaces.remove(owner);
  await workspaces.remove(stashKey(owner));
}

/** What the server keeps for a person is out of reach without their account: what has arrived is all there will be. */
function withoutAccount(state: WizardState, userId: string): WizardState {
  const { generation, history, draft, unanswered } = state;
  const left = dropLostWriting({
    ...state,
    profile: null,
    draft: null,
    unanswered: null,
    generation: endGeneration(generation),
    history: history.map(endGeneration).filter(hasProposal),
  });
  if (!draft && !unanswered) return left;
  // What has been taken off here alone is no change of theirs: it must not be saved over what another device has since.
  const isSame = draft?.savedDigest === digestOf(state);
  const kept = draft && isSame ? { ...draft, savedDigest: digestOf(left) } : draft;
  return { ...left, draftLeft: { userId, draft: kept, unanswered } };
}

function endGeneration(generation: GenerationState): GenerationState {
  if (generation.status === 'stopped' || generation.status === 'interrupted')
    return { ...generation, canContinue: false };
  if (generation.status !== 'writing') return generation;
  const { proposalId, text } = generation;
  if (text === '') return { ...generation, proposalId: null, intent: null };
  return { status: 'stopped', proposalId, text, document: documentOfPlain(text), canContinue: false };
}

/**
 * Has every page that shows one of these workspaces keep what it holds and step back, does `act`, and has them look at what has
 * become of their workspace. A page that does not answer is not waited for: it overwrites nothing either.
 */
async function withWorkspacesHeld<T>(owners: readonly string[], act: () => Promise<T>): Promise<T> {
  const tabs = await Promise.all(owners.map(hold));
  try {
    return await act();
  } finally {
    for (const tab of tabs) {
      tab.notifySaved();
      tab.close();
    }
  }
}

async function hold(owner: string) {
  const nothing = { onRole: () => undefined, onHandOver: () => Promise.resolve(), onSavedElsewhere: () => undefined };
  const tab = await openLeaderLock({ name: workspaceName(owner), ...nothing });
  const areThereLocks = typeof navigator !== 'undefined' && 'locks' in navigator;
  // Without locks every page takes itself for the one that writes: they are asked all the same.
  if (tab.role() === 'reader' || !areThereLocks) await tab.takeOver();
  return tab;
}
