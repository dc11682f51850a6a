import { paths } from '#web/paths.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { Card } from '#web/ui/card.tsx';

/** What a visitor finds here: why there is nothing, and both ways in, which lead back to `returnTo`. In the app, and rendered for visitors. */
export function AccessRequired({ returnTo }: { returnTo: string }) {
  const signIn = new URLSearchParams({ returnTo });
  const signUp = new URLSearchParams({ tab: 'register', returnTo });
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 py-16">
      <Card aria-labelledby="access-required" className="grid w-full max-w-dialog justify-items-start gap-4 px-8 py-10">
        <h1 id="access-required" className="font-serif text-heading font-normal">
          Access required
        </h1>
        <p className="text-ink-soft">Please sign in to see your account. You’ll come straight back here.</p>
        <a href={`${paths.auth}?${signIn}`} data-return-here className={buttonClasses({}, 'mt-2')}>
          Sign In
        </a>
        <p className="text-ink-soft">
          No account yet?{' '}
          <a
            href={`${paths.auth}?${signUp}`}
            data-return-here
            className="rounded-tight text-accent-ink underline underline-offset-4"
          >
            Sign up
          </a>
        </p>
      </Card>
    </div>
  );
}
