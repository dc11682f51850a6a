import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CardTitle } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface RowProps {
  title: string;
  about: string;
  /** The action beside it. */
  children?: ReactNode;
  /** What there is of it, below. */
  list?: ReactNode;
}

/** One thing of the security tab: what it is, and what to do about it. */
export function Row({ title, about, children, list }: RowProps) {
  return (
    <div className="grid gap-3 border-t border-line py-4 first:border-t-0">
      <div className="grid items-center gap-x-6 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-0.5">
          <CardTitle className="text-body">{title}</CardTitle>
          <p className="text-ink-soft">{about}</p>
        </div>
        {children && <div className="flex flex-wrap gap-2 max-sm:grid">{children}</div>}
      </div>
      {list}
    </div>
  );
}

/** One of several of the same, with its own actions. */
export function RowEntry({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-tight bg-sunken px-3 py-2">
      <div className="grid min-w-0 gap-0.5">
        <span className="font-strong wrap-anywhere">{name}</span>
        <span className="text-small text-ink-soft">{about}</span>
      </div>
      <div className="flex gap-x-1">{children}</div>
    </li>
  );
}

interface AskingButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'className'> {
  /** Where the row has several buttons of one name. */
  'aria-label'?: string;
  name: string;
  /** What is asked, and the name of the action. */
  question: Pick<ComponentProps<typeof ConfirmDialog>, 'title' | 'description' | 'action' | 'cancel' | 'children'>;
  busy: boolean;
  /** Does it, and calls `onSettled` when it has ended. */
  onConfirm: (onSettled: () => void) => void;
}

/** A button that asks once before something is done. */
export function AskingButton({ name, question, busy, onConfirm, ...looks }: AskingButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <>
      <Button {...looks} onClick={() => setAsked(true)}>
        {name}
      </Button>
      {isAsked && <ConfirmDialog {...question} busy={busy} onConfirm={() => onConfirm(close)} onClose={close} />}
    </>
  );
}
