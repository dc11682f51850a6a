import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { utf8Bytes } from '../http/text.ts';
import { textField } from '../http/text-field.ts';
import { proposalDocument } from '../proposals/document/schema.ts';
import { REVISION_CAUSES } from '../proposals/statuses.ts';
import { draftWork } from '../proposals/work.ts';
import { DRAFT_LIMITS } from './limits.ts';

/** How often a draft is autosaved. Source: docs/spec/proposals.md §9. */
export const AUTOSAVE_EVERY_SECONDS = 30;

const DRAFT_TYPES = ['saved', 'autosave'] as const;
/** `text` is kept as it is; of `html` the document is kept. */
const CONTENT_FORMATS = ['text', 'html'] as const;
export const DRAFT_SORTS = ['lastUpdated', 'createdAt', 'name', 'jobTitle'] as const;
export type DraftSort = (typeof DRAFT_SORTS)[number];
export type SortDirection = 'asc' | 'desc';

/** A draft as it is sent. Without `draftId` a new one is made. Source of the first five: docs/spec/proposals.md §3. */
export const draftInput = z
  .object({
    name: textField('The name', DRAFT_LIMITS.nameChars).nullish(),
    jobTitle: textField('Job title', DRAFT_LIMITS.textChars).default(''),
    jobDescription: textField('Job description', DRAFT_LIMITS.textChars).default(''),
    /** The proposal; in its place `content` is read, as `format` says. */
    document: proposalDocument.optional(),
    content: textField('The draft', DRAFT_LIMITS.htmlChars).default(''),
    type: z.enum(DRAFT_TYPES).optional(),
    format: z.enum(CONTENT_FORMATS).default('text'),
    draftId: z.uuid().optional(),
    /** The same as `draftId`, by the name that it has in answers. */
    id: z.uuid().optional(),
    work: draftWork.nullish(),
  })
  .refine(({ content, format }) => format === 'html' || utf8Bytes(content) <= DRAFT_LIMITS.contentBytes, {
    path: ['content'],
    message: 'A draft can be at most 1 MB.',
  });
export type DraftInput = z.infer<typeof draftInput>;
export type DraftRequest = z.input<typeof draftInput>;

const moment = z.iso.datetime();

export const draftSummary = z.strictObject({
  id: z.uuid(),
  /** Counts saves; `If-Match` names the one that a change was made from. */
  revision: z.int().min(1),
  name: z.string().nullable(),
  /** In lists only its beginning, as of the job description. */
  jobTitle: z.string(),
  jobDescription: z.string(),
  lastUpdated: moment,
  createdAt: moment,
  isAutosave: z.boolean(),
  /** Set while it can still be restored. */
  deletedAt: moment.nullable(),
});
export type DraftSummary = z.infer<typeof draftSummary>;

const body = {
  document: proposalDocument,
  /** The same as text or HTML. */
  content: z.string(),
  format: z.enum(CONTENT_FORMATS),
  /** `DraftWork`, in the shape of the release that stored it; null for an upload. */
  work: z.unknown(),
};

/** Why its current revision was stored. */
const cause = z.enum(REVISION_CAUSES);
export const draft = z.strictObject({ ...draftSummary.shape, ...body, cause });
export type Draft = z.infer<typeof draft>;
/** As the server sends it. */
export type DraftAnswer = z.input<typeof draft>;

const revisionSummary = z.strictObject({
  revision: z.int().min(1),
  savedAt: moment,
  isAutosave: z.boolean(),
  cause: z.enum(REVISION_CAUSES),
  /** Of a generated one: its number within its job title. */
  version: z.int().min(1).nullable(),
  /** Of a restored one: the revision whose state it has. */
  restoredFrom: z.int().min(1).nullable(),
  name: z.string().nullable(),
  jobTitle: z.string(),
});
export type DraftRevisionSummary = z.infer<typeof revisionSummary>;
export const draftRevision = z.strictObject({ ...revisionSummary.shape, jobDescription: z.string(), ...body });
export type DraftRevision = z.infer<typeof draftRevision>;
export type DraftRevisionAnswer = z.input<typeof draftRevision>;

const success = { success: z.literal(true) };
const oneDraft = z.strictObject({ ...success, draft });
const params = z.object({ id: z.uuid() });
const cursor = z.string().max(1_000).optional();
const limit = z.coerce.number().int().min(1).max(DRAFT_LIMITS.maxPageSize).default(DRAFT_LIMITS.pageSize);

