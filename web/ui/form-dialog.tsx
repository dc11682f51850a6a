import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'children'> {
  /** What is typed into first, as a selector; the first field if it is left out. */
  focusFirst?: string;
  /** The name of the button that sends the form. */
  action: string;
  cancel?: string;
  isDanger?: boolean;
  busy: boolean;
  /** There is nothing to send yet. */
  disabled?: boolean;
  /** Why the last try was refused, where no field says it. */
  failure?: { title: string; words: ReactNode } | undefined;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
}

/** A form in a dialog. Mounted only while it is open, so that it is empty each time. */
export function FormDialog(props: FormDialogProps) {
  const { action, cancel = 'Cancel', isDanger = false, busy, disabled, failure, onSubmit, onClose, children } = props;
  const { title, description, focusFirst = 'input' } = props;
  const id = useId();
  return (
    <Dialog
      {...{ title, description, focusFirst, onClose }}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant={isDanger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={onSubmit} className="grid gap-5">
        {children}
        {failure && (
          <Alert isAnswer tone="danger" title={failure.title}>
            {failure.words}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
