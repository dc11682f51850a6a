import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';

/** Ends the writing of a proposal of which nothing has been shown: what it took comes back, and no model is asked any further. */
export const stopProposal = defineEndpoint({
  id: 'stopProposal',
  method: 'POST',
  path: '/api/generate-proposal/:proposalId/stop',
  summary: 'Stop a generation of which no text has been sent yet; one that has begun to show is written to its end',
  params: z.object({ proposalId: z.uuid() }),
  /** False where there was nothing to stop: it is written, or has begun to show. */
  output: z.object({ stopped: z.boolean() }),
  errors: ['user-token-expired'],
});
