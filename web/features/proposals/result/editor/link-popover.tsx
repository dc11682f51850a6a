import type { Editor } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { toWebAddress } from './web-address.ts';

/** Puts a web link on what is selected, changes the one the cursor is in, or takes it away. */
export function LinkPopover({ editor, isActive }: { editor: Editor; isActive: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const hasActed = useRef(false);
  const act = (run: () => void) => {
    hasActed.current = true;
    run();
    setIsOpen(false);
  };
  const returnFocus = (event: Event) => {
    if (!hasActed.current) return;
    event.preventDefault();
    hasActed.current = false;
    editor.commands.focus();
  };
  return (
    <Popover
      label="Link"
      open={isOpen}
      onOpenChange={setIsOpen}
      onCloseAutoFocus={returnFocus}
      trigger={
        <Button variant="ghost" size="icon" aria-label="Link" aria-pressed={isActive} className="size-9">
          <Link2 aria-hidden />
        </Button>
      }
    >
      <LinkForm
        address={currentAddress(editor)}
        onSet={(address) => act(() => setLink(editor, address))}
        onRemove={isActive ? () => act(() => editor.chain().extendMarkRange('link').unsetLink().run()) : undefined}
      />
    </Popover>
  );
}

interface LinkFormProps {
  address: string;
  onSet: (address: string) => void;
  onRemove: (() => void) | undefined;
}

function LinkForm({ address, onSet, onRemove }: LinkFormProps) {
  const [typed, setTyped] = useState(address);
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const href = toWebAddress(typed);
    if (href) onSet(href);
    else setError('Enter a web address, for example https://example.com.');
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field label="Web address" error={error} hint="When you copy, the address is written out after the linked words.">
        <TextInput
          inputMode="url"
          placeholder="https://"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="flex justify-end gap-2">
        {onRemove && (
          <Button variant="ghost" size="sm" onClick={onRemove}>
            Remove link
          </Button>
        )}
        <Button type="submit" size="sm">
          {address ? 'Change link' : 'Add link'}
        </Button>
      </div>
    </form>
  );
}

function currentAddress(editor: Editor): string {
  const href: unknown = editor.getAttributes('link')['href'];
  return typeof href === 'string' ? href : '';
}

/** With nothing selected and no link under the cursor, the address itself becomes the words. */
function setLink(editor: Editor, href: string): void {
  const isEmptyWorkspace = editor.state.selection.empty && !editor.isActive('link');
  if (!isEmptyWorkspace) {
    editor.chain().extendMarkRange('link').setLink({ href }).run();
    return;
  }
  editor
    .chain()
    .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    .unsetMark('link')
    .run();
}
