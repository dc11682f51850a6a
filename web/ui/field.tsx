import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { cloneElement, isValidElement, type ReactNode, useId } from 'react';

/** What a control needs to belong to its label, hint and error. */
interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Beside the label: 'Pro', a count. */
  badge?: ReactNode;
  optional?: boolean | undefined;
  /** One control, which gets the ids, or a function that places them. */
  children: ReactNode | ((ids: FieldIds) => ReactNode);
  className?: string | undefined;
}

/** A visible label, the control, one line of help, and the error instead of it, linked for assistive technology. */
export function Field({ label, hint, error, badge, optional, children, className }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const ids: FieldIds = { id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-strong text-ink">
          {label}
          {optional && <span className="ml-1.5 font-normal text-small text-ink-faint">optional</span>}
        </label>
        {badge}
      </div>
      {withIds(children, ids)}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {hint && (
        <p id={hintId} className="text-small text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with the control that it is below. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-small text-danger-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function withIds(children: FieldProps['children'], ids: FieldIds): ReactNode {
  if (typeof children === 'function') return children(ids);
  return isValidElement<Partial<FieldIds>>(children) ? cloneElement(children, ids) : children;
}
