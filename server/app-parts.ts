import type pg from 'pg';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/message.ts';

/** How long requests wait. Tests give other times than the ones that each limit has. */
export interface RequestWaits {
  /** For a free slot. */
  readonly queueMs?: number;
  /** For the body of a webhook. */
  readonly bodyMs?: number;
}

/** What a feature may be given of the app. Each names what it needs. */
export interface AppParts {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly now: () => number;
  readonly newId: () => string;
  readonly jobs: Jobs;
  readonly mailer: Mailer;
  /** The base address of links, such as `https://bidwright.example`; read when it is written. */
  readonly origin: () => string;
  /** Random, the same in all processes: for secrets of our own. */
  readonly secret: Buffer;
  readonly waits: RequestWaits;
}
