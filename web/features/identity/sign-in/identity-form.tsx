import type { ComponentProps, ReactNode } from 'react';
import { PlainButton } from '#web/ui/plain-button.tsx';
import type { useAttempt } from './attempt.ts';

interface IdentityFormProps {
  onSubmit: ComponentProps<'form'>['onSubmit'];
  /** While something else is busy nothing can be sent. */
  attempt: Pick<ReturnType<typeof useAttempt>, 'busy'>;
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
export function IdentityForm({ onSubmit, attempt, action, refusal, children, below }: IdentityFormProps) {
  const { busy } = attempt;
  return (
    // Where no script answers it goes nowhere, instead of into the address.
    <form noValidate method="dialog" aria-busy={busy === 'form'} className="grid gap-5" onSubmit={onSubmit}>
      {children}
      {refusal}
      <PlainButton type="submit" size="lg" busy={busy === 'form'} disabled={busy !== undefined && busy !== 'form'}>
        {action}
      </PlainButton>
      {below}
    </form>
  );
}
