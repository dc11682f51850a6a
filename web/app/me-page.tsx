import { freeAccount } from '#shared/plans/credits.ts';
import { pageTitle } from '#shared/site/config.ts';
import { BySession } from '#web/features/identity/index.ts';
import { CreateFreeAccount, offerFor } from '#web/features/plans/index.ts';
import { OwnProfiles } from '#web/features/profiles/index.ts';
import { RememberedList } from '#web/features/proposals/index.ts';
import { paths } from '#web/paths.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';

/** What proposals may say about a person: profiles with their facts, past proposals, and remembered lines. */
export function MePage() {
  return (
    <div className="mx-auto grid max-w-220 grid-cols-[minmax(0,1fr)] gap-6 px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
      <title>{pageTitle('Profile')}</title>
      <div className="grid gap-1">
        <h1 className="font-serif text-heading font-normal">Profile</h1>
        <p className="max-w-measure text-ink-soft">We only say what you write here.</p>
      </div>
      <BySession
        loading={<Loading label="Loading your profiles" rows={['h-14 sm:max-w-100', 'h-96']} className="gap-6" />}
        signedOut={
          <>
            <FreeAccount />
            <Lines isVisitor />
          </>
        }
        renderFailed={(words, onRetry) => (
          <NotLoaded title="Your profiles could not be loaded" onRetry={onRetry}>
            {words}
          </NotLoaded>
        )}
      >
        {({ id }) => (
          <>
            <OwnProfiles key={id} userId={id} />
            <Lines isVisitor={false} />
          </>
        )}
      </BySession>
    </div>
  );
}

function Lines({ isVisitor }: { isVisitor: boolean }) {
  return (
    <Card aria-labelledby="lines-title" className="grid gap-4">
      <div className="grid gap-0.5">
        <CardTitle id="lines-title">Your saved answers</CardTitle>
        <p className="text-ink-soft">
          {isVisitor
            ? 'Suggested when another client asks the same. Without an account they stay in this browser.'
            : 'What you typed into blanks. Suggested when another client asks the same.'}
        </p>
      </div>
      <RememberedList />
    </Card>
  );
}

function FreeAccount() {
  const signIn = new URLSearchParams({ returnTo: paths.me });
  const { price, per } = offerFor('monthly');
  const { action, why } = freeAccount();
  return (
    <Card aria-labelledby="free-account" className="grid justify-items-start gap-3 py-8 md:py-10">
      <CardTitle id="free-account" className="text-pretty">
        {action}: {why}
      </CardTitle>
      <p className="max-w-measure text-ink-soft">
        Import your CV, choose line by line what proposals may say, and use it in every proposal.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <CreateFreeAccount className="max-sm:h-11" />
        <LinkButton variant="ghost" className="max-sm:h-11" to={`${paths.auth}?${signIn}`}>
          Sign In
        </LinkButton>
      </div>
      <p className="text-small text-ink-soft">
        After that, Pro is {price} {per}.{' '}
        <a href={paths.pricing} className="text-accent-ink underline underline-offset-4">
          See plans
        </a>
      </p>
    </Card>
  );
}
