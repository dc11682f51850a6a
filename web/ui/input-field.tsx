import type { ComponentProps, ReactNode } from 'react';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

interface InputFieldProps extends ComponentProps<'input'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** One line of text with its label and its error, as `useZodForm` gives it: `<InputField label="Email" {...field('email')} />`. */
export function InputField({ label, hint, error, ...rest }: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput {...rest} />
    </Field>
  );
}
