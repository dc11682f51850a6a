import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { documentToHtml } from '#shared/proposals/document/to-html.ts';
import type { ProposalVersion } from '#shared/proposals/versions.ts';
import type { StoredVersion } from './repository.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** A version as it is answered. */
export function toProposalVersion(stored: StoredVersion): ProposalVersion {
  const { id, documentId, revision, version, jobTitle, createdAt } = stored;
  const document = proposalDocument.catch([]).parse(stored.document);
  return {
    id,
    documentId,
    revision,
    version,
    jobTitle,
    createdAt: createdAt.toISOString(),
    formattedDate: DATE.format(createdAt),
    // Before 'PM' is a narrow space.
    formattedTime: TIME.format(createdAt).replace(/\s/g, ' '),
    document,
    generatedProposal: documentToHtml(document),
  };
}
