import type { ChangeAnswer, ChangeInput, PastedText } from '#shared/proposals/change.ts';
import type { GenerateAnswer, GenerateInput } from '#shared/proposals/contract.ts';
import { type PastedFrom, PROMPT_PASTED } from '#shared/proposals/pasted.ts';
import { featuresOf } from '#shared/proposals/required-features.ts';
import { textOfDocument } from '#shared/proposals/text/proposal-text.ts';
import type { AppParts } from '../../../app-parts.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError, refusedAt } from '../../../http/app-error.ts';
import type { Limiter } from '../../../http/rate-limit.ts';
import { requireFeatures } from '../../plans/index.ts';
import type { WrittenStore } from '../endings.ts';
import { assistantTask, promptForAssistant } from '../generation/assistant-prompt.ts';
import { answerOfPasted, type PastedAnswer } from '../generation/pasted.ts';
import type { EngineTasks } from '../generation/tasks.ts';
import { findByIdempotencyKey } from '../idempotency/repository.ts';
import { endGeneration, insertRunning } from '../repository.ts';
import { limitKeysOf, type Requester } from '../service.ts';

export interface AssistantDeps extends Pick<AppParts, 'db' | 'now' | 'newId'> {
  readonly store: WrittenStore;
  readonly tasks: EngineTasks;
  readonly pasteLimit: Limiter;
}

/**
 * The prompt for the user's own assistant, and what it does not say. Nothing is stored or sent.
 * @throws AppError SIGN_IN_REQUIRED, PRO_REQUIRED, POST_NOT_UNDERSTOOD
 */
export async function writePrompt(
  deps: AssistantDeps,
  { holder }: Requester,
  { form, ...input }: GenerateInput & { readonly form: 'full' | 'short' },
) {
  requireFeatures(holder, featuresOf(input), new Date(deps.now()));
  return promptForAssistant(deps.tasks, input, form);
}

interface Pasting {
  readonly input: ChangeInput;
  readonly pasted: PastedText;
}

/**
 * Stores a text that was written elsewhere as a proposal like any other. It costs no credit and counts in no week. Its requester may
 * have it written.
 * @throws AppError RATE_LIMITED, POST_NOT_UNDERSTOOD; INVALID_INPUT, with a message for the field `request`, for what is no proposal;
 * OTHER_JOB for one that shares hardly a word with the post, unless the user confirms it. Nothing is stored then.
 */
export async function keepPasted(
  deps: AssistantDeps,
  requester: Requester,
  { input: given, pasted }: Pasting,
  key: string | undefined,
): Promise<ChangeAnswer> {
  const { request: _request, text: _text, selection: _selection, proposalId: _id, ...input } = given;
  const kept = key && (await findByIdempotencyKey(deps.db, { key, ownerIds: [requester.owner.id] }));
  if (kept && kept.row.answer) return asChange(kept.row.answer);
  await deps.pasteLimit.count(limitKeysOf(requester));
  const read = await answerOfPasted(deps.tasks, await assistantTask(deps.tasks, input), pasted);
  if (read.refused) throw refusalOf(read.refused, pasted.from);
  const answer = { proposalId: deps.newId(), ...read.answer };
  await storeDone(deps, requester, { input, answer, key });
  return asChange(answer);
}

function asChange(answer: GenerateAnswer): ChangeAnswer {
  const { document, sections, plainText, sentences, removed } = answer;
  const text = textOfDocument(document, answer);
  return {
    text,
    document,
    sections,
    plainText,
    sentences,
    removed,
    openings: [],
    unchanged: false,
    message: null,
    answer,
  };
}

type Refused = NonNullable<PastedAnswer['refused']>;

const REFUSALS: Record<Refused, string> = {
  prompt: PROMPT_PASTED,
  declined: 'Your assistant declined to write this. Ask it again, or in a new chat, then paste its answer.',
  none: 'There is no proposal in this text. Paste the complete answer.',
  another_post:
    'This does not seem to be about this job: it has almost no words in common with the post. Check that you pasted the right text.',
};

/** The browser's own model wrote it, and can write it again. */
const REFUSALS_OF_DEVICE: Record<Refused, string> = {
  prompt: 'The model repeated its instructions instead of writing.',
  declined: 'The model declined to write this.',
  none: 'The model wrote no proposal.',
  another_post:
    'What the model wrote does not seem to be about this job: it has almost no words in common with the post.',
};

function refusalOf(refused: Refused, from: PastedFrom): AppError {
  const message = (from === 'device' ? REFUSALS_OF_DEVICE : REFUSALS)[refused];
  if (refused === 'another_post') return new AppError('OTHER_JOB', { message });
  return refusedAt('request', 'INVALID_INPUT', message);
}

interface Stored {
  readonly input: GenerateInput;
  readonly answer: GenerateAnswer;
  readonly key: string | undefined;
}

const NO_RESERVATION = { hasCredit: false, countedFor: [] };

/** It starts and ends in one transaction. */
async function storeDone(
  { db, store, now }: AssistantDeps,
  { owner }: Requester,
  { input, answer, key }: Stored,
): Promise<void> {
  const at = new Date(now());
  const id = answer.proposalId;
  await inTransaction(db, async (tx) => {
    await store.lockDocuments(tx, owner.id);
    const row = { id, owner, input, key, reservation: NO_RESERVATION, at, leaseExpiresAt: at };
    if (!(await insertRunning(tx, row))) throw new AppError('INVALID_INPUT', { message: KEY_OF_ANOTHER_REQUEST });
    await endGeneration(tx, owner.id, id, { status: 'done', answer, isCharged: false }, { at, isReturned: false });
    if (owner.kind === 'user')
      await store.addGenerated(tx, { userId: owner.id, generationId: id, repeats: undefined, input, answer, at });
  });
}

const KEY_OF_ANOTHER_REQUEST = 'This Idempotency-Key was used for another proposal. Send a new one with a new request.';
