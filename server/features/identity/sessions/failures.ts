import type { AppParts } from '../../../app-parts.ts';
import type { Config } from '../../../config.ts';
import type { AppContext } from '../../../http/context.ts';
import type { Log } from '../../../log.ts';
import type { Method } from '../proven.ts';
import { keyOfIdentifier, pseudonym } from '../users/login-keys.ts';
import { findUserIdByKey } from '../users/repository.ts';
import { readClientInfo } from './client-info.ts';
import { insertEvent } from './repository.ts';

export interface FailureDeps extends Pick<AppParts, 'db' | 'log' | 'now' | 'newId' | 'secret'> {
  readonly config: Pick<Config, 'trustProxy'>;
}

interface Failure {
  readonly identifier: string;
  readonly at: Date;
  readonly method: Method;
  readonly device: string;
  readonly address: string;
}

export type Failures = ReturnType<typeof createFailures>;

/** Refused sign-ins, for the log and for the history of the account. */
export function createFailures(deps: FailureDeps, method: Method) {
  const writing = new Set<Promise<void>>();
  return {
    /** `identifier` as it was typed. Returns at once: it writes after the answer. */
    note(c: AppContext, identifier: string): void {
      const place = readClientInfo(c, deps.config.trustProxy);
      const failure = { identifier, at: new Date(deps.now()), method, ...place };
      // After the answer: a row that only real accounts get must not change the response time.
      c.env.outgoing.once('close', () => {
        const written = write(deps, c.var.log(), failure).finally(() => writing.delete(written));
        writing.add(written);
      });
    },
    /** Resolves when all pending writes are done. */
    async settled(): Promise<void> {
      await Promise.all(writing);
    },
  };
}

async function write(deps: FailureDeps, log: Log, { identifier, ...failure }: Failure): Promise<void> {
  const account = pseudonym(deps.secret, identifier);
  try {
    const userId = await findUserIdByKey(deps.db, keyOfIdentifier(identifier) ?? '');
    log.warn({ account, method: failure.method, ...(userId && { userId }) }, 'a sign-in was refused');
    if (!userId) return;
    const event = { ...failure, event: 'sign-in-failed' as const, userId, id: deps.newId(), sessionId: null };
    await insertEvent(deps.db, event);
  } catch (err) {
    log.warn({ err, account }, 'a refused sign-in could not be stored in the history');
  }
}
