import type { ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { pasteClean } from '../paste/paste-clean.ts';

interface NoteFieldProps {
  label: string;
  hint?: ReactNode;
  optional?: boolean | undefined;
  value: string;
  isReadOnly: boolean;
  onType: (text: string) => void;
}

/** A place to type; nothing is put into it. */
export function NoteField({ label, hint, optional, value, isReadOnly, onType }: NoteFieldProps) {
  return (
    <Field label={<span className="wrap-anywhere">{label}</span>} hint={hint} optional={optional}>
      {(ids) => (
        <TextArea
          {...ids}
          rows={2}
          value={value}
          readOnly={isReadOnly}
          onChange={(event) => onType(event.target.value)}
          onPaste={pasteClean}
        />
      )}
    </Field>
  );
}
