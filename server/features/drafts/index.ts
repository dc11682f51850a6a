import type { AppParts, RequestWaits } from '../../app-parts.ts';
import type { RateLimit } from '../../config.ts';
import { type ConcurrencyLimit, createConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import type { App } from '../../http/context.ts';
import { createLimiter } from '../../http/rate-limit.ts';
import type { Identity } from '../identity/index.ts';
import { type ExportedDraft, exportDrafts } from './export/repository.ts';
import { addGenerated, lockDocuments } from './generated/service.ts';
import { mountOutcomes } from './outcomes/routes.ts';
import { mountStoredProposals } from './proposals/routes.ts';
import { mountDrafts } from './routes.ts';
import { scheduleSweep } from './sweep/index.ts';
import { eraseDrafts } from './sweep/repository.ts';
import { mountVersions } from './versions/routes.ts';

export type { ExportedDraft, ExportedDraftRevision } from './export/repository.ts';

/** A workspace that is typed at without a pause saves 120 times an hour; a person has a few. */
const SAVE_LIMIT: RateLimit = { points: 1_200, perSeconds: 3_600 };

const OWN_FULL = 'Too many drafts are being saved at once. Please try again in a moment.';

/** Saves under way. Each takes some milliseconds of one of ten connections, so a short wait serves most of a rush. */
const saveConcurrencyOf = ({ queueMs = 2_000 }: RequestWaits): ConcurrencyLimit => ({
  perOwner: 20,
  perProcess: 60,
  ownFull: OWN_FULL,
  queue: { most: 240, waitMs: queueMs },
});

/** The large ones, from before they are read: at most 8 times 8 MB lie in memory. */
const LARGE_SAVE_CONCURRENCY: ConcurrencyLimit = { perOwner: 4, perProcess: 8, ownFull: OWN_FULL };

export interface DraftsDeps extends Pick<AppParts, 'db' | 'pool' | 'log' | 'now' | 'newId' | 'jobs' | 'waits'> {
  readonly identity: Pick<Identity, 'require'>;
}

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * What people with Pro have begun and saved, with every state it was in. Schedules the deleting of what was kept long enough.
 */
export function createDrafts(deps: DraftsDeps) {
  const saveLimit = createLimiter(deps, 'draft-saves', SAVE_LIMIT);
  const [saveConcurrency, largeSaveConcurrency] = [
    createConcurrencyLimiter(saveConcurrencyOf(deps.waits)),
    createConcurrencyLimiter(LARGE_SAVE_CONCURRENCY),
  ];
  const routes = { ...deps, saveLimit, saveConcurrency, largeSaveConcurrency };
  scheduleSweep(deps);
  return {
    mount(app: App): void {
      mountDrafts(app, routes);
      mountStoredProposals(app, routes);
      mountVersions(app, deps);
      mountOutcomes(app, deps);
    },
    addGenerated,
    lockDocuments,
    /** All that a person saved, deleted drafts too, oldest first. */
    exportDrafts: (userId: string): AsyncIterable<readonly ExportedDraft[]> => exportDrafts(deps.db, userId),
    erase: eraseDrafts,
  };
}
