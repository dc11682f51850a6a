import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { resendConfirmation } from '#web/features/identity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { toast, toastFailure } from '#web/ui/toast.tsx';
import { UPDATE_FAILED } from '../update-failed.ts';
import { NOT_UPDATED, useProfileUpdate } from './use-profile-update.ts';

/** The address, whether it is confirmed, and a new one that waits for that. */
export function EmailStatus({ user }: { user: SessionUser }) {
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
  const resend = useMutation({
    mutationFn: resendConfirmation,
    onSuccess: () => toast({ title: 'Check your email', description: `We sent a link to ${to}.` }),
    onError: ({ message }) => toastFailure('No email was sent', message),
  });
  return (
    <Button variant="link" size="sm" busy={resend.isPending} onClick={() => resend.mutate()} className={className}>
      Resend
    </Button>
  );
}
