import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { type MostRows, type Rows, TextArea } from '#web/ui/text-area.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { type FieldName, maxCharsOf } from '../generation/generate-request.ts';
import { pasteClean } from '../paste/paste-clean.ts';
import { tooLong, useWizard } from '../wizard/wizard-context.ts';

/** The count is shown from here on: before, it is noise. */
const NEAR_LIMIT = 0.9;

/** The focus brings the field into view with the error below it, above the bar of actions. */
const CLEAR_OF_BAR = 'scroll-mt-24 scroll-mb-44';

interface TextFieldProps {
  name: FieldName;
  label: string;
  value: string;
  onChange: (value: string) => void;
  isOneLine?: boolean;
  hint?: ReactNode;
  badge?: ReactNode;
  optional?: boolean;
  placeholder?: string;
  rows?: Rows;
  maxRows?: MostRows;
  /** Named places that the focus may be sent to, besides the field's own name. */
  focus?: string;
  onKeyDown?: ComponentProps<'input'>['onKeyDown'];
}

/** One text of the wizard. Never cuts: beyond its limit it says so and keeps every character. */
export function TextField({ name, label, value, onChange, isOneLine, hint, badge, optional, ...rest }: TextFieldProps) {
  const { errors, setError } = useWizard();
  const { focus = '', rows, maxRows, placeholder, onKeyDown } = rest;
  const isOver = value.length > maxCharsOf(name);
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (errors[name]) setError(name, undefined);
    onChange(event.target.value);
  };
  const shared = {
    ...{ value, onChange: change, onPaste: pasteClean, placeholder, 'data-focus': `field:${name} ${focus}` },
    className: CLEAR_OF_BAR,
  };
  return (
    <Field
      label={label}
      badge={badge}
      optional={optional}
      error={isOver ? tooLong(name) : errors[name]}
      hint={countInWords(value.length, maxCharsOf(name)) ?? hint}
    >
      {(ids) =>
        isOneLine ? (
          <TextInput {...ids} {...shared} autoComplete="off" onKeyDown={onKeyDown} />
        ) : (
          <TextArea {...ids} {...shared} rows={rows ?? 4} maxRows={maxRows} />
        )
      }
    </Field>
  );
}

function countInWords(length: number, limit: number): string | undefined {
  if (length < limit * NEAR_LIMIT) return undefined;
  const difference = Math.abs(limit - length).toLocaleString('en-US');
  return length > limit ? `${difference} characters over the limit` : `${difference} characters left`;
}
