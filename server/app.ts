import type { Server } from 'node:http';
import { Hono } from 'hono';
import type pg from 'pg';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import { newId } from './db/ids.ts';
import { getSecret } from './db/secrets.ts';
import { createMetrics, HEALTH_ENDPOINTS, mountHealth } from './features/health/index.ts';
import { createVisitors } from './features/identity/index.ts';
import { createProposals, type Engine } from './features/proposals/index.ts';
import { AppError } from './http/app-error.ts';
import type { App, AppEnv } from './http/context.ts';
import { errorResponse } from './http/error-response.ts';
import { createHttpServer } from './http/http-server.ts';
import { refuseOtherMethods } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import { ownOriginOnly } from './http/origin.ts';
import { ownHostOnly } from './http/own-host.ts';
import { servePages } from './http/pages.ts';
import { logRequests } from './http/request-log.ts';
import type { Log } from './log.ts';

export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly engine: Engine;
  /** Folder of the built client. */
  readonly clientDir: string;
  readonly now?: () => number;
}

export interface RunningApp {
  readonly server: Server;
  readonly endpoints: readonly Endpoint[];
  /**
   * Ends it without losing anything: not ready, no new connections, open streams brought to their end within
   * `patienceMs`, then the remaining connections cut. The database is the caller's to close.
   */
  close(patienceMs: number): Promise<void>;
}

/** Puts the features together into one server that is not listening yet. */
export async function createApp(deps: AppDeps): Promise<RunningApp> {
  const { config, db, pool, log, engine } = deps;
  const isHttps = config.appOrigin?.startsWith('https:') ?? false;
  let isClosing = false;
  const metrics = createMetrics();
  const visitors = createVisitors({ secret: await getSecret(db, 'visitor-cookie'), isHttps, newId });
  const now = deps.now ?? Date.now;
  const proposals = createProposals({
    config,
    db,
    pool,
    log,
    engine,
    visitors,
    newId,
    now,
    onEnd: (status) => metrics.countGeneration(status),
  });
  metrics.watch('generations_running', 'Generations being written', () => proposals.running());
  metrics.watch('streams_open', 'Readers of a stream', () => proposals.openStreams());

  const app: App = new Hono<AppEnv>({ strict: true });
  app.onError((error, c) => errorResponse(c, error));
  app.use(logRequests(log, (request) => metrics.countRequest(request)));
  // Before the rule of names: a balancer asks by whatever name it has.
  const checkWriter = () => void engine.analyze({ title: 'Logo', description: 'We need a logo.' });
  mountHealth(app, { pool, metrics, metricsToken: config.metricsToken, isClosing: () => isClosing, checkWriter });
  app.use(ownHostOnly(config));
  app.use('/api/*', ownOriginOnly(config.appOrigin), async (c, next) => {
    c.env.outgoing.setHeader('Cache-Control', 'no-store');
    await next();
  });

  proposals.mount(app);
  const endpoints: Endpoint[] = [...proposals.endpoints, ...HEALTH_ENDPOINTS];
  const document = openApiDocument(endpoints);
  app.get('/api/openapi.json', (c) => c.json(document));
  refuseOtherMethods(app, endpoints);
  app.all('/api/*', () => {
    throw new AppError('NOT_FOUND');
  });
  servePages(app, deps.clientDir);

  const server = createHttpServer(app, { isHttps, isClosing: () => isClosing });
  return {
    server,
    endpoints,
    async close(patienceMs) {
      isClosing = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const deadline = Date.now() + patienceMs;
      await proposals.close(patienceMs);
      const cut = setTimeout(() => server.closeAllConnections(), Math.max(1_000, deadline - Date.now()));
      server.closeIdleConnections();
      await closed;
      clearTimeout(cut);
    },
  };
}
