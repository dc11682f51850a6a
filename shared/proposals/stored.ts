import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';
import { textField } from '../http/text-field.ts';
import { LIST_LIMITS } from './list-limits.ts';
import { OPENINGS, PROPOSAL_STATUSES } from './statuses.ts';

export const PROPOSAL_SORTS = ['lastUpdated', 'createdAt', 'title', 'jobTitle'] as const;
export type ProposalSort = (typeof PROPOSAL_SORTS)[number];
/** Autosaved ones have never been saved by name. */
export const PROPOSAL_TYPES = ['all', 'autosave', 'saved'] as const;
export type ProposalType = (typeof PROPOSAL_TYPES)[number];

const moment = z.iso.datetime();

/** A stored proposal as lists show it, with what its outcome is counted by. */
export const proposalSummary = z.strictObject({
  id: z.uuid(),
  revision: z.int().min(1),
  /** As a person named it; null: it goes by its job title. */
  name: z.string().nullable(),
  jobTitle: z.string(),
  /** The beginning of the letter, as plain text. */
  firstLine: z.string(),
  /** Whether it has never been saved by name. */
  isAutosave: z.boolean(),
  status: z.enum(PROPOSAL_STATUSES),
  statusAt: moment,
  createdAt: moment,
  lastUpdated: moment,
  /** Set while it can still be restored. */
  deletedAt: moment.nullable(),
  tone: z.string().nullable(),
  style: z.string().nullable(),
  /** The kind of job: 'ecommerce'. */
  trade: z.string().nullable(),
  language: z.string().nullable(),
  words: z.int().min(0),
  opening: z.enum(OPENINGS).nullable(),
});
export type ProposalSummary = z.infer<typeof proposalSummary>;

const success = { success: z.literal(true) };
/** Its own id, or that of a generation (`proposalId` of the answer) in its history. */
const params = z.object({ id: z.uuid() });

export const listProposals = defineEndpoint({
  id: 'listProposals',
  method: 'GET',
  scope: 'proposals:read',
  path: '/api/proposals',
  summary: "The user's proposals, a page at a time.",
  query: z.object({
    /** Every word must begin a word of the name or the job title. */
    search: textField('The search', LIST_LIMITS.searchChars).default(''),
    type: z.enum(PROPOSAL_TYPES).default('all'),
    status: z.enum(['all', ...PROPOSAL_STATUSES, 'deleted']).default('all'),
    /** 'title' is the name, or the job title without one. Deleted ones are sorted by when they were deleted. */
    sort: z.enum(PROPOSAL_SORTS).default('lastUpdated'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    /** `nextCursor` of the page before, asked for with the same words. */
    cursor: z.string().max(1_000).optional(),
    limit: z.coerce.number().int().min(1).max(LIST_LIMITS.maxPageSize).default(LIST_LIMITS.pageSize),
  }),
  output: z.strictObject({ ...success, proposals: z.array(proposalSummary), nextCursor: z.string().nullable() }),
  errors: SIGN_IN_ERRORS,
});

export const updateProposal = defineEndpoint({
  id: 'updateProposal',
  method: 'PATCH',
  path: '/api/proposals/:id',
  summary: 'Sets the status of a proposal, or its name (Pro).',
  params,
  input: z.object({
    status: z.enum(PROPOSAL_STATUSES).optional(),
    /** Set the status only if it is still this one: copying makes a draft 'copied' and changes nothing that was set later. */
    ifStatus: z.enum(PROPOSAL_STATUSES).optional(),
    name: textField('The name', LIST_LIMITS.nameChars).nullable().optional(),
  }),
  output: z.strictObject({ ...success, proposal: proposalSummary }),
  errors: [...SIGN_IN_ERRORS, 'PREMIUM_REQUIRED', 'NOT_FOUND', 'CHANGED_ELSEWHERE', 'DRAFTS_FULL'],
});
