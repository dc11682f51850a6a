import { z } from 'zod';
import { defineEndpoint } from '#shared/http/endpoint.ts';

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
export type ReadyModel = z.infer<typeof modelState>;

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
  status: 200,
  errors: ['SERVICE_UNAVAILABLE'],
});
