import { useState } from 'react';
import {
  KEY_PROVIDERS,
  type KeyProvider,
  type OwnKeyAnswer,
  type OwnKeyInput,
  ownKeyInput,
} from '#shared/proposals/own-key.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { useSaveOwnKey } from './use-own-key.ts';

interface KeyFormProps {
  answer: Pick<OwnKeyAnswer, 'key' | 'providers'>;
  /** After the key was stored. */
  onSaved: () => void;
  /** Left out where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

/** Provider, model and key. A refused key stays in its field, with what is wrong beside it. */
export function KeyForm({ answer: { key, providers }, onSaved, onCancel }: KeyFormProps) {
  const save = useSaveOwnKey();
  const [provider, setProvider] = useState<KeyProvider>(key?.provider ?? KEY_PROVIDERS[0]);
  const chosen = providers.find(({ id }) => id === provider);
  const form = useZodForm(ownKeyInput, { provider, model: key?.model ?? chosen?.model ?? '', apiKey: '' });
  const keepsKey = key?.isReadable === true && key.provider === provider;

  const choose = (id: KeyProvider) => {
    setProvider(id);
    form.set('provider', id);
    form.set('model', (id === key?.provider ? key.model : providers.find((one) => one.id === id)?.model) ?? '');
  };
  const send = async (values: OwnKeyInput) => {
    await save.mutateAsync(values);
    onSaved();
  };
  return (
    <form noValidate method="post" onSubmit={form.submit(send, fieldErrors)} className="grid max-w-120 gap-5">
      <Field label="Provider">
        {(ids) => (
          <Select
            options={providers.map(({ id, name, host }) => ({ value: id, name, hint: host }))}
            value={provider}
            onValueChange={choose}
            {...ids}
          />
        )}
      </Field>
      <InputField
        label="Model"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={chosen && `For example, ${chosen.model}`}
        {...form.field('model')}
      />
      <InputField
        label={keepsKey ? 'New key' : 'Key'}
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder={keepsKey ? `•••• ${key.lastFour}` : undefined}
        hint={keepsKey ? 'Leave it empty to keep the key you have.' : <KeyHint provider={chosen} />}
        {...form.field('apiKey')}
      />
      {form.failure !== undefined && (
        <Alert tone="danger" title="Your key was not saved">
          {form.failure}
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.isBusy}>
          Test and save
        </Button>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

function KeyHint({ provider }: { provider: OwnKeyAnswer['providers'][number] | undefined }) {
  return (
    <>
      {provider && (
        <>
          <a
            href={provider.keysUrl}
            target="_blank"
            rel="noopener noreferrer"
            className="rounded-tight text-accent-ink underline underline-offset-4 hover:decoration-2"
          >
            Create a key at {provider.name}
          </a>
          .{' '}
        </>
      )}
      We test it before we save it, store it encrypted and show only its last four characters.
    </>
  );
}
