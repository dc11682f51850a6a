import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** What a visitor finds here: why there is nothing, and both ways in, which lead back to the same place. */
export function AccessRequired() {
  const { pathname, search } = useLocation();
  const returnTo = new URLSearchParams({ returnTo: pathname + search });
  const signUp = new URLSearchParams({ tab: 'register', returnTo: pathname + search });
  return (
    <div className="grid min-h-[60dvh] place-items-center px-4 py-16">
      <Card aria-labelledby="access-required" className="grid w-full max-w-dialog justify-items-start gap-4 px-8 py-10">
        <h1 id="access-required" className="font-serif text-heading font-normal">
          Access required
        </h1>
        <p className="text-ink-soft">Please sign in to see your account. You will come straight back here.</p>
        <Button asChild className="mt-2">
          <Link to={`${paths.auth}?${returnTo}`}>Sign In</Link>
        </Button>
        <p className="text-ink-soft">
          No account yet?{' '}
          <Link to={`${paths.auth}?${signUp}`} className="rounded-tight text-accent-ink underline underline-offset-4">
            Sign up
          </Link>
        </p>
      </Card>
    </div>
  );
}
