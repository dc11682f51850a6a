import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Member } from './cluster/member.ts';
import type { Config } from './config.ts';
import { startEmulators } from './emulators.ts';
import { type AppServer, createAppServer } from './http/http-server.ts';
import { loadPages } from './http/installed-pages.ts';
import { type Listening, listen } from './http/listen.ts';
import type { Process } from './start-app.ts';
import { createStartingApp } from './starting.ts';
import { startTracing } from './tracing/index.ts';

/**
 * Answers what needs no database, then loads the app, while the database starts. A process that may be one of several listens when it
 * is ready: a refused connection goes to another one at once, and an answer of 503 would stand.
 * @throws Error with a message for the operator; the embedded database is then left to nobody.
 */
export async function start(process: Process): Promise<void> {
  const { config, log } = process;
  const http = createAppServer(config);
  http.answerBy(createStartingApp(config, log));
  const listening = await listenWhenAlone(http, process);
  const endTracing = await startTracing(config, log);
  const database = import('./db/index.ts').then(({ startDatabase }) => startDatabase(config, log));
  // Its fault is thrown where it is waited for.
  database.catch(() => undefined);
  try {
    const emulators = await startEmulators(config);
    const dist = join(projectRoot(), 'dist');
    const pages = await loadPages(emulators.config, { clientDir: join(dist, 'client'), siteDir: join(dist, 'site') });
    http.answerBy(createStartingApp(emulators.config, log, pages));
    const { startApp } = await import('./start-app.ts');
    await startApp({ ...process, emulators, pages, http, listening, endTracing, database: await database });
  } catch (error) {
    // It is a process of its own: a start that fails must not leave it behind.
    await database.then((running) => running.close()).catch(() => undefined);
    throw error;
  }
}

async function listenWhenAlone(
  { server }: AppServer,
  { config, member }: { readonly config: Config; readonly member: Member | undefined },
): Promise<Listening | undefined> {
  return member || config.trustProxy > 0 ? undefined : listen(server, config.host, config.port);
}

/** The folder of package.json: above the sources in development, above dist/ in the build. */
function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}
