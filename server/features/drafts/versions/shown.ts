import type { ProposalVersion } from '#shared/proposals/versions.ts';
import { sanitizeHtml } from '../../proposals/index.ts';
import type { StoredVersion } from './repository.ts';

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });

/** A version as it is answered. Its HTML was cleaned when it was stored; it is cleaned again when it is read. */
export function shown(stored: StoredVersion): ProposalVersion {
  const { id, documentId, revision, version, jobTitle, createdAt, html } = stored;
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
    generatedProposal: sanitizeHtml(html),
  };
}
