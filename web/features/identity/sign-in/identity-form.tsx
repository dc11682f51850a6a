import type { ComponentProps, ReactNode } from 'react';
import { PlainButton } from '#web/ui/plain-button.tsx';

interface IdentityFormProps {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  busy: boolean;
  /** Something else is busy: nothing can be sent until it ends. */
  disabled?: boolean;
  /** The name of the button. */
  action: string;
  /** Why the last try was refused: above the button that was pressed. */
  refusal: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Small print below the button. */
  below?: ReactNode;
}

/** A form by which someone proves who they are. */
export function IdentityForm({ onSubmit, busy, disabled, action, refusal, children, below }: IdentityFormProps) {
  return (
    // Where no script answers it goes nowhere, instead of into the address.
    <form noValidate method="dialog" aria-busy={busy} className="grid gap-5" onSubmit={onSubmit}>
      {children}
      {refusal}
      <PlainButton type="submit" size="lg" busy={busy} disabled={disabled}>
        {action}
      </PlainButton>
      {below}
    </form>
  );
}
