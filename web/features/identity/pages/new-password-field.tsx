import { type ComponentProps, useRef, useState } from 'react';
import { PASSWORD_LENGTH } from '#shared/identity/password-length.ts';
import { PasswordField } from '#web/ui/password-field.tsx';
import { getIdentityClient } from '../the-session.ts';
import { useIdentityConfig } from '../use-identity-config.ts';
import { createProviderDemands } from './provider-demands.ts';

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'>;

/** A password that is being chosen, with what is asked of it. */
export function NewPasswordField({ onChange, ...rest }: NewPasswordFieldProps) {
  const { demands, check } = useProviderDemands();
  const minLength = useMinPasswordLength();
  const hint = demands.length > 0 ? demands.join(' ') : `At least ${minLength} characters.`;
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

/** The server's minimum; the lowest there can be until it is known. */
export function useMinPasswordLength(): number {
  return useIdentityConfig()?.passwordMinLength ?? PASSWORD_LENGTH.min;
}

function useProviderDemands() {
  const [demands, setDemands] = useState<readonly string[]>([]);
  const [demandsOf] = useState(() => createProviderDemands(getIdentityClient));
  const latest = useRef('');
  const check = async (password: string): Promise<void> => {
    latest.current = password;
    const missing = await demandsOf(password);
    if (latest.current === password) setDemands(missing);
  };
  return { demands, check };
}
