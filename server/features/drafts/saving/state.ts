import { createHash } from 'node:crypto';
import type { DraftInput } from '#shared/drafts/contract.ts';
import { isBlank } from '#shared/http/text.ts';
import type { DraftWork } from '#shared/proposals/work.ts';
import { cleanHtml, storable } from './clean.ts';

/** Everything that one save keeps. */
export interface DraftState {
  readonly name: string | null;
  readonly jobTitle: string;
  readonly jobDescription: string;
  readonly content: string;
  readonly format: 'text' | 'html';
  /** `DraftWork`, of the release that stored it. */
  readonly work: unknown;
}

/** A state as it was sent; without a name it takes the one that the draft has. */
export type SentState = Omit<DraftState, 'name'> & { readonly name: string | null | undefined };

/** @throws AppError INVALID_INPUT for a text that cannot be stored, or with more markup than any proposal has. */
export function stateOf(input: DraftInput): SentState {
  const { name, jobTitle, jobDescription, format } = input;
  return {
    name: name === undefined ? undefined : cleanName(name),
    jobTitle,
    jobDescription,
    content: format === 'html' ? cleanHtml(input.content, 'The proposal') : input.content,
    format,
    work: input.work ? storable(cleanWork(input.work)) : null,
  };
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

const PREVIOUS = 'The proposal before this one';

function cleanWork(work: DraftWork): DraftWork {
  return {
    ...work,
    proposal: cleanProposal(work.proposal, 'The proposal'),
    ...(work.earlier && { earlier: work.earlier.flatMap((version) => cleanProposal(version, PREVIOUS) ?? []) }),
    editingHtml: work.editingHtml === null ? null : cleanHtml(work.editingHtml, 'The edit of the proposal'),
  };
}

function cleanProposal(kept: DraftWork['proposal'], name: string): DraftWork['proposal'] {
  if (kept === null) return null;
  const { answer } = kept;
  return {
    ...kept,
    html: kept.html === null ? null : cleanHtml(kept.html, name),
    answer: answer && {
      ...answer,
      formattedProposal: cleanHtml(answer.formattedProposal, name),
      sections: answer.sections.map((section) => ({ ...section, html: cleanHtml(section.html, name) })),
    },
  };
}
