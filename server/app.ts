import type { Server } from 'node:http';
import { Hono } from 'hono';
import type pg from 'pg';
import { receiveWebhook } from '#shared/billing/contract.ts';
import type { Endpoint } from '#shared/http/endpoint.ts';
import type { RequestWaits } from './app-parts.ts';
import type { Member } from './cluster/member.ts';
import type { Config } from './config.ts';
import type { Database } from './db/client.ts';
import type { Clock } from './db/clock.ts';
import { createIds } from './db/ids.ts';
import { getSecret } from './db/secrets.ts';
import { createAccount } from './features/account/index.ts';
import { type Billing, createBilling } from './features/billing/index.ts';
import { createContact } from './features/contact/index.ts';
import { createDrafts } from './features/drafts/index.ts';
import { createMetrics, type Metrics, mountHealth } from './features/health/index.ts';
import { createIdentity, createVisitors, type FirebaseHosts } from './features/identity/index.ts';
import { createPlans } from './features/plans/index.ts';
import { createProfiles } from './features/profiles/index.ts';
import { createProposals, type Engine, type EngineTasks, type Proposals } from './features/proposals/index.ts';
import { AppError } from './http/app-error.ts';
import type { App, AppEnv } from './http/context.ts';
import { errorResponse } from './http/error-response.ts';
import { type AppServer, createAppServer } from './http/http-server.ts';
import type { InstalledPages } from './http/installed-pages.ts';
import { endpointsOf, refuseOtherMethods } from './http/mount.ts';
import { openApiDocument } from './http/openapi.ts';
import { ownOriginOnly } from './http/origin.ts';
import { ownHostOnly, ownOrigin } from './http/own-host.ts';
import { logRequests } from './http/request-log.ts';
import { traceRequests } from './http/trace-requests.ts';
import { createJobs, createSweepGuard, type Jobs, type SweepGuard } from './jobs/index.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/index.ts';
import { traceQueries } from './tracing/index.ts';

export interface AppDeps {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly log: Log;
  readonly engine: Engine;
  /** What the demo of the front page reads and composes with; in this thread when left out. */
  readonly tasks?: EngineTasks | undefined;
  readonly pages: InstalledPages;
  /** One that may listen already; left out, the app makes its own. */
  readonly http?: AppServer | undefined;
  /** Which of several workers this is; undefined for the only one. */
  readonly member?: Member | undefined;
  /** Stopped with the app. */
  readonly clock: Clock;
  /** For tests that put the clock forward: erasing waits for nothing. */
  readonly sweepGuard?: SweepGuard | undefined;
  /** For tests: someone else in Google's place. */
  readonly firebaseHosts?: FirebaseHosts | undefined;
  /** For tests, which are not to depend on the speed of the machine. */
  readonly waits?: RequestWaits | undefined;
}

export interface RunningApp {
  readonly server: Server;
  readonly endpoints: readonly Endpoint[];
  readonly jobs: Jobs;
  /** For the start table: where mail goes. */
  readonly mail: string;
  /**
   * Ends it without losing anything: not ready, no new connections, open streams brought to their end within
   * `timeoutMs`, then the remaining connections cut. The database is the caller's to close.
   */
  close(timeoutMs: number): Promise<void>;
}

/** Longer than the proxies of `deploy/` keep a connection that they do not use. */
const PROXY_GRACE_MS = 5_000;

/** Puts the features together and has them answer. A server that does not listen yet does jobs from when it does. */
export async function createApp(deps: AppDeps): Promise<RunningApp> {
  const { config, log, engine, http = createAppServer(deps.config) } = deps;
  const { server, isClosing } = http;
  if (config.tracing) traceQueries(deps.pool);
  const metrics = createMetrics(deps.member);
  const features = await createFeatures(deps, {
    isHttps: config.appOrigin?.startsWith('https:') ?? false,
    origin: () => ownOrigin(config, server),
    onEnd: (status) => metrics.countGeneration(status),
  });
  const { jobs, mailer, billing } = features;
  watch(metrics, features);
  watchClock(metrics, deps.clock);
  if (engine.modelMetrics) watchModel(metrics, engine.modelMetrics);

  const app: App = new Hono<AppEnv>({ strict: true });
  app.onError((error, c) => errorResponse(c, error, deps.clock.now()));
  if (config.tracing) app.use(traceRequests(config.trustProxy > 0));
  app.use(logRequests(log, (request) => metrics.countRequest(request)));
  // Before the rule of names: a balancer asks by whatever name it has.
  const { metricsToken } = config;
  mountHealth(app, { db: deps.db, pool: deps.pool, metrics, metricsToken, isClosing, writer: engine });
  mountApi(app, config, features.mounted);
  deps.pages.mount(app, features.identity.mayBeSignedIn);

  http.answerBy(app);
  // Links in mails name the port, so nothing is mailed before there is one.
  whenListening(server, () => {
    jobs.start();
    billing.start();
  });
  return {
    server,
    endpoints: endpointsOf(app),
    jobs,
    mail: mailer.where,
    async close(timeoutMs) {
      await closeAll(http, features, { timeoutMs, graceMs: config.trustProxy > 0 ? PROXY_GRACE_MS : 0 });
      deps.clock.stop();
    },
  };
}

function whenListening(server: Server, begin: () => void): void {
  if (server.listening) begin();
  else server.once('listening', begin);
}

interface Closing {
  readonly timeoutMs: number;
  readonly graceMs: number;
}

interface FeatureTerms {
  readonly isHttps: boolean;
  readonly origin: () => string;
  readonly onEnd: (status: 'done' | 'failed' | 'interrupted') => void;
}

type Features = Awaited<ReturnType<typeof createFeatures>>;

