import type pg from 'pg';
import { isMigrated } from '../../db/migrate.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { mount } from '../../http/mount.ts';
import { healthz, type ReadyModel, readyz } from './contract.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';

export { createMetrics, type Metrics } from './metrics.ts';

export const HEALTH_ENDPOINTS = [healthz, readyz];

export interface HealthDeps {
  readonly pool: pg.Pool;
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** True from the moment that the process was told to end: balancers send no more. */
  readonly isClosing: () => boolean;
  /** Rejects when it could not write. */
  readonly checkWriter: () => Promise<void>;
  /** It is told and decides nothing: without it the composer writes. */
  readonly modelState: () => ReadyModel;
}

/** `/healthz` (the process), `/readyz` (all that a request needs) and `/metrics` (Prometheus; loopback or token only). */
export function mountHealth(app: App, deps: HealthDeps): void {
  mount(app, healthz, async () => ({ status: 'ok' }) as const);

  mount(app, readyz, async () => {
    if (deps.isClosing()) throw new AppError('SERVICE_UNAVAILABLE', { message: 'This process is about to end.' });
    const hasSchema = await isMigrated(deps.pool);
    if (!hasSchema) throw new AppError('SERVICE_UNAVAILABLE', { message: 'The database has an older schema.' });
    await deps.checkWriter();
    const model = deps.modelState();
    return { status: 'ready', checks: { database: 'ok', migrations: 'ok', writer: 'ok', model } } as const;
  });

  app.get('/metrics', async (c) => {
    c.set('pattern', '/metrics');
    if (!mayReadMetrics(c, deps.metricsToken)) throw new AppError('NOT_FOUND');
    return c.body(await deps.metrics.text(), 200, { 'Content-Type': deps.metrics.contentType });
  });
}
