import type { JobBrief } from '#shared/proposals/brief.ts';
import { generateProposal, readPost, resumeProposal } from '#shared/proposals/contract.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { App, AppContext } from '../../http/context.ts';
import { ANSWERED, mount } from '../../http/mount.ts';
import type { Limiter } from '../../http/rate-limit.ts';
import type { Visitors } from '../identity/index.ts';
import { getProposal, openProposal, type ProposalDeps, startProposal } from './service.ts';
import type { Hub } from './stream/hub.ts';

export interface RouteDeps extends ProposalDeps {
  readonly visitors: Visitors;
  readonly hub: Hub;
  readonly readingLimit: Limiter;
  readonly analyze: (post: { title: string; description: string }) => JobBrief;
  readonly trustProxy: number;
}

// Six samples and the other fields at their longest, every character written as an escape.
const MAX_GENERATE_BYTES = 1024 * 1024;

export const PROPOSAL_ENDPOINTS = [generateProposal, resumeProposal, readPost];

export function mountProposals(app: App, deps: RouteDeps): void {
  const addressOf = (c: AppContext) => clientAddress(c.env.incoming, deps.trustProxy);

  mount(
    app,
    generateProposal,
    async ({ c, input }) => {
      const owner = { kind: 'visitor', id: deps.visitors.findOrCreate(c) } as const;
      const run = await startProposal(deps, { owner, holder: null, address: addressOf(c) }, input);
      if (!wantsStream(c)) return run.answer;
      await deps.hub.attach(run.journal, c.env.outgoing, 0);
      return ANSWERED;
    },
    { maxBodyBytes: MAX_GENERATE_BYTES },
  );

  mount(app, resumeProposal, async ({ c, params }) => {
    const ownerId = deps.visitors.find(c);
    const { signal } = readerOf(c);
    if (!wantsStream(c)) return getProposal(deps, ownerId, params.proposalId, signal);
    const journal = await openProposal(deps, ownerId, params.proposalId, signal);
    await deps.hub.attach(journal, c.env.outgoing, lastEventId(c));
    return ANSWERED;
  });

  mount(app, readPost, async ({ c, input }) => {
    await deps.readingLimit.count([`address:${addressOf(c)}`]);
    return { brief: deps.analyze({ title: input.jobTitle, description: input.jobDescription }) };
  });
}

function wantsStream(c: AppContext): boolean {
  const accepted = c.req.header('accept')?.slice(0, 500).toLowerCase() ?? '';
  return c.env.incoming.method !== 'HEAD' && accepted.includes('text/event-stream');
}

/** UTF-16 units that the reader has; anything else than such a number counts as nothing. */
function lastEventId(c: AppContext): number {
  const given = c.req.header('last-event-id') ?? '';
  return /^\d{1,9}$/.test(given) ? Number(given) : 0;
}

/** Aborted when the reader has gone. */
function readerOf(c: AppContext): AbortController {
  const reader = new AbortController();
  c.env.outgoing.once('close', () => reader.abort());
  return reader;
}
