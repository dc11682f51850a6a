import { Hono } from 'hono';
import { SITE } from '#shared/site/config.ts';
import type { Config } from './config.ts';
import { AppError } from './http/app-error.ts';
import type { App, AppContext, AppEnv } from './http/context.ts';
import { errorResponse, toProblem } from './http/error-response.ts';
import { mountHealthz } from './http/healthz.ts';
import type { InstalledPages } from './http/installed-pages.ts';
import { ownHostOnly } from './http/own-host.ts';
import { logRequests } from './http/request-log.ts';
import type { Log } from './log.ts';

const MESSAGE = `${SITE.name} is starting. Please try again in a moment.`;
const RETRY_AFTER_SECONDS = '1';
/** Answered by the app alone. */
const NOT_PAGES = ['/api/*', '/readyz', '/metrics'];

/**
 * Answers until the app is there: `/healthz`, and the pages as soon as they are loaded. All else gets 503, and is to be asked for
 * again: nothing is said to be missing that the app has.
 */
export function createStartingApp(config: Config, log: Log, pages?: InstalledPages): App {
  const app: App = new Hono<AppEnv>({ strict: true });
  app.onError((error, c) => errorResponse(c, error));
  app.use(logRequests(log, () => undefined));
  mountHealthz(app);
  for (const path of NOT_PAGES) app.all(path, refuse);
  app.use(ownHostOnly(config));
  // Who is signed in needs the database. The app's own page is right for everybody.
  if (pages) pages.mount(app, () => true);
  else app.all('*', reloadSoon);
  return app;
}

function refuse(c: AppContext): Response {
  const problem = toProblem(new AppError('SERVICE_UNAVAILABLE', { message: MESSAGE }));
  c.set('refusal', problem.code);
  return c.json(problem, 503, { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' });
}

/** Browsers load the page again by themselves. */
function reloadSoon(c: AppContext): Response {
  const again = { 'Retry-After': RETRY_AFTER_SECONDS, Refresh: RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' };
  return c.text(MESSAGE, 503, again);
}
