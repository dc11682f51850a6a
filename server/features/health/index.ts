import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint.ts';
import type { AppParts } from '../../app-parts.ts';
import { isMigrated } from '../../db/migrate.ts';
import { createWriteCheck, type WriteState } from '../../db/write-check.ts';
import { AppError } from '../../http/app-error.ts';
import type { App } from '../../http/context.ts';
import { mountHealthz } from '../../http/healthz.ts';
import { mount } from '../../http/mount.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';

export { createMetrics, type Metrics } from './metrics.ts';

/** Whether the language model of the settings can write; 'not_set_up' where there is none. The composer writes in any case. */
const modelState = z.enum([
  'ready',
  'checking',
  'key_refused',
  'model_unknown',
  'out_of_credit',
  'unreachable',
  'not_set_up',
]);
type ReadyModel = z.infer<typeof modelState>;

export const readyz = defineEndpoint({
  id: 'readyz',
  method: 'GET',
  path: '/readyz',
  summary: 'Can it serve: database, its schema and the writer',
  output: z.object({
    status: z.literal('ready'),
    checks: z.object({
      database: z.literal('ok'),
      migrations: z.literal('ok'),
      writer: z.literal('ok'),
      model: modelState,
    }),
  }),
  errors: ['SERVICE_UNAVAILABLE'],
});

const CANNOT_WRITE: Readonly<Record<Exclude<WriteState, 'ok'>, string>> = {
  disk_full: 'The database cannot write: its disk is full.',
  read_only: 'The database cannot write: it is read-only.',
  unreachable: 'The database cannot be reached.',
};

const A_POST = { title: 'Logo', description: 'We need a logo.' };

interface HealthDeps extends Pick<AppParts, 'db' | 'pool'> {
  readonly metrics: Metrics;
  readonly metricsToken: string | undefined;
  /** True from the signal to end: balancers send no more. */
  readonly isClosing: () => boolean;
  readonly writer: {
    /** Rejects when nothing could be written. */
    readonly read: (post: { title: string; description: string }) => Promise<unknown>;
    /** For information only: without a language model the composer writes. Left out where none is set. */
    readonly modelState?: (() => ReadyModel) | undefined;
  };
}

/** Health checks: `/healthz`, `/readyz` (all that a request needs) and `/metrics` (Prometheus; loopback or token only). */
export function mountHealth(app: App, deps: HealthDeps): void {
  const canWrite = createWriteCheck(deps.db);
  const writable = async () => ((await canWrite().catch(() => 'failed')) === 'ok' ? 1 : 0);
  deps.metrics.watch('database_writable', '1 if the database can write, else 0', writable);
  mountHealthz(app);

  mount(app, readyz, async () => {
    if (deps.isClosing()) throw new AppError('SERVICE_UNAVAILABLE', { message: 'This process is about to end.' });
    const hasSchema = await isMigrated(deps.pool);
    if (!hasSchema) throw new AppError('SERVICE_UNAVAILABLE', { message: 'The database has an older schema.' });
    const state = await canWrite();
    if (state !== 'ok') throw new AppError('SERVICE_UNAVAILABLE', { message: CANNOT_WRITE[state] });
    await deps.writer.read(A_POST);
    const model = deps.writer.modelState?.() ?? 'not_set_up';
    return { status: 'ready', checks: { database: 'ok', migrations: 'ok', writer: 'ok', model } } as const;
  });

  app.get('/metrics', async (c) => {
    c.set('pattern', '/metrics');
    if (!mayReadMetrics(c, deps.metricsToken)) throw new AppError('NOT_FOUND');
    return c.body(await deps.metrics.text(), 200, { 'Content-Type': deps.metrics.contentType });
  });
}
