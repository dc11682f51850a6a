import { LogOut } from 'lucide-react';
import { useState } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { useSignOut } from '#web/features/identity/index.ts';
import { UpgradeButton, type UpgradeState } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { initials } from './initials.ts';
import { PlanBadge } from './plan-badge.tsx';

/** The signed-in person, their plan, and sign-out. */
export function SideCard({ user, state }: { user: SessionUser; state: UpgradeState }) {
  const signOut = useSignOut();
  const name = user.fullName ?? user.username;
  return (
    <Card
      aria-label="Your account"
      className="grid content-start gap-5 lg:sticky lg:top-[calc(var(--header-height)+2rem)]"
    >
      <div className="flex min-w-0 items-center gap-4 lg:flex-col lg:items-start">
        <Avatar name={name} picture={user.profilePicture} />
        <div className="grid min-w-0 gap-1">
          <p className="truncate font-strong text-lead leading-snug" title={name}>
            {name}
          </p>
          <p className="truncate text-ink-soft" title={user.email}>
            {user.email}
          </p>
          <p className="pt-1">
            <PlanBadge state={state} />
          </p>
        </div>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-2 lg:grid-flow-row">
        {state === 'offer' && <UpgradeButton variant="secondary" />}
        <Button variant="ghost" busy={signOut.isPending} onClick={() => signOut.mutate()}>
          <LogOut aria-hidden />
          Sign Out
        </Button>
      </div>
    </Card>
  );
}

/** The person's picture; their initials where there is none or it cannot be fetched. Decoration: the name is beside it. */
function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [broken, setBroken] = useState<string>();
  const isShown = picture !== null && picture.startsWith('https://') && picture !== broken;
  return (
    <span
      aria-hidden
      className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-sunken font-serif text-lead text-ink-soft"
    >
      {isShown ? (
        <img
          src={picture}
          alt=""
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(picture)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
