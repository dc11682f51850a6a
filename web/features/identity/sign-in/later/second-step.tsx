import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { codeInput, recoveryCodeInput } from '#shared/identity/two-step-contract.ts';
import { Alert } from '#web/ui/alert.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { PlainButton } from '#web/ui/plain-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import type { SecondStepAnswer } from '../../identity-client.ts';
import { type Failure, useAttempt } from '../attempt.ts';
import { FailureNote } from '../failure-note.tsx';
import { IdentityForm } from '../identity-form.tsx';
import { signInBy } from '../sign-in-ways.ts';

interface SecondStepProps {
  onBack: () => void;
  onSignedIn?: (() => void) | undefined;
}

/** The password, or Google, was right: now the code of the authenticator app, or a recovery code. */
export function SecondStep({ onBack, onSignedIn }: SecondStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <section aria-labelledby="second-step" className="grid gap-5">
      <h2 id="second-step" className="font-strong text-lead">
        Two-step sign-in
      </h2>
      {isRecovery ? <ByRecoveryCode onSignedIn={onSignedIn} /> : <ByCode onSignedIn={onSignedIn} />}
      <div className="flex flex-wrap gap-x-5">
        <PlainButton variant="link" size="sm" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </PlainButton>
        <PlainButton variant="link" size="sm" onClick={onBack}>
          Back
        </PlainButton>
      </div>
    </section>
  );
}

type Parts = Pick<SecondStepProps, 'onSignedIn'>;

const CODE = {
  lead: 'Enter the 6-digit code from your authenticator app.',
  label: 'Code',
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  className: 'max-w-48 tabular-nums tracking-widest',
} as const;

const RECOVERY_CODE = {
  lead: 'Enter one of the codes you saved when you turned this on. Each works once.',
  label: 'Recovery code',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;

function ByCode({ onSignedIn }: Parts) {
  const form = useZodForm(codeInput, { code: '' });
  const { focus } = form;
  useEffect(() => focus('code'), [focus]);
  const { send, ...step } = useSecondStep(form.placeErrors, onSignedIn);
  return <CodeForm {...step} {...CODE} field={form.field('code')} onSubmit={form.submit(send)} />;
}

function ByRecoveryCode({ onSignedIn }: Parts) {
  const form = useZodForm(recoveryCodeInput, { recoveryCode: '' });
  const { focus } = form;
  useEffect(() => focus('recoveryCode'), [focus]);
  const { send, ...step } = useSecondStep(form.placeErrors, onSignedIn);
  return <CodeForm {...step} {...RECOVERY_CODE} field={form.field('recoveryCode')} onSubmit={form.submit(send)} />;
}

interface CodeFormProps extends Omit<ComponentProps<typeof InputField>, 'onSubmit'> {
  lead: string;
  attempt: ReturnType<typeof useAttempt>;
  refusal: ReactNode;
  field: ReturnType<ReturnType<typeof useZodForm>['field']>;
  onSubmit: ComponentProps<'form'>['onSubmit'];
}

function CodeForm({ lead, attempt, refusal, onSubmit, field, ...looks }: CodeFormProps) {
  return (
    <IdentityForm {...{ attempt, refusal, onSubmit }} action="Sign In">
      <p className="text-ink-soft">{lead}</p>
      <InputField required readOnly={attempt.busy !== undefined} {...looks} {...field} />
    </IdentityForm>
  );
}

function Refusal({ failure, onSignedIn }: Parts & { failure: Failure }) {
  if (failure.error.code !== 'ACCOUNT_BEING_DELETED') return <FailureNote {...failure} />;
  return <RestoreNote words={failure.error.message} onSignedIn={onSignedIn} />;
}

function useSecondStep(placeErrors: (fields: Readonly<Record<string, string>>) => boolean, onSignedIn?: () => void) {
  const attempt = useAttempt();
  const { failure, run } = attempt;
  const send = async (answer: SecondStepAnswer) => {
    const deed = () => signInBy((client) => client.finishSignIn?.(answer));
    if (await run({ kind: 'secondStep', by: 'form', deed, placeErrors })) onSignedIn?.();
  };
  const refusal = failure && <Refusal failure={failure} onSignedIn={onSignedIn} />;
  return { attempt, refusal, send };
}

/** The person has proved that a closed account is theirs: it comes back only when they say so. */
export function RestoreNote({ words, onSignedIn }: { words: string; onSignedIn?: (() => void) | undefined }) {
  const { busy, failure, run } = useAttempt();
  const restore = async () => {
    const deed = () => signInBy((client) => client.restoreAccount());
    if (!(await run({ kind: 'restore', by: 'form', deed }))) return;
    toast({ title: 'Your account was restored', description: BACK });
    onSignedIn?.();
  };
  return (
    <>
      <Alert
        tone="warning"
        title="This account is closed"
        action={
          <PlainButton size="sm" busy={busy !== undefined} onClick={() => void restore()}>
            Restore account
          </PlainButton>
        }
      >
        <p>{words.replace(/^This account is closed\. /, '')}</p>
      </Alert>
      {failure && <FailureNote {...failure} />}
    </>
  );
}

const BACK = 'Your proposals and profiles are as you left them. Pro wasn’t restarted.';
