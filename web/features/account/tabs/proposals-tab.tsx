import { Lock } from 'lucide-react';
import { DraftsTab } from '#web/features/drafts/index.ts';
import { CheckStatus, offerFor, offerPro, PROCESSING, type UpgradeState } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** A Pro user's written and stored work; for everybody else, what that would be. */
export function ProposalsTab({ state }: { state: UpgradeState }) {
  if (state === 'pro') return <DraftsTab />;
  return (
    <Card aria-label="Proposals">
      <ProFeature state={state} />
    </Card>
  );
}

function ProFeature({ state }: { state: UpgradeState }) {
  return (
    <div className="grid justify-items-center gap-4 px-2 py-8 text-center sm:py-12">
      <Badge tone="accent">
        <Lock aria-hidden />
        Pro Feature
      </Badge>
      <h2 className="max-w-96 font-serif text-heading font-normal">Every proposal, kept and ready to use again</h2>
      <p className="max-w-96 text-ink-soft">
        With Pro your drafts are saved as you write, and you can go back to any version of any proposal.
      </p>
      {state === 'offer' && (
        <>
          <Button className="mt-2" onClick={() => offerPro()}>
            Upgrade to Pro
          </Button>
          <p className="text-small text-ink-faint">{offerFor('monthly').price}/month. Cancel anytime.</p>
        </>
      )}
      {state === 'processing' && (
        <>
          <p className="text-ink-soft">{PROCESSING}</p>
          <CheckStatus />
        </>
      )}
      <LinkButton variant="ghost" to={paths.proposals}>
        See your proposals
      </LinkButton>
    </div>
  );
}
