import type { Config } from '../config.ts';
import { makeClosable } from './close-server.ts';
import type { App } from './context.ts';
import { createHttpServer } from './http-server.ts';

export type AppServer = ReturnType<typeof createAppServer>;

/**
 * The server of a process. It can listen before the app is there, so what answers can change; call `answerBy` before it
 * listens.
 */
export function createAppServer({ appOrigin }: Pick<Config, 'appOrigin'>) {
  let app: App | undefined;
  let isClosing = false;
  const answer: App['fetch'] = (...asked) => app?.fetch(...asked) ?? new Response(null, { status: 503 });
  const isHttps = appOrigin?.startsWith('https:') ?? false;
  const server = createHttpServer({ fetch: answer }, { isHttps, isClosing: () => isClosing });
  const closable = makeClosable(server);
  return {
    server,
    /** Answers every request from now on. Those that have begun are finished by the app that began them. */
    answerBy(next: App): void {
      app = next;
    },
    isClosing: () => isClosing,
    /** Takes no new connections; settles when the last one has gone. Idle ones are closed after `graceMs`. */
    close(graceMs: number): Promise<void> {
      isClosing = true;
      return closable.close(graceMs);
    },
  };
}
