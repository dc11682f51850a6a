import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { AccessToken } from '#shared/identity/access-tokens-contract.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fetched } from '#web/ui/fetched.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { NewTokenForm } from './new-token-form.tsx';
import { RowEntry } from './row.tsx';
import { SCOPE_NAMES } from './token-words.ts';
import { useAccessTokens, useRevokeAccessToken } from './use-access-tokens.ts';
import { useCopy } from './use-copy.ts';

type Step = { at: 'list' } | { at: 'new' } | { at: 'created'; token: string };

/** Tokens by which programs use the account: the list, a form for a new one, and the new one once. */
export function AccessTokensDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 'list' });
  const toList = () => setStep({ at: 'list' });
  return (
    <Dialog
      onClose={onClose}
      title="Access tokens"
      description="A program with a token can use your account within the limits you choose."
      className="max-w-160"
    >
      {step.at === 'list' && <Tokens onNew={() => setStep({ at: 'new' })} />}
      {step.at === 'new' && <NewTokenForm onCancel={toList} onCreated={(token) => setStep({ at: 'created', token })} />}
      {step.at === 'created' && <CreatedToken token={step.token} onDone={toList} />}
    </Dialog>
  );
}

function Tokens({ onNew }: { onNew: () => void }) {
  return (
    <Fetched
      query={useAccessTokens()}
      failed="Your access tokens could not be fetched"
      loading={<Loading label="Loading your access tokens" rows={['w-2/3', 'w-1/3']} className="gap-2 py-2" />}
    >
      {({ tokens }) => (
        <div className="grid gap-4">
          {tokens.length > 0 ? <List tokens={tokens} /> : <p className="text-ink-soft">No tokens yet.</p>}
          <Button className="justify-self-start max-sm:justify-self-stretch" onClick={onNew}>
            New token
          </Button>
        </div>
      )}
    </Fetched>
  );
}

function List({ tokens }: { tokens: readonly AccessToken[] }) {
  const [revoked, setRevoked] = useState<AccessToken>();
  const revoke = useRevokeAccessToken();
  return (
    <>
      <ul aria-label="Access tokens" className="grid gap-2">
        {tokens.map((token) => (
          <RowEntry key={token.id} name={token.name} about={aboutOf(token)}>
            <Button variant="ghost" size="sm" aria-label={`Revoke ${token.name}`} onClick={() => setRevoked(token)}>
              Revoke
            </Button>
          </RowEntry>
        ))}
      </ul>
      {revoked && (
        <ConfirmDialog
          onClose={() => setRevoked(undefined)}
          title={`Revoke ${revoked.name}?`}
          description="Programs that use this token stop working at once."
          action="Revoke token"
          busy={revoke.isPending}
          onConfirm={() => revoke.mutate(revoked.id, { onSettled: () => setRevoked(undefined) })}
        />
      )}
    </>
  );
}

function aboutOf({ scopes, lastUsedAt, expiresAt }: AccessToken): string {
  const used = lastUsedAt === null ? 'Not used yet' : `Last used ${shortDate(lastUsedAt)}`;
  const isOver = Date.parse(expiresAt) <= Date.now();
  const end = `${isOver ? 'expired' : 'expires'} ${shortDate(expiresAt)}`;
  return `${scopes.map((scope) => SCOPE_NAMES[scope]).join(', ')} · ${used} · ${end}`;
}

/** The new token, this once. */
function CreatedToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { said, copy } = useCopy(token);
  return (
    <div className="grid gap-4">
      <p>Copy your token now. It is not shown again.</p>
      <code className="rounded-tight border border-line bg-sunken p-4 font-mono text-small wrap-anywhere">{token}</code>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden />
          Copy token
        </Button>
        <Button onClick={onDone}>Done</Button>
        <p role="status" className="text-small text-ink-soft">
          {said}
        </p>
      </div>
    </div>
  );
}
