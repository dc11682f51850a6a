import type { DraftAnswer, DraftInput } from '#shared/drafts/contract.ts';
import * as contract from '#shared/drafts/contract.ts';
import { DRAFT_LIMITS } from '#shared/drafts/limits.ts';
import { holderOf } from '#shared/plans/access.ts';
import { AppError } from '../../http/app-error.ts';
import type { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import type { App, AppContext } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import { idempotencyKeyOf, ifMatchOf, setRevision } from '../../http/request-headers.ts';
import type { Identity } from '../identity/index.ts';
import { requireFeatures } from '../plans/index.ts';
import { readPage } from './lists/service.ts';
import { findReader, requireReader } from './readers.ts';
import { getDraftOf } from './repository.ts';
import { countRevisions } from './revisions/repository.ts';
import { getRevision, readRevisions, restoreRevision } from './revisions/service.ts';
import { type SaverLimits, withSaveLimits } from './saving/save-limits.ts';
import { type SaveDeps, type SaveTerms, save } from './saving/service.ts';
import { stateOf } from './saving/state.ts';
import * as service from './service.ts';

export interface RouteDeps extends SaveDeps, SaverLimits {
  readonly identity: Pick<Identity, 'require'>;
  readonly largeSaveConcurrency: ConcurrencyLimiter;
}

export function mountDrafts(app: App, deps: RouteDeps): void {
  mountReading(app, deps);
  mountSaving(app, deps);
  mountDeleting(app, deps);
  mountRevisions(app, deps);
}

function mountReading(app: App, deps: RouteDeps): void {
  const { db } = deps;

  mount(app, contract.listDrafts, async ({ c, query }) => {
    const { userId } = await requireReader(c, deps);
    return { success: true, ...(await readPage(db, userId, query)) } as const;
  });

  mount(app, contract.getDraft, async ({ c, params }) => {
    const { userId } = await requireReader(c, deps);
    return answer(c, await getDraftOf(db, userId, params.id));
  });
}

function mountSaving(app: App, deps: RouteDeps): void {
  const large = {
    maxBodyBytes: DRAFT_LIMITS.bodyBytes,
    // Before anything of it lies in memory.
    admitLarge: async (c: AppContext) => deps.largeSaveConcurrency.acquire(await requirePro(c, deps)),
  };

  mount(
    app,
    contract.autosaveDraft,
    async ({ c, input }) => answer(c, await saveSent(c, deps, input, input.type ?? 'autosave')),
    large,
  );

  mount(
    app,
    contract.saveDraft,
    async ({ c, input }) => answer(c, await saveSent(c, deps, input, input.type ?? 'saved')),
    large,
  );
}

function mountDeleting(app: App, deps: RouteDeps): void {
  const { db } = deps;

  mount(app, contract.deleteDraft, async ({ c, params }) => {
    const { userId } = await requireReader(c, deps);
    await service.deleteDraft(db, userId, params.id, new Date(deps.now()));
    return { success: true } as const;
  });

  mount(app, contract.restoreDraft, async ({ c, params }) => {
    const { userId } = await deps.identity.require(c);
    return answer(c, await service.restoreDraft(db, userId, params.id));
  });
}

function mountRevisions(app: App, deps: RouteDeps): void {
  mount(app, contract.listDraftRevisions, async ({ c, params: { id }, query }) => {
    const { userId, mayReadAll } = await findReader(c, deps);
    const page = await readRevisions(deps.db, { userId, id }, mayReadAll ? query : { limit: 1 });
    if (mayReadAll) return { success: true, ...page, lockedCount: 0 } as const;
    const lockedCount = (await countRevisions(deps.db, { userId, id })) - page.revisions.length;
    return { success: true, ...page, lockedCount, nextCursor: null } as const;
  });

  mount(app, contract.getDraftRevision, async ({ c, params: { id, revision } }) => {
    const { userId, mayReadAll } = await findReader(c, deps);
    if (!mayReadAll && (await getDraftOf(deps.db, userId, id)).revision !== revision)
      throw new AppError('PREMIUM_REQUIRED');
    return { success: true, revision: await getRevision(deps.db, { userId, id }, revision) } as const;
  });

  mount(app, contract.restoreDraftRevision, async ({ c, params: { id, revision } }) => {
    const userId = await requirePro(c, deps);
    const restore = () => restoreRevision(deps, { userId, id }, revision, termsOf(c));
    return answer(c, await withSaveLimits(c, deps, userId, restore));
  });
}

/** @throws AppError SIGN_IN_REQUIRED, 'user-token-expired', PREMIUM_REQUIRED */
async function requirePro(c: AppContext, { identity, now }: RouteDeps): Promise<string> {
  const { userId, user } = await identity.require(c);
  requireFeatures(holderOf(user), ['drafts.store'], new Date(now()));
  return userId;
}

async function saveSent(
  c: AppContext,
  deps: RouteDeps,
  input: DraftInput,
  type: 'saved' | 'autosave',
): Promise<DraftAnswer> {
  const userId = await requirePro(c, deps);
  return withSaveLimits(c, deps, userId, async () => {
    const by = type === 'saved' ? 'person' : 'autosave';
    return save(deps, { userId, id: idOf(input), state: stateOf(input), by, ...termsOf(c) });
  });
}

/** @throws AppError INVALID_INPUT */
function termsOf(c: AppContext): SaveTerms {
  return { ifMatch: ifMatchOf(c), key: idempotencyKeyOf(c) };
}

/** @throws AppError NOT_FOUND when two drafts are named. */
function idOf({ draftId, id }: DraftInput): string | undefined {
  if (draftId !== undefined && id !== undefined && draftId !== id) throw new AppError('NOT_FOUND');
  return draftId ?? id;
}

function answer(c: AppContext, draft: DraftAnswer): { success: true; draft: DraftAnswer } {
  setRevision(c, draft.revision);
  return { success: true, draft };
}
