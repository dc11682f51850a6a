import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint.ts';

export const healthz = defineEndpoint({
  id: 'healthz',
  method: 'GET',
  path: '/healthz',
  summary: 'Is the process alive',
  output: z.object({ status: z.literal('ok') }),
  status: 200,
  errors: [],
});

export const readyz = defineEndpoint({
  id: 'readyz',
  method: 'GET',
  path: '/readyz',
  summary: 'Can it serve: database, its schema and the writer',
  output: z.object({
    status: z.literal('ready'),
    checks: z.object({ database: z.literal('ok'), migrations: z.literal('ok'), writer: z.literal('ok') }),
  }),
  status: 200,
  errors: ['SERVICE_UNAVAILABLE'],
});