const WHO = ['SIGN_IN_REQUIRED', 'PREMIUM_REQUIRED', 'user-token-expired'] as const;
const READ_ERRORS = [...WHO, 'RATE_LIMITED'] as const;
const CHANGE_ERRORS = ['FORBIDDEN_ORIGIN', 'NOT_FOUND', ...READ_ERRORS] as const;
const SAVE_ERRORS = [...WHO, 'NOT_FOUND', 'CHANGED_ELSEWHERE', 'DRAFTS_FULL'] as const;

export const listDrafts = defineEndpoint({
  id: 'listDrafts',
  scope: 'proposals:read',
  method: 'GET',
  path: '/api/drafts',
  summary: "The user's drafts, a page at a time.",
  query: z.object({
    type: z.enum(['all', ...DRAFT_TYPES, 'deleted']).default('all'),
    /** Every word must begin a word of the name or the job title. */
    search: textField('The search', DRAFT_LIMITS.searchChars).default(''),
    sort: z.enum(DRAFT_SORTS).default('lastUpdated'),
    direction: z.enum(['asc', 'desc']).default('desc'),
    /** `nextCursor` of the page before, asked for with the same words. */
    cursor,
    limit,
  }),
  output: z.strictObject({ ...success, drafts: z.array(draftSummary), nextCursor: z.string().nullable() }),
  errors: READ_ERRORS,
});

export const getDraft = defineEndpoint({
  id: 'getDraft',
  scope: 'proposals:read',
  method: 'GET',
  path: '/api/drafts/:id',
  summary: 'One complete draft. Its `ETag` is its revision.',
  params,
  output: oneDraft,
  errors: ['NOT_FOUND', ...READ_ERRORS],
});

export const autosaveDraft = defineEndpoint({
  id: 'autosaveDraft',
  scope: 'proposals:write',
  method: 'POST',
  path: '/api/drafts/autosave',
  summary: 'Saves the current proposal in place. What has not changed makes no new revision.',
  headers: ['If-Match', 'Idempotency-Key'],
  input: draftInput,
  output: oneDraft,
  errors: SAVE_ERRORS,
});

export const saveDraft = defineEndpoint({
  id: 'saveDraft',
  scope: 'proposals:write',
  method: 'POST',
  path: '/api/drafts/save',
  summary: 'Saves a draft under a name; an autosaved one becomes a saved one.',
  headers: ['If-Match', 'Idempotency-Key'],
  input: draftInput,
  output: oneDraft,
  errors: SAVE_ERRORS,
});

export const deleteDraft = defineEndpoint({
  id: 'deleteDraft',
  scope: 'proposals:write',
  method: 'DELETE',
  path: '/api/drafts/:id',
  summary: 'Removes a draft. It can be restored for 30 days.',
  params,
  output: z.strictObject(success),
  errors: CHANGE_ERRORS,
});

export const restoreDraft = defineEndpoint({
  id: 'restoreProposal',
  scope: 'proposals:write',
  method: 'POST',
  path: '/api/proposals/:id/restore',
  summary: 'Restores a removed draft.',
  params,
  output: oneDraft,
  errors: CHANGE_ERRORS,
});

export const listDraftRevisions = defineEndpoint({
  id: 'listProposalRevisions',
  scope: 'proposals:read',
  method: 'GET',
  path: '/api/proposals/:id/revisions',
  summary:
    'The history of a proposal, the latest first: all of it for those who have or had Pro, else the latest alone.',
  params,
  query: z.object({ cursor, limit }),
  output: z.strictObject({
    ...success,
    revisions: z.array(revisionSummary),
    /** Earlier ones that are read with Pro. */
    lockedCount: z.int().min(0),
    nextCursor: z.string().nullable(),
  }),
  errors: ['NOT_FOUND', ...READ_ERRORS],
});

const revisionParams = z.object({ id: z.uuid(), revision: z.coerce.number().int().min(1).max(2_147_483_647) });

export const getDraftRevision = defineEndpoint({
  id: 'getProposalRevision',
  scope: 'proposals:read',
  method: 'GET',
  path: '/api/proposals/:id/revisions/:revision',
  summary: 'A draft as it was once.',
  params: revisionParams,
  output: z.strictObject({ ...success, revision: draftRevision }),
  errors: ['NOT_FOUND', ...READ_ERRORS],
});

export const restoreDraftRevision = defineEndpoint({
  id: 'restoreProposalRevision',
  scope: 'proposals:write',
  method: 'POST',
  path: '/api/proposals/:id/revisions/:revision/restore',
  summary: 'Makes a draft what it was once; what it is now stays among its revisions.',
  headers: ['If-Match', 'Idempotency-Key'],
  params: revisionParams,
  output: oneDraft,
  errors: [...CHANGE_ERRORS, 'CHANGED_ELSEWHERE', 'DRAFTS_FULL'],
});
