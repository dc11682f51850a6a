import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Draft, DraftRevision } from '#shared/drafts/contract.ts';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { documentToPlain } from '#shared/proposals/document/index.ts';
import type { ProposalSummary } from '#shared/proposals/stored.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { pageTitle } from '#shared/site/config.ts';
import { ApiError } from '#web/api/api-error.ts';
import { loadReading } from '#web/features/proposals/index.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { dateAndTime } from '#web/ui/dates.ts';
import { CompareDialog } from '#web/ui/diff/diff-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Fetched, LoadFailed } from '#web/ui/fetched.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { proposalTitle } from '../proposal-words.ts';
import { draftText, letterText } from '../reading/draft-parts.ts';
import { useProposal } from '../use-proposals.ts';
import { ForSignedIn } from './for-signed-in.tsx';
import { History, RevisionBar } from './history.tsx';
import { ProposalHeader } from './proposal-header.tsx';
import { PAGE } from './sign-in-to-see.tsx';
import { useRevision, useRevisions } from './use-revisions.ts';

/** One proposal: its letter, its status and its history. */
export function ProposalPage() {
  const { id = '' } = useParams();
  return (
    <ForSignedIn name="Proposals">
      {(userId) => (
        <div className={`${PAGE} grid grid-cols-[minmax(0,1fr)] gap-6`}>
          <BackLink to={paths.proposals}>Proposals</BackLink>
          <Proposal key={`${userId} ${id}`} userId={userId} id={id} />
        </div>
      )}
    </ForSignedIn>
  );
}

function Proposal({ userId, id }: { userId: string; id: string }) {
  const query = useProposal(userId, id);
  if (!query.data && query.error instanceof ApiError && query.error.code === 'NOT_FOUND') return <NotThere />;
  return (
    <Fetched
      query={query}
      failed="This proposal could not be loaded"
      loading={<Loading label="Loading the proposal" rows={['h-9 w-1/2', 'h-72']} className="gap-6" />}
    >
      {(data) => <Loaded userId={userId} proposal={data.proposal} draft={data.draft} />}
    </Fetched>
  );
}

function Loaded({ userId, proposal, draft }: { userId: string; proposal: ProposalSummary; draft: Draft }) {
  const { id, revision: current } = draft;
  const history = useRevisions(userId, id);
  const { earlier, show } = useShownRevision(current);
  const [isComparing, setComparing] = useState(false);
  const old = useRevision(userId, id, earlier);
  const title = proposalTitle(proposal);
  return (
    <>
      <title>{pageTitle(title)}</title>
      <ProposalHeader userId={userId} proposal={proposal} draft={draft} />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          {earlier && old.data && (
            <RevisionBar
              userId={userId}
              id={id}
              revision={old.data}
              current={current}
              onCompare={() => setComparing(true)}
              onClose={() => show(current)}
            />
          )}
          {earlier && <LoadFailed query={old} title="This version could not be loaded" />}
          {earlier && old.isPending ? (
            <Skeleton className="h-72" />
          ) : (
            <Letter draft={(earlier ? old.data : undefined) ?? draft} />
          )}
        </div>
        <History
          history={history}
          current={current}
          shown={earlier ?? current}
          onShow={({ revision }) => show(revision)}
        />
      </div>
      {isComparing && old.data && (
        <CompareDialog
          before={comparedText(old.data)}
          after={comparedText(draft)}
          beforeName={dateAndTime(old.data.savedAt)}
          afterName="Current"
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
}

/** An earlier revision is in the address: it can be linked to, and Back returns to the current one. */
function useShownRevision(current: number) {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('revision'));
  const show = (revision: number) =>
    setParams(revision === current ? {} : { revision: String(revision) }, { preventScrollReset: true });
  return { earlier: Number.isInteger(asked) && asked > 0 && asked !== current ? asked : undefined, show };
}

function Letter({ draft }: { draft: Draft | DraftRevision }) {
  const { document, content, format, jobDescription } = draft;
  return (
    <>
      <article aria-label="Letter" className="rounded-tight border border-line bg-sheet px-5 py-6 sm:px-8">
        {content === '' && <p className="text-ink-soft">There is no letter yet.</p>}
        {content !== '' && format === 'html' && <ProposalText document={document} />}
        {format === 'text' && <p className="max-w-measure whitespace-pre-wrap wrap-anywhere">{content}</p>}
      </article>
      {jobDescription !== '' && (
        <details className="group rounded-tight border border-line px-4 py-3">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-tight font-strong [&::-webkit-details-marker]:hidden">
            Job post
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 text-ink-faint transition-transform duration-(--quick) group-open:rotate-180"
            />
          </summary>
          <p className="mt-3 max-w-measure whitespace-pre-wrap text-ink-soft wrap-anywhere">{jobDescription}</p>
        </details>
      )}
    </>
  );
}

/** Without a letter its title and post are what can differ. */
function comparedText(draft: Draft | DraftRevision): string {
  return draft.content === '' ? draftText(draft) : letterText(draft);
}

function NotThere() {
  return (
    <EmptyState
      title="This proposal cannot be found"
      action={
        <LinkButton variant="secondary" to={paths.proposals}>
          See your proposals
        </LinkButton>
      }
    >
      It may have been deleted, or it belongs to another account.
    </EmptyState>
  );
}

const body = onDemand(async () => (await loadReading()).ProposalBody);

/** A stored proposal as the result step shows it: built of elements, never of HTML. */
function ProposalText({ document }: { document: ProposalDocument }) {
  const { isThere, hasFailed, retry } = body.useWithRetry();
  if (hasFailed) {
    return (
      <NotLoaded title="The proposal could not be shown" onRetry={retry}>
        Check your connection. Your proposal is saved.
      </NotLoaded>
    );
  }
  if (!isThere) return <Skeleton className="w-2/3" />;
  const marks = blanksIn(documentToPlain(document)).map((text) => ({ kind: 'blank', text }) as const);
  return (
    <div data-letter>
      <body.Part tree={document} marks={marks} />
    </div>
  );
}
