import { useState } from 'react';
import type { SessionUser } from '#shared/identity/contract.ts';
import { DELETION_DAYS } from '#shared/site/retention.ts';
import { getIdentityClient, useIdentityConfig } from '#web/features/identity/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { ChangePasswordDialog } from '../security/change-password-dialog.tsx';
import { DeleteAccountDialog } from '../security/delete-account-dialog.tsx';
import { DownloadData } from '../security/download-data.tsx';
import { LoginHistoryDialog } from '../security/login-history-dialog.tsx';
import { Row } from '../security/row.tsx';
import { useMailLink } from '../use-change.ts';

const methods = onDemand(async () => (await import('../security/sign-in-methods.tsx')).SignInMethods);
const tokens = onDemand(async () => (await import('../security/access-tokens-dialog.tsx')).AccessTokensDialog);

type OpenDialog = 'password' | 'history' | 'tokens' | 'delete';

/** What keeps the account the person's own, and the two ways to take everything along or leave. */
export function SecurityTab({ user }: { user: SessionUser }) {
  const [dialog, setDialog] = useState<OpenDialog>();
  // Firebase keeps the passwords there, so whether there is one is known there alone.
  const kind = useIdentityConfig()?.kind;
  const hasPassword = kind === 'firebase' || user.hasPassword;
  const close = () => setDialog(undefined);
  return (
    <div className="grid gap-6">
      <Card aria-label="Security" className="py-2 md:py-2">
        <Row title="Password" about={hasPassword ? 'Changing it signs you out everywhere else.' : NO_PASSWORD}>
          {hasPassword ? (
            <Button variant="secondary" onClick={() => setDialog('password')}>
              Change Password
            </Button>
          ) : (
            <SetPassword email={user.email} />
          )}
        </Row>
        {kind === 'embedded' && <WaysToSignIn />}
        <Row title="Login history" about="Recent sign-ins to your account.">
          <Button variant="secondary" onClick={() => setDialog('history')}>
            View Login History
          </Button>
        </Row>
        <Row title="Access tokens" about="For programs that use your account through the API.">
          <Button variant="secondary" onClick={() => setDialog('tokens')}>
            Manage tokens
          </Button>
        </Row>
        <Row title="Your data" about="Everything we store about you, as a zip of readable files.">
          <DownloadData />
        </Row>
      </Card>
      <Card aria-label="Danger zone" className="py-2 md:py-2">
        <Row title="Delete account" about={`Deactivated now, deleted in ${DELETION_DAYS} days.`}>
          <Button
            variant="secondary"
            className="border-danger-line text-danger-ink hover:border-danger"
            onClick={() => setDialog('delete')}
          >
            Delete Account
          </Button>
        </Row>
      </Card>
      {dialog === 'password' && <ChangePasswordDialog onClose={close} />}
      {dialog === 'history' && <LoginHistoryDialog onClose={close} />}
      {dialog === 'tokens' && <tokens.Part onClose={close} onFailed={close} />}
      {dialog === 'delete' && <DeleteAccountDialog user={user} onClose={close} />}
    </div>
  );
}

function WaysToSignIn() {
  const { isThere, hasFailed, retry } = methods.useWithRetry();
  if (isThere) return <methods.Part />;
  if (!hasFailed) return null;
  return (
    <NotLoaded title="Your sign-in methods could not be loaded" className="my-4" onRetry={retry}>
      Check your connection. Nothing about them has changed.
    </NotLoaded>
  );
}

const NO_PASSWORD = 'You sign in with Google. To add a password, open the link we email you.';

function SetPassword({ email }: { email: string }) {
  const send = useMailLink(email, async () => (await getIdentityClient()).sendPasswordReset(email));
  return (
    <Button variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
      Email me a link
    </Button>
  );
}
