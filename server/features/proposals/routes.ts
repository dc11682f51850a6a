import { holderOf } from '#shared/plans/holder.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { generateProposal, readPost, resumeProposal } from '#shared/proposals/contract.ts';
import { AppError } from '../../http/app-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import type { App, AppContext } from '../../http/context.ts';
import { ANSWERED, mount } from '../../http/mount.ts';
import type { Limiter } from '../../http/rate-limit.ts';
import { idempotencyKeyOf } from '../../http/request-headers.ts';
import type { Identity, Visitors } from '../identity/index.ts';
import type { Places } from './places.ts';
import { asReader, wantsStream } from './reader.ts';
import { type Asker, getProposal, openProposal, type ProposalDeps, startProposal } from './service.ts';
import type { Hub } from './stream/hub.ts';
import type { Wishes } from './wishes/service.ts';

export interface RouteDeps extends ProposalDeps {
  readonly identity: Pick<Identity, 'findOrExpired'>;
  readonly visitors: Visitors;
  readonly hub: Hub;
  readonly wishes: Wishes;
  readonly readerPlaces: Places;
  readonly readingLimit: Limiter;
  readonly analyze: (post: { title: string; description: string }) => JobBrief;
  readonly trustProxy: number;
}

// Six samples and the other fields at their longest, every character written as an escape.
const MAX_GENERATE_BYTES = 1024 * 1024;

/** A shorter key may be somebody else's as well. The browser's has 32 signs drawn at random. */
const MIN_SIGN_CHARS = 20;

export const PROPOSAL_ENDPOINTS = [generateProposal, resumeProposal, readPost];

export function mountProposals(app: App, deps: RouteDeps): void {
  mount(
    app,
    generateProposal,
    async ({ c, input }) => {
      const key = idempotencyKeyOf(c);
      const asker = await askerOf(c, deps, key);
      return asReader(c, deps.readerPlaces, asker.owner.id, async (gone) => {
        const reading = key
          ? await deps.wishes.fulfil(asker, { input, name: { key, ownerIds: namesOfAsker(c, deps, asker) } }, gone)
          : await startProposal(deps, asker, input, gone);
        if (!wantsStream(c)) return reading.answer();
        reading.keep();
        await deps.hub.attach(reading.journal, c.env.outgoing, lastEventId(c));
        return ANSWERED;
      });
    },
    { maxBodyBytes: MAX_GENERATE_BYTES },
  );

  mount(app, resumeProposal, async ({ c, params }) => {
    const ownerIds = await namesOf(c, deps);
    const [reader] = ownerIds;
    if (!reader) throw new AppError('NOT_FOUND');
    return asReader(c, deps.readerPlaces, reader, async (signal) => {
      if (!wantsStream(c)) return getProposal(deps, ownerIds, params.proposalId, signal);
      const journal = await openProposal(deps, ownerIds, params.proposalId, signal);
      await deps.hub.attach(journal, c.env.outgoing, lastEventId(c));
      return ANSWERED;
    });
  });

  mount(app, readPost, async ({ c, input }) => {
    await deps.readingLimit.count([`address:${addressOf(c, deps)}`]);
    return { brief: deps.analyze({ title: input.jobTitle, description: input.jobDescription }) };
  });
}

/** @throws AppError 'user-token-expired': what a person asks for is never written as a visitor's. */
async function askerOf(c: AppContext, deps: RouteDeps, key: string | undefined): Promise<Asker> {
  const signedIn = await deps.identity.findOrExpired(c);
  const address = addressOf(c, deps);
  if (!signedIn) {
    // A wish that is repeated before its first answer has brought the cookie is still the same visitor's.
    const sign = key !== undefined && key.length >= MIN_SIGN_CHARS ? `${key} ${address}` : undefined;
    return { owner: { kind: 'visitor', id: deps.visitors.findOrCreate(c, sign) }, holder: null, address };
  }
  return { owner: { kind: 'user', id: signedIn.userId }, holder: holderOf(signedIn.user), address };
}

/** Whose proposals this request may read: the person's, and those of the visitor that this browser was before. */
async function namesOf(c: AppContext, deps: RouteDeps): Promise<string[]> {
  const signedIn = await deps.identity.findOrExpired(c);
  return [signedIn?.userId, deps.visitors.find(c)].filter((id) => id !== undefined);
}

/** The same for one who asks, whose cookie may be on its way to them with this very answer. */
function namesOfAsker(c: AppContext, { visitors }: RouteDeps, { owner }: Asker): string[] {
  return [...new Set([owner.id, visitors.find(c) ?? owner.id])];
}

function addressOf(c: AppContext, { trustProxy }: RouteDeps): string {
  return clientAddress(c.env.incoming, trustProxy);
}

/** UTF-16 units that the reader has; anything else than such a number counts as nothing. */
function lastEventId(c: AppContext): number {
  const given = c.req.header('last-event-id') ?? '';
  return /^\d{1,9}$/.test(given) ? Number(given) : 0;
}
