import { type ComponentProps, useRef, useState } from 'react';
import { PasswordField } from '#web/ui/password-field.tsx';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> {
  /** The server's minimum (`useMinPasswordLength`). */
  minChars: number;
}

/** A password that is being chosen, with what is asked of it. */
export function NewPasswordField({ minChars, onChange, ...rest }: NewPasswordFieldProps) {
  const { demands, check } = useProviderDemands();
  // An error says what is asked for; a provider's list shows what is left of it.
  const least = rest.error ? undefined : `At least ${minChars} characters.`;
  const hint = demands.length > 0 ? demands.join(' ') : least;
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      required
      hint={hint}
      onChange={(event) => {
        void check(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

function useProviderDemands() {
  const [demands, setDemands] = useState<readonly string[]>([]);
  const latest = useRef('');
  const check = async (password: string): Promise<void> => {
    latest.current = password;
    const missing = await demandsOf(password);
    if (latest.current === password) setDemands(missing);
  };
  return { demands, check };
}

/**
 * What the provider's own policy still requires, as messages; ours has none besides the length. Where it cannot be asked, what is
 * missing is shown when the password is sent.
 */
async function demandsOf(password: string): Promise<readonly string[]> {
  try {
    const client = await (await import('../app-session.ts')).getIdentityClient();
    return (await client.passwordDemands?.(password)) ?? [];
  } catch {
    return [];
  }
}
