import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { InputField } from '#web/ui/input-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { handOverEmail } from '../handed-over-email.ts';
import { IdentityForm } from './identity-form.tsx';
import { loadSchemas } from './load-schemas.ts';

/**
 * Kept by the parent of the form, so that typed text outlives a change of tab. Without `identifier` the fields keep what they hold: they may
 * have been typed into before the form came to life.
 */
export function useSignInForm(identifier?: string) {
  const typed = identifier === undefined ? {} : { username: identifier };
  return useZodForm(async () => (await loadSchemas()).loginInput, typed);
}
type SignInFormState = ReturnType<typeof useSignInForm>;

/** The address that was typed, if it is one: a username stays here. */
export function typedEmail(form: SignInFormState): string {
  const identifier = form.values('username') ?? '';
  return identifier.includes('@') ? identifier.trim() : '';
}

interface SignInFormProps {
  form: SignInFormState;
  busy: boolean;
  /** Something else is busy: nothing can be sent until it ends. */
  disabled: boolean;
  /** The page the form is on must stay as it is: links open beside it. */
  isInPlace: boolean;
  /** Whether the browser lists passkeys at the first field. */
  listsPasskeys: boolean;
  /** Why the last try was refused: above the button that was pressed. */
  refusal: ReactNode;
  onSend: (identifier: string, password: string) => Promise<void>;
}

export function SignInForm(props: SignInFormProps) {
  const { form, busy, disabled, isInPlace, listsPasskeys, refusal, onSend } = props;
  const isLocked = busy || disabled;
  return (
    <IdentityForm
      {...{ busy, disabled, refusal }}
      action="Sign In"
      onSubmit={form.submit(({ username, password }) => onSend(username, password))}
    >
      <InputField
        label="Email or Username"
        autoComplete={listsPasskeys ? 'username webauthn' : 'username'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
        required
        readOnly={isLocked}
        {...form.field('username')}
      />
      <div className="grid gap-2">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          readOnly={isLocked}
          {...form.field('password')}
        />
        <ForgotPasswordLink form={form} isInPlace={isInPlace} />
      </div>
    </IdentityForm>
  );
}

// After the password and not before it: on the way from one field to the next nobody needs it.
function ForgotPasswordLink({ form, isInPlace }: Pick<SignInFormProps, 'form' | 'isInPlace'>) {
  return (
    <a
      href={paths.forgotPassword}
      onClick={() => handOverEmail(typedEmail(form))}
      target={isInPlace ? '_blank' : undefined}
      className="justify-self-end rounded-tight text-small text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      Forgot password
    </a>
  );
}
