import { Link, useLocation } from 'react-router';
import type { SessionUser } from '#shared/identity/contract.ts';
import { useIsSigningOut, useSession } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** Who is signed in, the way to sign in, or the place of either while that is not known. As wide in all three. */
export function AccountSlot() {
  const session = useSession();
  const isSigningOut = useIsSigningOut();
  if (isSigningOut) {
    return (
      <div data-account className="flex w-15 justify-center">
        <Waiting words="Signing you out" />
      </div>
    );
  }
  return (
    <div data-account className="flex w-15 justify-center">
      {session.status === 'loading' && <Waiting words="Loading your account" />}
      {session.status === 'signed-out' && <SignIn />}
      {session.status === 'signed-in' && <MyAccount {...session.user} />}
    </div>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <span role="status">
      <Skeleton className="size-9 rounded-full" />
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}

function SignIn() {
  return (
    <Button asChild size="slot" variant="ghost">
      <a href={paths.auth}>Sign In</a>
    </Button>
  );
}

function MyAccount({ username, unpaidSince }: Pick<SessionUser, 'username' | 'unpaidSince'>) {
  const isHere = useLocation().pathname === paths.account;
  const [letter = ''] = username;
  return (
    <Link
      to={paths.account}
      aria-label={unpaidSince ? 'My Account, payment failed' : 'My Account'}
      data-unpaid={unpaidSince ? '' : undefined}
      aria-current={isHere ? 'page' : undefined}
      className="grid size-9 place-items-center rounded-full border border-accent-line bg-accent-wash font-strong text-accent-ink uppercase transition-colors duration-(--quick) ease-out hover:border-accent-ink aria-[current=page]:border-accent-ink data-unpaid:border-amber-ink data-unpaid:bg-amber-wash data-unpaid:text-amber-ink"
    >
      <span aria-hidden>{letter}</span>
    </Link>
  );
}
