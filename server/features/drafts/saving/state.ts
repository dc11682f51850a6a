import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { DraftAnswer, DraftInput } from '#shared/drafts/contract.ts';
import { isBlank, wellFormed } from '#shared/http/text.ts';
import { compactDocument, type ProposalDocument } from '#shared/proposals/document/document.ts';
import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import { documentOfText } from '#shared/proposals/document/of-text.ts';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import type { DraftWork, draftWork, KeptProposal, SentProposal } from '#shared/proposals/work.ts';
import { AppError } from '../../../http/app-error.ts';

/** Everything that one save keeps. */
export interface DraftState {
  readonly name: string | null;
  readonly jobTitle: string;
  readonly jobDescription: string;
  /** As plain text, or the JSON of a document. */
  readonly content: string;
  readonly format: 'text' | 'document';
  /** `DraftWork`, of the release that stored it. */
  readonly work: unknown;
}

/** A state as it was sent; without a name it takes the one that the draft has. */
export type SentState = Omit<DraftState, 'name'> & { readonly name: string | null | undefined };

/** @throws AppError INVALID_INPUT for a text that cannot be stored, or with more markup than any proposal has. */
export function stateOf(input: DraftInput): SentState {
  const { name, jobTitle, jobDescription } = input;
  return {
    name: name === undefined ? undefined : cleanName(name),
    jobTitle,
    jobDescription,
    ...contentOf(input),
    work: input.work ? storable(compactWork(input.work)) : null,
  };
}

function contentOf({ document, content, format }: DraftInput): Pick<DraftState, 'content' | 'format'> {
  if (document) return documentContent(document);
  return format === 'html' ? documentContent(readSentHtml(content)) : { content, format };
}

/** A document as a state keeps it. */
export function documentContent(document: ProposalDocument) {
  return { content: JSON.stringify(storable(compactDocument(document))), format: 'document' } as const;
}

/** A draft as it is answered. */
export function draftAnswerOf(
  { name, jobTitle, jobDescription, ...body }: DraftState,
  { id, revision, isAutosave, cause, lastUpdated, createdAt }: DraftFacts,
): DraftAnswer {
  const moments = { lastUpdated: lastUpdated.toISOString(), createdAt: createdAt.toISOString(), deletedAt: null };
  return { id, revision, name, jobTitle, jobDescription, isAutosave, ...moments, ...answeredBody(body), cause };
}

/** What is stored of a draft beside its state. */
interface DraftFacts extends Pick<DraftAnswer, 'id' | 'revision' | 'isAutosave' | 'cause'> {
  readonly lastUpdated: Date;
  readonly createdAt: Date;
}

/** The body of a state as it is answered. */
export function answeredBody({ content, format, work }: Pick<DraftState, 'content' | 'format' | 'work'>): AnsweredBody {
  if (format === 'text') return { document: compactDocument(documentOfText(content)), content, format, work };
  const document = documentOf(content);
  return { document: compactDocument(document), content: documentToHtml(document), format: 'html', work };
}

type AnsweredBody = Pick<DraftAnswer, 'document' | 'content' | 'format' | 'work'>;

/** The document in the content of a state that has one. */
export function documentOf(content: string): ProposalDocument {
  return proposalDocument.parse(JSON.parse(content));
}

/** Two states with one digest are the same, letter for letter. */
export function digestOf({ name, jobTitle, jobDescription, content, format, work }: DraftState): string {
  const parts = JSON.stringify([name, jobTitle, jobDescription, content, format, inOrder(work)]);
  return createHash('sha256').update(parts).digest('base64url');
}

/** In UTF-8, as it counts towards what an account may keep. */
export function bytesOf({ jobTitle, jobDescription, content, work }: DraftState): number {
  return Buffer.byteLength(jobTitle + jobDescription + content) + Buffer.byteLength(JSON.stringify(work));
}

/** The database gives JSON back with the names in an order of its own. */
function inOrder(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(inOrder);
  if (typeof json !== 'object' || json === null) return json;
  const entries = Object.entries(json).map(([name, value]) => [name, inOrder(value)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A name is one line; one in which nothing would be seen is none. */
export function cleanName(name: string | null): string | null {
  if (name === null || isBlank(name)) return null;
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() || null;
}

function compactWork(work: DraftWork): z.input<typeof draftWork> {
  return {
    ...work,
    proposal: work.proposal && compactProposal(work.proposal),
    ...(work.earlier && { earlier: work.earlier.map(compactProposal) }),
    edit: work.edit && compactDocument(work.edit),
  };
}

/** Its HTML is made here again: nothing that was sent as such is stored. */
function compactProposal({ document, answer, ...kept }: KeptProposal): SentProposal {
  return {
    ...kept,
    document: document && compactDocument(document),
    answer: answer && {
      ...answer,
      formattedProposal: documentToHtml(answer.document),
      sections: answer.sections.map((section) => ({ ...section, html: documentToHtml(section.document) })),
    },
  };
}

// With very many, nested as nobody writes them, the parser takes seconds.
const MAX_TAGS = 2_000;

/** The document in HTML. @throws AppError INVALID_INPUT, naming the text, for more markup than any proposal has. */
export function readSentHtml(html: string, name = 'The proposal'): ProposalDocument {
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1;
  if (tags <= MAX_TAGS) return documentOfHtml(html);
  throw new AppError('INVALID_INPUT', { message: `${name} has more formatting than we can keep.` });
}

/** The same JSON as the database can hold it. @throws AppError INVALID_INPUT for NUL, which it cannot. */
function storable(json: unknown): unknown {
  if (typeof json === 'string') return storableText(json);
  if (Array.isArray(json)) return json.map(storable);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [storableText(key), storable(value)]));
}

function storableText(text: string): string {
  if (!text.includes('\u0000')) return wellFormed(text);
  throw new AppError('INVALID_INPUT', { message: 'A draft contains a character that cannot be stored (NUL).' });
}
