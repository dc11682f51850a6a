import type pg from 'pg';
import type { Config, RateLimit } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { App } from '../../http/context.ts';
import { createLimiter } from '../../http/rate-limit.ts';
import type { Log } from '../../log.ts';
import type { Visitors } from '../identity/index.ts';
import type { Engine } from './engine.ts';
import { Followers } from './followers.ts';
import { createPlaces, READER_PLACES, WRITING_PLACES } from './places.ts';
import { mountProposals, PROPOSAL_ENDPOINTS } from './routes.ts';
import { Runs } from './runs.ts';
import { createHub } from './stream/hub.ts';
import { startSweeping } from './sweep.ts';

export { createEngine, type Engine } from './engine.ts';
export type { GenerationEvent } from './generation/events.ts';

// Reading a post costs milliseconds and happens while people type; this only stops a flood.
const READING_LIMIT: RateLimit = { points: 600, perSeconds: 600 };

export interface ProposalsDeps {
  readonly config: Pick<Config, 'generationLimit' | 'writingPace' | 'trustProxy'>;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly engine: Engine;
  readonly visitors: Visitors;
  readonly newId: () => string;
  readonly now: () => number;
  readonly onEnd: (status: 'done' | 'failed' | 'interrupted') => void;
}

/** Writing proposals: its routes, its running generations and their sweeping. */
export interface Proposals {
  readonly endpoints: typeof PROPOSAL_ENDPOINTS;
  mount(app: App): void;
  running(): number;
  openStreams(): number;
  /**
   * Sends every open stream the rest of its text, waits at most `patienceMs` for what is still being written, and stores
   * the remainder as interrupted. Readers of those are told so.
   */
  close(patienceMs: number): Promise<void>;
}

/** Builds the feature and begins sweeping; `close` ends both. */
export function createProposals(deps: ProposalsDeps): Proposals {
  const { config, db, log, now } = deps;
  const runs = new Runs({ db, log, generate: deps.engine.generate, newId: deps.newId, now, onEnd: deps.onEnd });
  const hub = createHub({ pace: config.writingPace, now });
  const sweeping = startSweeping({ db, log, now });
  const routes = {
    db,
    runs,
    hub,
    now,
    analyze: deps.engine.analyze,
    visitors: deps.visitors,
    trustProxy: config.trustProxy,
    followers: new Followers({ db, now }),
    readerPlaces: createPlaces(READER_PLACES),
    writingPlaces: createPlaces(WRITING_PLACES),
    generationLimit: createLimiter(deps, 'generation', config.generationLimit.visitor),
    readingLimit: createLimiter(deps, 'reading', READING_LIMIT),
  };
  return {
    endpoints: PROPOSAL_ENDPOINTS,
    mount: (app) => mountProposals(app, routes),
    running: () => runs.size,
    openStreams: () => hub.size(),
    async close(patienceMs) {
      sweeping.stop();
      hub.flush();
      await runs.drain(patienceMs);
      hub.flush();
    },
  };
}
