import { useId, useState } from 'react';
import { TOKEN_SCOPES, type TokenScope } from '#shared/http/token-scopes.ts';
import { MAX_TOKEN_NAME_CHARS, TOKEN_DAYS } from '#shared/identity/access-tokens.ts';
import { accessTokenInput } from '#shared/identity/access-tokens-contract.ts';
import { fieldErrors } from '#web/api/field-errors.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { SCOPE_NAMES } from './token-words.ts';
import { useCreateAccessToken } from './use-access-tokens.ts';

const DAYS = TOKEN_DAYS.map((days) => ({ value: String(days), name: days === 365 ? '1 year' : `${days} days` }));

/** Name, scopes and expiry of a new token. */
export function NewTokenForm({ onCreated, onCancel }: { onCreated: (token: string) => void; onCancel: () => void }) {
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
        hint="Such as the program that will use it."
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
