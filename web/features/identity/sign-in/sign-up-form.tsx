import type { ReactNode } from 'react';
import { paths } from '#web/paths.ts';
import { InputField } from '#web/ui/input-field.tsx';
import { useZodForm } from '#web/ui/use-zod-form.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { NewPasswordField } from '../pages/new-password-field.tsx';
import { IdentityForm } from './identity-form.tsx';
import { loadSchemas } from './load-schemas.ts';

/** Kept by the parent of the form, so that typed text outlives a change of tab. What the fields hold already they keep. */
export function useSignUpForm(minChars: number) {
  return useZodForm(async () => (await loadSchemas()).signUpInput(minChars), {});
}

interface SignUpFormProps {
  form: ReturnType<typeof useSignUpForm>;
  minChars: number;
  busy: boolean;
  /** Something else is busy: nothing can be sent until it ends. */
  disabled: boolean;
  /** Why the last try was refused: above the button that was pressed. */
  refusal: ReactNode;
  onSend: (email: string, password: string) => Promise<void>;
}

export function SignUpForm({ form, minChars, busy, disabled, refusal, onSend }: SignUpFormProps) {
  const isLocked = busy || disabled;
  return (
    <IdentityForm
      {...{ busy, disabled, refusal }}
      action="Create Account"
      onSubmit={form.submit(({ email, password }) => onSend(email, password))}
      below={
        <p className="text-small text-ink-faint">
          By signing up you agree to our <LegalLink to={paths.terms}>Terms of Service</LegalLink> and{' '}
          <LegalLink to={paths.privacy}>Privacy Policy</LegalLink>.
        </p>
      }
    >
      <InputField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        required
        readOnly={isLocked}
        {...form.field('email')}
      />
      <NewPasswordField label="Password" minChars={minChars} readOnly={isLocked} {...form.field('password')} />
    </IdentityForm>
  );
}

/** In a tab of its own: what was typed here stays. */
function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className="rounded-tight underline underline-offset-4 hover:text-ink hover:decoration-2"
    >
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
