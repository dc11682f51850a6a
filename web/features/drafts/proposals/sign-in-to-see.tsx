import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const PAGE = 'mx-auto w-full max-w-page px-4 pt-8 pb-20 sm:px-6 lg:pt-12';

/** Asks a visitor to sign in, and leads back to `returnTo`. In the app, and rendered for visitors. */
export function SignInToSee({ returnTo }: { returnTo: string }) {
  return (
    <div className={PAGE}>
      <h1 className="sr-only">Proposals</h1>
      <EmptyState
        title="Please sign in to see your proposals"
        action={
          <a href={`${paths.auth}?${new URLSearchParams({ returnTo })}`} data-return-here className={buttonClasses()}>
            Sign In
          </a>
        }
      >
        You’ll come straight back here.
      </EmptyState>
    </div>
  );
}
