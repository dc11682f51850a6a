import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';
import { textField } from '../http/text-field.ts';
import { proposalDocument } from '../proposals/document/schema.ts';
import { proposalSummary } from '../proposals/stored.ts';
import { draft } from './contract.ts';
import { DRAFT_LIMITS } from './limits.ts';

const success = { success: z.literal(true) };
/** Its own id, or that of a generation (`proposalId` of the answer) in its history. */
const params = z.object({ id: z.uuid() });

export const getProposal = defineEndpoint({
  id: 'getProposal',
  scope: 'proposals:read',
  method: 'GET',
  path: '/api/proposals/:id',
  summary: 'One proposal with its current text.',
  params,
  output: z.strictObject({ ...success, proposal: proposalSummary, draft }),
  errors: ['NOT_FOUND', ...SIGN_IN_ERRORS],
});

export const storeLetter = defineEndpoint({
  id: 'storeLetter',
  scope: 'proposals:write',
  method: 'PUT',
  path: '/api/proposals/:id/letter',
  summary:
    'Stores a generated letter as it reads by now, in the revision that it was generated as; `:id` names the generation.',
  params,
  input: z
    .object({
      document: proposalDocument.optional(),
      /** In its place; the document is read from it. */
      html: textField('The letter', DRAFT_LIMITS.letterChars).optional(),
      /** It was brought back in the place of a later one: its revision becomes the latest. */
      isRestored: z.boolean().default(false),
    })
    .refine(({ document, html }) => document !== undefined || html !== undefined, {
      message: 'The letter is missing.',
    }),
  output: z.strictObject(success),
  errors: [...SIGN_IN_ERRORS, 'NOT_FOUND', 'CHANGED_ELSEWHERE', 'DRAFTS_FULL'],
});

export const deleteProposal = defineEndpoint({
  id: 'deleteProposal',
  scope: 'proposals:write',
  method: 'DELETE',
  path: '/api/proposals/:id',
  summary: 'Removes a proposal with its history. It can be restored for 30 days.',
  params,
  output: z.strictObject(success),
  errors: ['NOT_FOUND', ...SIGN_IN_ERRORS],
});
