import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { resendConfirmation } from '#web/features/identity/index.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { longDate } from '#web/ui/dates.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { toastFailure } from '#web/ui/toast.tsx';
import { EditProfileDialog } from '../profile/edit-profile-dialog.tsx';
import { NOT_UPDATED, useProfileUpdate } from '../profile/use-profile-update.ts';
import { UPDATE_FAILED } from '../update-failed.ts';
import { useMailLink } from '../use-change.ts';
import { Definition, DefinitionList } from './definition-list.tsx';

/** Who the person is here, and the profiles they write from. */
export function ProfileTab({ user }: { user: SessionUser }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="grid gap-6">
      <Card aria-labelledby="profile-title">
        <CardHeader className="items-center">
          <CardTitle id="profile-title">Profile</CardTitle>
          <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
            Edit Profile
          </Button>
        </CardHeader>
        <DefinitionList>
          <Definition name="Username">{user.username}</Definition>
          <Definition name="Email">
            <EmailStatus user={user} />
          </Definition>
          <Definition name="Full name">
            {user.fullName ?? <span className="text-ink-faint">Not provided</span>}
          </Definition>
          <Definition name="Account created">{longDate(user.createdAt)}</Definition>
        </DefinitionList>
      </Card>
      <Card aria-labelledby="stored-profiles-title">
        <CardHeader className="items-center">
          <CardTitle id="stored-profiles-title">Stored profiles</CardTitle>
          <LinkButton variant="secondary" size="sm" to={paths.me}>
            Edit your profiles
          </LinkButton>
        </CardHeader>
        <p className="text-ink-soft">
          Your experience, portfolio and past proposals, for each kind of work you do. Proposals only say what is in
          them.
        </p>
      </Card>
      {isEditing && <EditProfileDialog user={user} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** The address, whether it is confirmed, and a new one that waits for that. */
function EmailStatus({ user }: { user: SessionUser }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">{user.email}</span>
        {user.emailVerified ? (
          <span className="inline-flex items-center gap-1 text-small text-accent-ink">
            <CircleCheck aria-hidden className="size-4" />
            Verified
          </span>
        ) : (
          <Unconfirmed user={user} />
        )}
      </div>
      {user.pendingEmail !== null && <Pending user={user} pendingEmail={user.pendingEmail} />}
    </div>
  );
}

function Unconfirmed({ user }: { user: SessionUser }) {
  return (
    <>
      <span className="inline-flex items-center gap-1 text-small text-amber-ink">
        <CircleAlert aria-hidden className="size-4" />
        Confirm your email
      </span>
      {/* While a new address waits, its link is the one that is mailed. */}
      {user.pendingEmail === null && <Resend to={user.email} />}
    </>
  );
}

function Pending({ user, pendingEmail }: { user: SessionUser; pendingEmail: string }) {
  const update = useProfileUpdate(user);
  const onError = () => toastFailure(UPDATE_FAILED, NOT_UPDATED);
  return (
    <div className="grid justify-items-start gap-1 rounded-tight border border-amber-line bg-amber-wash px-3 py-2">
      <p className="text-small">
        <span className="font-strong wrap-anywhere">{pendingEmail}</span> becomes your email when you open the link we
        sent there.
      </p>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <Resend to={pendingEmail} className="text-ink" />
        <Button
          variant="link"
          size="sm"
          busy={update.isPending}
          onClick={() => update.mutate({ email: user.email }, { onError })}
          className="min-w-0 shrink text-left wrap-anywhere whitespace-normal text-ink"
        >
          Keep {user.email}
        </Button>
      </div>
    </div>
  );
}

/** `to`: the mailbox that the link goes to. */
function Resend({ to, className }: { to: string; className?: string }) {
  const resend = useMailLink(to, resendConfirmation);
  return (
    <Button variant="link" size="sm" busy={resend.isPending} onClick={() => resend.mutate()} className={className}>
      Resend
    </Button>
  );
}
