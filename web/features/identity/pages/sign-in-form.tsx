import { Link } from 'react-router';
import { isEmailAddress } from '#shared/identity/email-shape.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { InputField } from '#web/ui/input-field.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { loadSchemas } from './load-schemas.ts';

/** Kept by the parent of the form, so that typed text outlives a change of tab. */
export function useSignInForm(identifier = '') {
  return useZodForm(async () => (await loadSchemas()).loginInput, { username: identifier, password: '' });
}
type SignInFormState = ReturnType<typeof useSignInForm>;

/** The address that was typed, if it is one: a username stays here. */
export function typedEmail(form: SignInFormState): string {
  const identifier = form.values('username');
  return isEmailAddress(identifier) ? identifier.trim() : '';
}

interface SignInFormProps {
  form: SignInFormState;
  busy: boolean;
  /** Something else is busy: nothing can be sent until it ends. */
  disabled: boolean;
  /** The page the form is on must stay as it is: links open beside it. */
  isInPlace: boolean;
  onSend: (identifier: string, password: string) => Promise<void>;
}

export function SignInForm({ form, busy, disabled, isInPlace, onSend }: SignInFormProps) {
  const isLocked = busy || disabled;
  return (
    <form
      noValidate
      method="post"
      aria-busy={busy}
      className="grid gap-5"
      onSubmit={form.submit(({ username, password }) => onSend(username, password))}
    >
      <InputField
        label="Email or Username"
        autoComplete="username"
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
      <Button type="submit" size="lg" busy={busy} disabled={disabled}>
        Sign In
      </Button>
    </form>
  );
}

// After the password and not before it: on the way from one field to the next nobody needs it.
function ForgotPasswordLink({ form, isInPlace }: Pick<SignInFormProps, 'form' | 'isInPlace'>) {
  return (
    <Link
      to={paths.forgotPassword}
      state={{ email: typedEmail(form) }}
      target={isInPlace ? '_blank' : undefined}
      className="justify-self-end rounded-tight text-small text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      Forgot password
    </Link>
  );
}
