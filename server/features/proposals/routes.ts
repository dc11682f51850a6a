import { generateProposal, readPost, resumeProposal } from '#shared/proposals/contract.ts';
import { stopProposal } from '#shared/proposals/stop-proposal.ts';
import { AppError } from '../../http/app-error.ts';
import type { ConcurrencyLimiter } from '../../http/concurrency-limiter.ts';
import type { App, AppContext } from '../../http/context.ts';
import { mount, RESPONSE_SENT } from '../../http/mount.ts';
import type { Limiter } from '../../http/rate-limit.ts';
import { idempotencyKeyOf } from '../../http/request-headers.ts';
import type { IdempotentRuns } from './idempotency/service.ts';
import { addressOf, ownerIdsOfRequester, type RequesterDeps, resolveOwnerIds, resolveRequester } from './requester.ts';
import { getProposal, openProposal, type ProposalDeps, startProposal } from './service.ts';
import type { Hub } from './stream/hub.ts';
import { wantsStream, withReaderLimits } from './stream-request.ts';

export interface RouteDeps extends ProposalDeps, RequesterDeps {
  readonly hub: Hub;
  readonly idempotentRuns: IdempotentRuns;
  readonly readerConcurrency: ConcurrencyLimiter;
  readonly readingLimit: Limiter;
}

// Six samples and the other fields at their maximum length, every character written as an escape.
export const MAX_GENERATE_BYTES = 1024 * 1024;

export function mountProposals(app: App, deps: RouteDeps): void {
  mount(
    app,
    generateProposal,
    async ({ c, input }) => {
      const key = idempotencyKeyOf(c);
      const requester = await resolveRequester(c, deps, key);
      return withReaderLimits(c, deps.readerConcurrency, requester.owner.id, async (gone) => {
        const reading = key
          ? await deps.idempotentRuns.runOnce(
              requester,
              { input, name: { key, ownerIds: ownerIdsOfRequester(c, deps, requester) } },
              gone,
            )
          : await startProposal(deps, requester, input, gone);
        if (!wantsStream(c)) return reading.answer();
        reading.keep();
        await deps.hub.attach(reading.eventLog, c.env.outgoing, lastEventId(c));
        return RESPONSE_SENT;
      });
    },
    { maxBodyBytes: MAX_GENERATE_BYTES },
  );

  mount(app, resumeProposal, async ({ c, params }) => {
    const ownerIds = await resolveOwnerIds(c, deps);
    const [reader] = ownerIds;
    if (!reader) throw new AppError('NOT_FOUND');
    return withReaderLimits(c, deps.readerConcurrency, reader, async (signal) => {
      if (!wantsStream(c)) return getProposal(deps, ownerIds, params.proposalId, signal);
      const eventLog = await openProposal(deps, ownerIds, params.proposalId, signal);
      await deps.hub.attach(eventLog, c.env.outgoing, lastEventId(c));
      return RESPONSE_SENT;
    });
  });

  mount(app, stopProposal, async ({ c, params }) => {
    const ownerIds = await resolveOwnerIds(c, deps);
    const stopped = await Promise.all(ownerIds.map((ownerId) => deps.runs.stop(ownerId, params.proposalId)));
    return { stopped: stopped.includes(true) };
  });

  mount(app, readPost, async ({ c, input }) => {
    await deps.readingLimit.count([`address:${addressOf(c, deps)}`]);
    const post = { title: input.jobTitle, description: input.jobDescription };
    return { brief: await deps.read(post, input.corrections) };
  });
}

/** The reader's position in UTF-16 units; anything but such a number counts as zero. */
function lastEventId(c: AppContext): number {
  const id = c.req.header('last-event-id') ?? '';
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}
