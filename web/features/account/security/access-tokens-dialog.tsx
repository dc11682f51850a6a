import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import type { z } from 'zod';
import { TOKEN_SCOPES, type TokenScope } from '#shared/http/token-scopes.ts';
import { MAX_TOKEN_NAME_CHARS, TOKEN_DAYS } from '#shared/identity/access-tokens.ts';
import {
  type AccessToken,
  accessTokenInput,
  createAccessToken,
  listAccessTokens,
  revokeAccessToken,
} from '#shared/identity/access-tokens-contract.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { callAsUser } from '#web/features/identity/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { shortDate } from '#web/ui/dates.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Fetched } from '#web/ui/fetched.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Select } from '#web/ui/select.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { askFreshly } from '../ask.ts';
import { useChange } from '../use-change.ts';
import { AskingButton, RowEntry } from './row.tsx';
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
          {tokens.length === 0 && <p className="text-ink-soft">No tokens yet.</p>}
          {tokens.length > 0 && (
            <ul aria-label="Access tokens" className="grid gap-2">
              {tokens.map((token) => (
                <Token key={token.id} token={token} />
              ))}
            </ul>
          )}
          <Button className="justify-self-start max-sm:justify-self-stretch" onClick={onNew}>
            New token
          </Button>
        </div>
      )}
    </Fetched>
  );
}

function Token({ token }: { token: AccessToken }) {
  const revoke = useRevokeAccessToken();
  return (
    <RowEntry name={token.name} about={aboutOf(token)}>
      <AskingButton
        name="Revoke"
        aria-label={`Revoke ${token.name}`}
        variant="ghost"
        size="sm"
        question={{
          title: `Revoke ${token.name}?`,
          description: 'Programs that use this token stop working at once.',
          action: 'Revoke token',
        }}
        busy={revoke.isPending}
        onConfirm={(onSettled) => revoke.mutate(token.id, { onSettled })}
      />
    </RowEntry>
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

const DAYS = TOKEN_DAYS.map((days) => ({ value: String(days), name: days === 365 ? '1 year' : `${days} days` }));

/** Name, scopes and expiry of a new token. */
function NewTokenForm({ onCreated, onCancel }: { onCreated: (token: string) => void; onCancel: () => void }) {
  const create = useCreateAccessToken();
  const form = useZodForm(accessTokenInput, { name: '', scopes: ['proposals:read'], days: 90 });
  const [scopes, setScopes] = useState<readonly TokenScope[]>(['proposals:read']);
  const [days, setDays] = useState('90');
  const chooseScopes = (chosen: TokenScope[]) => {
    setScopes(chosen);
    form.set('scopes', chosen, { shouldValidate: chosen.length > 0 });
  };
  const chooseDays = (chosen: string) => {
    setDays(chosen);
    form.set('days', TOKEN_DAYS.find((one) => String(one) === chosen) ?? 90);
  };
  const send = form.submit(async (values) => onCreated((await create.mutateAsync(values)).token), fieldErrors);
  return (
    <form noValidate onSubmit={send} className="grid gap-5">
      <InputField
        label="Name"
        autoComplete="off"
        maxLength={MAX_TOKEN_NAME_CHARS}
        hint="For example, Zapier"
        {...form.field('name')}
      />
      <Scopes chosen={scopes} onChange={chooseScopes} error={form.field('scopes').error} />
      <Field label="Expires after">
        {(ids) => <Select options={DAYS} value={days} onValueChange={chooseDays} {...ids} />}
      </Field>
      {form.failure !== undefined && (
        <Alert tone="danger" title="The token was not created">
          {form.failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.isBusy}>
          Create token
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface ScopesProps {
  chosen: readonly TokenScope[];
  onChange: (chosen: TokenScope[]) => void;
  error: string | undefined;
}

function Scopes({ chosen, onChange, error }: ScopesProps) {
  const errorId = useId();
  const toggle = (scope: TokenScope, isOn: boolean) =>
    onChange(TOKEN_SCOPES.filter((one) => (one === scope ? isOn : chosen.includes(one))));
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-strong text-ink">It may</legend>
      {TOKEN_SCOPES.map((scope) => (
        <label key={scope} className="flex min-h-11 items-center gap-2.5 sm:min-h-8">
          <input
            type="checkbox"
            className="size-4.5 accent-accent"
            checked={chosen.includes(scope)}
            onChange={(event) => toggle(scope, event.target.checked)}
          />
          {SCOPE_NAMES[scope]}
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

const KEY = [listAccessTokens.path] as const;

/** What a scope allows, as the account page says it. */
const SCOPE_NAMES: Readonly<Record<TokenScope, string>> = {
  'proposals:read': 'Read proposals',
  'proposals:write': 'Save and delete proposals',
  generate: 'Write proposals',
};

function useAccessTokens() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callAsUser(listAccessTokens, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Resolves to the token, which is shown this once. */
function useCreateAccessToken() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof accessTokenInput>) => askFreshly(createAccessToken, { input }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
    // Nothing keeps the token once it has been shown.
    gcTime: 0,
  });
}

function useRevokeAccessToken() {
  return useChange([KEY], { done: 'Token revoked', failed: 'The token was not revoked' }, (id: string) =>
    callAsUser(revokeAccessToken, { params: { id } }),
  );
}
