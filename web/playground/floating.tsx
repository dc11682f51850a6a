import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, Sheet } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Example, Row } from './example.tsx';

const ITEMS = [
  { label: 'Not now', onSelect: () => undefined, disabled: true },
  { label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: () => undefined, danger: true },
];

export function FloatingExample() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'popover' | null>(null);
  const close = () => setOpen(null);
  return (
    <Example title="What floats">
      <Row>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
        <Menu
          items={[{ label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => setOpen('dialog') }, ...ITEMS]}
          trigger={
            <Button variant="secondary" size="icon" aria-label="More">
              <Ellipsis aria-hidden />
            </Button>
          }
        />
        <Popover
          label="About this"
          open={open === 'popover'}
          onOpenChange={(isOpen) => setOpen(isOpen ? 'popover' : null)}
          onCloseAutoFocus={() => undefined}
          trigger={<Button variant="secondary">Open popover</Button>}
        >
          <p>A small paper beside its button.</p>
        </Popover>
        <Button variant="secondary" onClick={showToast}>
          Show toast
        </Button>
        <Button variant="secondary" onClick={showUndo}>
          Show toast with action
        </Button>
        <Button variant="secondary" onClick={showFailure}>
          Show failure
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Name this draft"
        description="You will find it under this name."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button onClick={close}>Save</Button>
          </>
        }
      >
        <Field label="Name">
          <TextInput defaultValue="Plant shop" />
        </Field>
      </Dialog>
      <Sheet open={open === 'sheet'} onClose={close} title="What this client asks" description="5 of 6 met">
        <p className="text-ink-soft">Comes from below on a phone, from the right on the desktop.</p>
      </Sheet>
    </Example>
  );
}

function showToast() {
  toast({ title: 'Copied to clipboard', description: 'Your proposal has been copied to the clipboard' });
}

function showUndo() {
  const action = { label: 'Undo', altText: 'Undo from the menu', onClick: () => toast({ title: 'Undone' }) };
  toast({ title: 'Started anew', description: 'Your earlier text is set aside.', action });
}

function showFailure() {
  toast({
    title: 'Error',
    description: 'Failed to generate your proposal. Please try again.',
    variant: 'destructive',
  });
}
