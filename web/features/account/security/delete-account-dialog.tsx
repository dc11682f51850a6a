import { z } from 'zod';
import { deleteUser, type SessionUser } from '#shared/identity/contract.ts';
import { givenPassword } from '#shared/identity/password.ts';
import { DELETION_DAYS, PAYMENT_RECORD_YEARS, SUPPORT_MESSAGE_MONTHS } from '#shared/site/retention.ts';
import { paidUntil, useSubscription } from '#web/features/billing/index.ts';
import { useLeaveClosedAccount } from '#web/features/identity/index.ts';
import { upgradeState, useViewer } from '#web/features/plans/index.ts';
import { clearWorkspaceOf } from '#web/features/proposals/index.ts';
import { longDate } from '#web/ui/dates.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { askFreshly, withStaleProof } from '../ask.ts';
import { DownloadData } from './download-data.tsx';

/** Says what goes and what stays, and takes the typed email and a proof before it does anything. */
export function DeleteAccountDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  // Who has none proves who they are by signing in again.
  const { hasPassword } = user;
  const closeAccount = useCloseAccount(user);
  const form = useZodForm(formFor(user.email, hasPassword), { email: '', password: '' });
  const send = ({ email, password }: TypedProof) => closeAccount(hasPassword ? { email, password } : { email });
  return (
    <FormDialog
      title="Delete Account"
      action="Delete Account"
      cancel="Keep My Account"
      isDanger
      focusFirst="button"
      busy={form.isBusy}
      failure={form.failure === undefined ? undefined : { title: 'Your account was not deleted', words: form.failure }}
      onSubmit={form.submit(send, withStaleProof)}
      onClose={onClose}
    >
      <WhatHappens />
      <InputField
        label={
          <>
            Type <span className="wrap-anywhere">{user.email}</span> to confirm
          </>
        }
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.field('email')}
      />
      {hasPassword ? (
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
      ) : (
        <p className="text-small text-ink-faint">You may be asked to sign in again to confirm it’s you.</p>
      )}
    </FormDialog>
  );
}

interface TypedProof {
  email: string;
  password?: string | undefined;
}

const LOST = ['proposals, drafts and their versions', 'profiles and saved answers', 'sign-in history'] as const;

function WhatHappens() {
  return (
    <div className="grid gap-3 text-ink-soft">
      <p>
        Your account is deactivated now and you’re signed out on all devices. Your own AI key, if you saved one, is
        deleted.
      </p>
      <PlanThatEnds />
      <div>
        <p>After {DELETION_DAYS} days these are deleted. Until then you can sign in to restore your account.</p>
        <ul className="mt-1 list-disc pl-5">
          {LOST.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div className="justify-self-start">
        <DownloadData variant="link" />
      </div>
      <p>
        Payment records are kept for {PAYMENT_RECORD_YEARS} years and messages to support for {SUPPORT_MESSAGE_MONTHS}{' '}
        months.
      </p>
    </div>
  );
}

/** Whoever pays, or has Pro from us, reads that it ends. */
function PlanThatEnds() {
  const { data: subscription } = useSubscription();
  const isPro = upgradeState(useViewer(), new Date()) === 'pro';
  const isPaid = subscription && subscription.status !== 'canceled';
  if (!isPaid && !isPro) return null;
  const plan = isPaid ? `Your Pro plan (${subscription.cycle})` : 'Your Pro plan';
  const until = isPaid && paidUntil(subscription);
  return (
    <p className="rounded-tight border border-amber-line bg-amber-wash px-3 py-2 text-ink">
      {plan} ends now and won’t restart{until && `; it would last until ${longDate(until)}`}.
      {isPaid && ' You won’t be charged again.'}
    </p>
  );
}

function formFor(email: string, hasPassword: boolean) {
  return z.object({
    email: z.string().refine((typed) => typed.trim().toLowerCase() === email, 'This is not your account’s email.'),
    password: hasPassword ? givenPassword : z.string(),
  });
}

function useCloseAccount(user: SessionUser): (typed: TypedProof) => Promise<void> {
  const leave = useLeaveClosedAccount();
  return async (typed) => {
    const { deletedAfter } = await askFreshly(deleteUser, { params: { id: user.id }, input: typed });
    // A browser that keeps nothing refuses this too; the account is closed all the same.
    await clearWorkspaceOf(user.id).catch((error: unknown) =>
      console.warn('Some work may be left in this browser', error),
    );
    // The toast is passed on to the front page.
    toast({
      title: 'Your account is closed',
      description: `Sign in before ${longDate(deletedAfter)} to restore it. After that everything is deleted.`,
      durationMs: 15_000,
    });
    await leave();
  };
}
