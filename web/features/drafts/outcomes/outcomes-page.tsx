import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { ChartNoAxesColumn, Download } from 'lucide-react';
import { useSearchParams } from 'react-router';
import {
  DIMENSIONS,
  exportOutcomes,
  type Measure,
  MIN_SENT,
  type Outcomes,
  PERIODS,
  type Period,
  rateOf,
  readOutcomes,
} from '#shared/drafts/outcomes.ts';
import { pageTitle } from '#shared/site/config.ts';
import { fetchFile, saveFile } from '#web/api/fetch-file.ts';
import { asUser, callAsUser } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/fetched.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { toastFailure } from '#web/ui/toast.tsx';
import { ForSignedIn } from '../proposals/for-signed-in.tsx';
import { PAGE } from '../proposals/sign-in-to-see.tsx';
import { proposalsKey } from '../use-proposals.ts';
import { OutcomeTable, rateWords, scaleOf } from './outcome-table.tsx';

const PERIOD_NAMES = [
  { value: 'all', name: 'All time' },
  { value: '90d', name: '90 days' },
] as const satisfies { value: Period; name: string }[];

const MEASURES = [
  { value: 'replied', name: 'Replies' },
  { value: 'won', name: 'Wins' },
] as const satisfies { value: Measure; name: string }[];

/** What became of a person's proposals, and what those that were answered have in common. */
export function OutcomesPage() {
  return <ForSignedIn name="Outcomes">{(userId) => <OutcomesOf key={userId} userId={userId} />}</ForSignedIn>;
}

function OutcomesOf({ userId }: { userId: string }) {
  const { period, measure, change } = useOutcomesAddress();
  const outcomes = useOutcomes(userId, period);
  // There is nothing to choose between.
  const hasTooFew = period === 'all' && outcomes.data !== undefined && outcomes.data.total.sent < MIN_SENT;
  return (
    <div className={`${PAGE} grid grid-cols-[minmax(0,1fr)] gap-6`}>
      <title>{pageTitle('Outcomes')}</title>
      <header className="grid gap-2">
        <BackLink to={paths.proposals}>Proposals</BackLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="font-serif text-heading font-normal">Outcomes</h1>
          <ExportOutcomes />
        </div>
      </header>
      {!hasTooFew && (
        <div className="flex flex-wrap gap-2">
          <Segments
            label="Period"
            segments={PERIOD_NAMES}
            value={period}
            onValueChange={(next) => change({ period: next })}
          />
          <Segments
            label="Rate"
            segments={MEASURES}
            value={measure}
            onValueChange={(next) => change({ measure: next })}
          />
        </div>
      )}
      {outcomes.isPending && (
        <Loading label="Loading your outcomes" rows={['h-6 w-2/3', 'h-40', 'h-40']} className="gap-6" />
      )}
      <LoadFailed query={outcomes} title="Your outcomes could not be loaded" />
      {outcomes.data && (
        <div aria-busy={outcomes.isPlaceholderData} className="aria-busy:opacity-60">
          <Shown outcomes={outcomes.data} {...{ period, measure }} onShowAll={() => change({ period: 'all' })} />
        </div>
      )}
    </div>
  );
}

interface ShownProps extends Choice {
  outcomes: Outcomes;
  onShowAll: () => void;
}

function Shown({ outcomes, period, measure, onShowAll }: ShownProps) {
  const { sent } = outcomes.total;
  if (sent === 0) return <Nothing period={period} onShowAll={onShowAll} />;
  if (sent < MIN_SENT) {
    return (
      <p className="text-lead">
        {sent} of {MIN_SENT} sent: reply and win rates appear at {MIN_SENT}.
      </p>
    );
  }
  return <Tables outcomes={outcomes} measure={measure} />;
}

function Tables({ outcomes: { total, by }, measure }: { outcomes: Outcomes; measure: Measure }) {
  const max = scaleOf(by, measure);
  // Where nothing is known of any proposal, a table would say nothing.
  const shown = DIMENSIONS.filter((dimension) => by[dimension].some(({ value }) => value !== null));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <Total total={total} />
      {shown.map((dimension) => (
        <OutcomeTable key={dimension} groups={by[dimension]} {...{ dimension, measure, max }} />
      ))}
      <p className="max-w-measure text-small text-ink-soft">
        Sent counts every proposal marked Sent or later. Replied counts Replied, Interview and Won; Lost counts as no
        reply. The range after a rate is its likely range (95%). A group with fewer than {MIN_SENT} sent has no rate.
      </p>
    </div>
  );
}

function Total({ total }: Pick<Outcomes, 'total'>) {
  const withRate = (measure: Measure) => {
    const rate = rateOf(total, measure);
    if (!rate) return '';
    const words = rateWords(rate);
    return ` (${words.rate}, ${words.range.replace('–', ' to ')})`;
  };
  return (
    <p className="flex flex-wrap gap-x-2 text-lead tabular-nums">
      <span className="font-strong">Sent {total.sent}</span>
      <span aria-hidden>·</span>
      <span>
        <span className="font-strong">Replied {total.replied}</span>
        {withRate('replied')}
      </span>
      <span aria-hidden>·</span>
      <span>
        <span className="font-strong">Won {total.won}</span>
        {withRate('won')}
      </span>
    </p>
  );
}

function Nothing({ period, onShowAll }: { period: Period; onShowAll: () => void }) {
  const icon = <ChartNoAxesColumn aria-hidden />;
  if (period !== 'all') {
    return (
      <EmptyState
        icon={icon}
        title="No sent proposals from the last 90 days"
        action={
          <Button variant="secondary" onClick={onShowAll}>
            Show all time
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="No sent proposals yet"
      action={
        <LinkButton variant="secondary" to={paths.proposals}>
          Go to Proposals
        </LinkButton>
      }
    >
      Mark a proposal as Sent after you copy it: choose its status, or press S in the list. Replies and wins are counted
      here.
    </EmptyState>
  );
}

// Every proposal is read for it.
const TIMEOUT_MS = 60_000;

/** Saves all proposals with their status as a table. */
function ExportOutcomes() {
  const download = useMutation({
    mutationFn: () => asUser(() => fetchFile(exportOutcomes, { timeoutMs: TIMEOUT_MS })),
    onSuccess: saveFile,
    onError: ({ message }) => toastFailure('The CSV could not be downloaded', message),
  });
  return (
    <Button variant="secondary" size="sm" busy={download.isPending} onClick={() => download.mutate()}>
      <Download aria-hidden />
      Export CSV
    </Button>
  );
}

/** Refetched when the page opens and when a status changes. While another period is loading the one before is shown. */
function useOutcomes(userId: string, period: Period) {
  return useQuery({
    queryKey: [...proposalsKey(userId), 'outcomes', period],
    queryFn: ({ signal }) => callAsUser(readOutcomes, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

interface Choice {
  readonly period: Period;
  readonly measure: Measure;
}

/** What the page shows, as its address names it, so that it survives a reload and Back. */
function useOutcomesAddress() {
  const [params, setParams] = useSearchParams();
  const choice: Choice = {
    period: PERIODS.find((name) => name === params.get('period')) ?? 'all',
    measure: params.get('rate') === 'won' ? 'won' : 'replied',
  };
  const change = (next: Partial<Choice>) => {
    const { period, measure } = { ...choice, ...next };
    const query = { ...(period !== 'all' && { period }), ...(measure === 'won' && { rate: measure }) };
    setParams(query, { replace: true, preventScrollReset: true });
  };
  return { ...choice, change };
}
