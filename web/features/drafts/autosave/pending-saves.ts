import type { DraftCodec, DraftRef, SentSave, WizardState } from '#web/features/proposals/index.ts';
import { createRef, createSave, createSavedRef } from './draft-refs.ts';
import type { DraftServer } from './draft-server.ts';

/** A state that was replaced while its save was running. */
export interface UnfinishedSave extends WizardState {
  readonly unanswered: SentSave;
}

interface Means {
  readonly server: Pick<DraftServer, 'save'>;
  readonly codec: DraftCodec;
}

interface Finishing {
  /** Wait for this first. */
  readonly after: Promise<unknown> | undefined;
  readonly isLeaving: boolean;
}

/**
 * Saves replaced states in the background. Undo may restore such a state with the same save still unanswered, so the outcomes are kept
 * until the page is closed.
 */
export class PendingSaves {
  private readonly outcomes = new Map<string, Promise<DraftRef | undefined>>();

  /** Rejects when something could not be saved, or when another device has changed the draft. */
  async finish(left: UnfinishedSave, means: Means, finishing: Finishing): Promise<void> {
    const outcome = finish(left, means, finishing);
    const { key } = left.unanswered;
    this.outcomes.set(
      key,
      outcome.catch(() => undefined),
    );
    await outcome;
  }

  /** The draft as it was left, once it is saved whole; undefined when it never left the workspace or could not be saved. */
  async outcomeOf(sent: SentSave): Promise<DraftRef | undefined> {
    return this.outcomes.get(sent.key);
  }
}

async function finish(
  left: UnfinishedSave,
  { server, codec }: Means,
  { after, isLeaving }: Finishing,
): Promise<DraftRef> {
  if (after) await after;
  const { unanswered: sent } = left;
  const draft = await server.save(sent, isLeaving);
  const ref = createSavedRef(draft, sent);
  const digest = codec.digestOf(left);
  if (digest === sent.digest) return ref;
  // Saving the rest would overwrite a change that nobody has seen here.
  if (draft.revision > ref.revision) throw new Error('The draft was changed elsewhere.');
  const rest = createSave({ ...left, draft: ref, unanswered: null }, { kind: 'autosave' }, codec);
  return createRef(await server.save(rest, isLeaving), digest);
}
