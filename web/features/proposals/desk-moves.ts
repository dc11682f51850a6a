import { type Aside, asidesIn, asidesKey, putAside } from './asides.ts';
import { type Desks, inOneGo, VISITORS_DESK } from './desk-database.ts';
import { withDesksHeld } from './desk-hold.ts';
import { type GenerationState, hasProposal } from './generation-state.ts';
import { markKept } from './kept-marker.ts';
import { partialHtml } from './partial-html.ts';
import { restoredAsides, restoredState } from './saved-state.ts';
import { settled } from './settled.ts';
import { backInAccount, takeUnkept, unkeptOf } from './unkept-desks.ts';
import { EMPTY_WIZARD, hasWork, type WizardState } from './wizard-state.ts';
import { digestOf, isSaved } from './work-digest.ts';

/** What became of a desk that something was moved to: nothing came, it was free, or what lay there was put aside. */
export type Arrival = 'nothing' | 'moved' | 'put-aside';

/** Everything of one person in this browser. */
interface Kept {
  readonly state: WizardState | undefined;
  readonly asides: readonly Aside[];
}

/** Puts what was done signed out on the desk of the person who has just signed in. Rejects when the browser refuses. */
export async function carryOver(userId: string): Promise<Arrival> {
  // Mostly there is nothing to carry, and nobody has to wait for other tabs.
  if (!(await hasWorkOf(VISITORS_DESK))) return 'nothing';
  const as = (state: WizardState) => backInAccount(state, userId);
  return withDesksHeld([VISITORS_DESK], () => moveDesk({ from: VISITORS_DESK, to: userId, as }));
}

/** Leaves a person's work to whoever uses this browser signed out. Rejects when the browser refuses, and nothing has moved. */
export async function keepOnDevice(userId: string): Promise<void> {
  const as = (state: WizardState) => withoutAccount(state, userId);
  await withDesksHeld([userId, VISITORS_DESK], () => moveDesk({ from: userId, to: VISITORS_DESK, as }));
}

/** Takes everything of a person out of this browser. Rejects when the browser refuses. */
export function clearDesk(userId: string): Promise<void> {
  return withDesksHeld([userId], async () => {
    takeUnkept(userId);
    try {
      await inOneGo((desks) => takeOff(desks, userId));
    } catch {
      // A full disk takes nothing more, not even what says that there is nothing; but it gives away what it has.
      await inOneGo((desks) => removeAll(desks, userId));
    }
  });
}

/** Is there anything on the desk or beside it that would be missed? False when the browser keeps nothing. */
export async function hasWorkOf(owner: string): Promise<boolean> {
  const { state, asides } = await inOneGo((desks) => read(desks, owner));
  return asides.length > 0 || (state !== undefined && hasWork(state));
}

/** Is all of that in drafts of theirs, to the last letter? Rejects when the browser keeps nothing. */
export async function isInAccount(userId: string): Promise<boolean> {
  const { state, asides } = await inOneGo((desks) => read(desks, userId));
  return [state ?? EMPTY_WIZARD, ...asides.map((aside) => aside.state)].every(
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
export async function moveDesk({ from, to, as }: Move): Promise<Arrival> {
  const arrival = await inOneGo(async (desks): Promise<Arrival> => {
    const [coming, there] = [await read(desks, from), await read(desks, to)];
    const comes = coming.state && hasWork(coming.state) ? as(coming.state) : undefined;
    const stays = there.state && hasWork(there.state) ? there.state : undefined;
    if (!comes && coming.asides.length === 0) return 'nothing';
    const displaced = comes && stays ? [putAside(stays, Date.now())] : [];
    const brought = coming.asides.map((aside) => ({ ...aside, state: as(aside.state) }));
    if (comes) await desks.put(to, comes);
    await desks.put(asidesKey(to), [...displaced, ...brought, ...there.asides]);
    await takeOff(desks, from);
    return displaced.length > 0 ? 'put-aside' : 'moved';
  });
  if (arrival === 'nothing') return arrival;
  for (const owner of [from, to]) takeUnkept(owner);
  markKept(to === VISITORS_DESK);
  return arrival;
}

async function read(desks: Desks, owner: string): Promise<Kept> {
  const entry = await desks.get(owner);
  const [kept, unkept] = [restoredState(entry?.state), unkeptOf(owner)];
  const asides = restoredAsides(await asidesIn(desks, owner));
  if (!unkept) return { state: kept, asides };
  // What lies there is older, or another tab's.
  const isApart = kept !== undefined && hasWork(kept) && digestOf(kept) !== digestOf(unkept);
  return { state: unkept, asides: isApart ? [putAside(kept, Date.now()), ...asides] : asides };
}

/** An empty entry instead of none: a page that still shows what was there learns that it is gone, and writes it no more. */
async function takeOff(desks: Desks, owner: string): Promise<void> {
  await desks.put(owner, null);
  await desks.remove(asidesKey(owner));
}

async function removeAll(desks: Desks, owner: string): Promise<void> {
  await desks.remove(owner);
  await desks.remove(asidesKey(owner));
}

/** What the server keeps for a person is out of reach without their account: what has arrived is all there will be. */
function withoutAccount(state: WizardState, userId: string): WizardState {
  const { generation, history, draft, unanswered } = state;
  const left = settled({
    ...state,
    profile: null,
    draft: null,
    unanswered: null,
    generation: ended(generation),
    history: history.map(ended).filter(hasProposal),
  });
  if (!draft && !unanswered) return left;
  // What has been taken off here alone is no change of theirs: it must not be saved over what another device has since.
  const isSame = draft?.savedDigest === digestOf(state);
  const kept = draft && isSame ? { ...draft, savedDigest: digestOf(left) } : draft;
  return { ...left, draftLeft: { userId, draft: kept, unanswered } };
}

function ended(generation: GenerationState): GenerationState {
  if (generation.status === 'stopped' || generation.status === 'interrupted')
    return { ...generation, canContinue: false };
  if (generation.status !== 'writing') return generation;
  const { proposalId, text } = generation;
  if (text === '') return { ...generation, proposalId: null, wish: null };
  return { status: 'stopped', proposalId, text, html: partialHtml(text), canContinue: false };
}
