import type { Server } from 'node:http';
import type { Config } from '../config.ts';
import { makeClosable } from './close-server.ts';
import type { App } from './context.ts';
import { createHttpServer } from './http-server.ts';

/** The server of a process. It can listen before the app is there, so what answers can change. */
export interface AppServer {
  readonly server: Server;
  /** Answers every request from now on. Those that have begun are finished by the app that began them. */
  answerBy(app: App): void;
  readonly isClosing: () => boolean;
  /** Takes no new connections; settles when the last one has gone. Idle ones are closed after `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** One that does not listen yet. Call `answerBy` before it does. */
export function createAppServer({ appOrigin }: Pick<Config, 'appOrigin'>): AppServer {
  let app: App | undefined;
  let isClosing = false;
  const answer: App['fetch'] = (...asked) => app?.fetch(...asked) ?? new Response(null, { status: 503 });
  const isHttps = appOrigin?.startsWith('https:') ?? false;
  const server = createHttpServer({ fetch: answer }, { isHttps, isClosing: () => isClosing });
  const closable = makeClosable(server);
  return {
    server,
    answerBy(next) {
      app = next;
    },
    isClosing: () => isClosing,
    close(graceMs) {
      isClosing = true;
      return closable.close(graceMs);
    },
  };
}