async function createFeatures(deps: AppDeps, { isHttps, origin, onEnd }: FeatureTerms) {
  const { config, db, pool, log, engine, tasks, firebaseHosts, waits = {} } = deps;
  const { now, machineNow } = deps.clock;
  const newId = createIds(now);
  const visitors = createVisitors({ secret: await getSecret(db, 'visitor-cookie'), isHttps, newId });
  const { clockCheckedOn } = config;
  const guard = deps.sweepGuard ?? createSweepGuard({ db, log, now: machineNow, clockCheckedOn });
  const jobs = createJobs({ db, log, now, newId, guard });
  const mailer = createMailer(config, log);
  const common = { config, db, pool, log, now, newId, jobs, mailer, waits };
  const secret = await getSecret(db, 'identity');
  const identity = createIdentity({ ...common, origin, secret, firebaseHosts });
  const billing = createBilling({
    ...common,
    identity,
    origin,
    paddle: config.paddle,
    trialSecret: await getSecret(db, 'trial'),
  });
  const plans = createPlans({ ...common, identity, visitors });
  const profiles = createProfiles({ ...common, identity });
  const drafts = createDrafts({ ...common, identity });
  const proposals = createProposals({ ...common, engine, tasks, identity, plans, store: drafts, visitors, onEnd });
  const contact = createContact(common);
  const account = createAccount({ ...common, identity, billing, plans, profiles, proposals, drafts });
  const mounted = [identity, billing, plans, profiles, proposals, drafts, account, contact];
  return { jobs, mailer, identity, billing, proposals, mounted };
}

/** Answers the endpoints that there are; any other address under `/api` is refused. */
function mountApi(app: App, config: Config, features: Features['mounted']): void {
  app.use(ownHostOnly(config));
  app.use('/api/*', ownOriginOnly(config.appOrigin, receiveWebhook), async (c, next) => {
    c.env.outgoing.setHeader('Cache-Control', 'no-store');
    await next();
  });
  for (const feature of features) feature.mount(app);
  // Made when it is requested: a start does not wait for it.
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= openApiDocument(endpointsOf(app));
    return c.json(document);
  });
  refuseOtherMethods(app);
  app.all('/api/*', () => {
    throw new AppError('NOT_FOUND');
  });
}

/** Graceful shutdown: open streams get the rest of their text, running generations `timeoutMs`. */
async function closeAll(http: AppServer, features: Features, { timeoutMs, graceMs }: Closing): Promise<void> {
  const { proposals, jobs, identity } = features;
  const deadline = performance.now() + timeoutMs;
  const closed = http.close(Math.min(graceMs, timeoutMs));
  await Promise.all([proposals.close(timeoutMs, closed), jobs.stop(timeoutMs)]);
  const cut = setTimeout(() => http.server.closeAllConnections(), Math.max(1_000, deadline - performance.now()));
  await closed;
  clearTimeout(cut);
  await identity.close();
}

function watch(metrics: Metrics, features: { jobs: Jobs; billing: Billing; proposals: Proposals }): void {
  const { jobs, billing, proposals } = features;
  metrics.watch('generations_running', 'Generations being written', () => proposals.running());
  metrics.watch('jobs_waiting', 'Jobs that wait', () => jobs.count('waiting'));
  metrics.watch('jobs_dead', 'Jobs that failed for good', () => jobs.count('dead'));
  metrics.watch('jobs_late_seconds', 'Seconds that the oldest due job has waited', () => jobs.secondsLate());
  metrics.watch('erasing_held', 'Reasons why rows past their retention are not erased', () => jobs.countHeld());
  metrics.watch('payment_events_waiting', 'Payment events not applied yet', () => billing.count('waiting'));
  metrics.watch('payment_events_failed', 'Payment events that could not be applied', () => billing.count('failed'));
  metrics.watch('payment_events_unmatched', 'Payments that match no user', () => billing.count('unmatched'));
  metrics.watchTotal('payment_events_wrong_time_total', 'Payment events refused for their time alone', () =>
    billing.countRefused('time'),
  );
  metrics.watchTotal('webhooks_refused_busy_total', 'Webhooks refused because too many were being read', () =>
    billing.countRefused('busy'),
  );
  metrics.watch('duplicate_subscriptions', 'People who pay two subscriptions', () => billing.countDuplicatePayers());
  metrics.watch('streams_open', 'Readers of a stream', () => proposals.openStreams());
}

function watchClock(metrics: Metrics, { now, machineNow }: Clock): void {
  const help = "Seconds that the clock of this machine is ahead of the database's";
  metrics.watch('clock_ahead_seconds', help, () => (machineNow() - now()) / 1_000);
}

function watchModel(metrics: Metrics, modelMetrics: NonNullable<Engine['modelMetrics']>): void {
  const total = (name: string, help: string, value: () => number) => metrics.watchTotal(`model_${name}`, help, value);
  total('requests_total', 'Requests to the language model, each attempt counted', () => modelMetrics.requests);
  total('failures_total', 'Answers of the language model that did not come to their end', () => modelMetrics.failures);
  total('fallbacks_total', 'Proposals the built-in writer wrote in its place', () => modelMetrics.fallbacks);
  total('cuts_total', 'Proposals that it stopped midway', () => modelMetrics.cuts);
  total('rewrites_total', 'Changes it was asked for', () => modelMetrics.rewrites);
  total('input_tokens_total', 'Tokens it read', () => modelMetrics.inputTokens);
  total('output_tokens_total', 'Tokens it wrote', () => modelMetrics.outputTokens);
  total('cost_dollars_total', 'What it cost by the prices in the settings', () => modelMetrics.costMicros / 1_000_000);
  total('rewrite_cost_dollars_total', 'What of that was for changes', () => modelMetrics.rewriteMicros / 1_000_000);
}
