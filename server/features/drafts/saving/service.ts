import { z } from 'zod';
import type { DraftAnswer } from '#shared/drafts/contract.ts';
import type { RevisionCause } from '#shared/proposals/statuses.ts';
import type { Database, Db } from '../../../db/client.ts';
import { errorCode } from '../../../db/failure.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../http/app-error.ts';
import { getDraftOf } from '../repository.ts';
import { lockTexts } from '../texts/repository.ts';
import {
  completeGenerated,
  findMade,
  findNeverSaved,
  hasOnlyGenerated,
  insertDraft,
  insertNext,
  keepForGood,
  type LockedDraft,
  lockDraft,
  type Made,
} from './repository.ts';
import { type DraftState, digestOf, draftAnswerOf, type SentState } from './state.ts';

export interface SaveDeps {
  readonly db: Database;
  readonly newId: () => string;
  readonly now: () => number;
}

/** What a request says of a save besides the state. */
export interface SaveTerms {
  /** The revision it was made from; undefined or '*' takes any. */
  readonly ifMatch: number | '*' | undefined;
  readonly key: string | undefined;
}

/** One request to save a draft. */
export interface Save extends SaveTerms {
  readonly userId: string;
  /** Undefined makes a new draft, or continues the document of a proposal that `state` has. */
  readonly id: string | undefined;
  readonly state: SentState;
  /** A person who saves makes it a saved one for good; the others leave it what it is. */
  readonly by: 'person' | 'autosave' | 'restore';
  /** The revision that is restored. */
  readonly restoredFrom?: number;
}

const UNIQUE_VIOLATION = '23505';

/**
 * Saves, and answers the draft as it is then. `If-Match` is the optimistic lock: CHANGED_ELSEWHERE is a conflict with
 * another device. The same state again makes no revision; the same key again makes nothing, whatever has become of the
 * draft since.
 * @throws AppError NOT_FOUND, CHANGED_ELSEWHERE, INVALID_INPUT; nothing is changed then.
 */
export async function save(deps: SaveDeps, intent: Save): Promise<DraftAnswer> {
  const at = new Date(deps.now());
  const once = () => inTransaction(deps.db, (tx) => saveIn(deps, tx, intent, at));
  try {
    return await once();
  } catch (cause) {
    // The same request came twice at once and the other was first: now it is found by its key.
    if (intent.key === undefined || errorCode(cause) !== UNIQUE_VIOLATION) throw cause;
    return once();
  }
}

async function saveIn(deps: SaveDeps, tx: Db, intent: Save, at: Date): Promise<DraftAnswer> {
  const { userId, key, ifMatch } = intent;
  if (!(await lockTexts(tx, userId))) throw new AppError('SIGN_IN_REQUIRED');
  const generationIds = generationIdsOf(intent.state.work);
  const id = intent.id ?? (await findNeverSaved(tx, userId, generationIds));
  const locked = id === undefined ? undefined : await lockDraft(tx, userId, id);
  if (id !== undefined && !locked) throw new AppError('NOT_FOUND');
  // Asked for after the lock, so that of two at once the second finds what the first has made.
  const made = key === undefined ? undefined : await findMade(tx, userId, key);
  if (made) return again(tx, intent, made);
  if (!locked) return begin(deps, tx, intent, at);
  if (typeof ifMatch === 'number' && ifMatch !== locked.revision) {
    // The sender has the letters that were generated since.
    const isKnown =
      ifMatch < locked.revision &&
      (await hasOnlyGenerated(tx, { userId, id: locked.id, since: ifMatch }, generationIds));
    if (!isKnown) throw new AppError('CHANGED_ELSEWHERE');
  }
  return goOn(tx, intent, locked, at);
}

/** @throws AppError INVALID_INPUT when the key was given to something else: its text would be lost without a word. */
async function again(tx: Db, { userId, state, by }: Save, made: Made): Promise<DraftAnswer> {
  const isSame =
    digestOf(withName(state, made.name)) === made.digest && (by === 'autosave') === isAutosaved(made.cause);
  if (isSame) return getDraftOf(tx, userId, made.documentId);
  throw new AppError('INVALID_INPUT', { message: 'This Idempotency-Key has been used for something else.' });
}

async function begin(deps: SaveDeps, tx: Db, intent: Save, at: Date): Promise<DraftAnswer> {
  const { userId, key } = intent;
  const isAutosave = intent.by === 'autosave';
  if (intent.ifMatch !== undefined) {
    throw new AppError('INVALID_INPUT', { message: 'If-Match needs the draft that it is about.' });
  }
  const id = deps.newId();
  const state = withName(intent.state, null);
  const isImport = intent.by === 'person' && state.work === null && state.format === 'text';
  const cause = isImport ? 'imported' : CAUSES[intent.by];
  await insertDraft(tx, { userId, id, state, isAutosave, cause, key, at });
  return draftAnswerOf(state, { id, revision: 1, isAutosave, cause, createdAt: at, lastUpdated: at });
}

async function goOn(tx: Db, intent: Save, locked: LockedDraft, at: Date): Promise<DraftAnswer> {
  const { userId, key, by, restoredFrom } = intent;
  const cause = CAUSES[by];
  const { id } = locked;
  const state = withName(intent.state, locked.name);
  const isAutosave = locked.isAutosave && by !== 'person';
  if (digestOf(state) !== locked.digest) {
    const next = { userId, id, state, isAutosave, cause, key, at, restoredFrom };
    if (by === 'autosave' && isAsGenerated(locked, state)) {
      await completeGenerated(tx, locked, next);
      return draftAnswerOf(state, { ...locked, isAutosave, lastUpdated: at });
    }
    const revision = await insertNext(tx, locked, next);
    return draftAnswerOf(state, { ...locked, revision, isAutosave, cause, lastUpdated: at });
  }
  if (isAutosave === locked.isAutosave) return draftAnswerOf(state, locked);
  await keepForGood(tx, userId, id, at);
  return draftAnswerOf(state, { ...locked, isAutosave, lastUpdated: at });
}

const CAUSES = { person: 'saved', autosave: 'edited', restore: 'restored' } as const;

function isAutosaved(cause: RevisionCause): boolean {
  return cause === 'edited' || cause === 'generated';
}

/** Whether this is the generated letter, untouched, which is autosaved for the first time. */
function isAsGenerated({ generationId, hasWork }: LockedDraft, { work }: DraftState): boolean {
  if (generationId === null || hasWork) return false;
  const proposal = withProposals.safeParse(work).data?.proposal;
  return proposal?.proposalId === generationId && !proposal.edited;
}

const proposal = z.object({ proposalId: z.string().nullable(), edited: z.boolean() }).nullable().catch(null);
const withProposals = z.object({
  proposal,
  earlier: z.array(proposal).catch([]),
});

/** The generations of the letters that a workspace has. */
function generationIdsOf(work: unknown): string[] {
  const read = withProposals.safeParse(work).data;
  if (!read) return [];
  return [read.proposal, ...read.earlier].flatMap((one) => one?.proposalId ?? []);
}

function withName(state: SentState, name: string | null): DraftState {
  return { ...state, name: state.name === undefined ? name : state.name };
}
