import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint.ts';
import type { App } from './context.ts';
import { mount } from './mount.ts';

export const healthz = defineEndpoint({
  id: 'healthz',
  method: 'GET',
  path: '/healthz',
  summary: 'Is the process alive',
  output: z.object({ status: z.literal('ok') }),
  errors: [],
});

/** The health check of the process: it is alive, also while it is starting. Readiness is in server/features/health. */
export function mountHealthz(app: App): void {
  mount(app, healthz, async () => ({ status: 'ok' }) as const);
}
