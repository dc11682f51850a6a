import { type Editor, useEditorState } from '@tiptap/react';
import { List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { EmojiPicker } from '../emoji/emoji-picker.tsx';
import { LinkPopover } from './link-popover.tsx';

/** Undo, lists, link and emoji, in one row that stays in sight. No bold and no italic: copied as plain text, neither would survive. */
export function EditorToolbar({ editor }: { editor: Editor }) {
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
      isBulleted: now.isActive('bulletList'),
      isNumbered: now.isActive('orderedList'),
      isLink: now.isActive('link'),
    }),
  });
  const run = () => editor.chain().focus();
  return (
    <div role="toolbar" aria-label="Formatting" className="flex flex-wrap items-center gap-0.5">
      <Tool icon={Undo2} label="Undo" disabled={!state.canUndo} onPress={() => run().undo().run()} />
      <Tool icon={Redo2} label="Redo" disabled={!state.canRedo} onPress={() => run().redo().run()} />
      <Divider />
      <Tool icon={List} label="Bullets" pressed={state.isBulleted} onPress={() => run().toggleBulletList().run()} />
      <Tool
        icon={ListOrdered}
        label="Numbers"
        pressed={state.isNumbered}
        onPress={() => run().toggleOrderedList().run()}
      />
      <Divider />
      <LinkPopover editor={editor} isActive={state.isLink} />
      <EmojiPicker
        onPick={(char) =>
          editor.commands.command(({ tr }) => {
            tr.insertText(char);
            return true;
          })
        }
        onPicked={() => editor.commands.focus()}
      />
    </div>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  pressed?: boolean;
  disabled?: boolean;
}

function Tool({ icon: Icon, label, onPress, pressed, disabled }: ToolProps) {
  return (
    <Tooltip label={label}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        disabled={disabled}
        // The selection in the text must not be lost to the button that acts on it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onPress}
        className="size-9 aria-pressed:bg-accent-wash aria-pressed:text-accent-ink"
      >
        <Icon aria-hidden />
      </Button>
    </Tooltip>
  );
}

function Divider() {
  return <span aria-hidden className="mx-0.5 h-5 w-px bg-line sm:mx-1.5" />;
}
