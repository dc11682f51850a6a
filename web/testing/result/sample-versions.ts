import { documentOfHtml } from '#shared/proposals/document/of-html.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import type { Finished } from '#web/features/proposals/generation/generation-state.ts';
import { SAMPLE_ANSWER, SAMPLE_HTML } from './sample-proposal.ts';

const HALF_AN_HOUR_MS = 1_800_000;

const version = (number: number, html: string, more: Partial<Provenance> = {}): Finished => ({
  ...{
    status: 'done',
    proposalId: SAMPLE_ANSWER.proposalId,
    answer: SAMPLE_ANSWER,
    document: documentOfHtml(html),
    edited: false,
  },
  made: { at: Date.now() - number * HALF_AN_HOUR_MS, tone: 'professional', style: 'standard', ...more },
});

const shortened: Provenance['section'] = { part: 'close', action: 'shorten', name: 'Next step' };

/** Some of each kind, the newest first. */
export const SAMPLE_VERSIONS: readonly Finished[] = [
  version(1, SAMPLE_HTML.replace('8 seconds', 'eight seconds'), { section: shortened }),
  version(2, SAMPLE_HTML.replace('8 seconds', 'too long'), { tone: 'casual' }),
  version(3, '<p>Oolong</p><p>Slow checkouts lose orders. Yours loses one in three.</p>', { style: 'concise' }),
];
