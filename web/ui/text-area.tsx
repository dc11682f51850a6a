import { clsx } from 'clsx';
import { type ComponentProps, type CSSProperties, useCallback, useLayoutEffect, useRef } from 'react';
import { fillable } from './text-input.tsx';

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Grows with its text from `rows` up to this many lines, then scrolls. */
  maxRows?: number | undefined;
}

export function TextArea({ className, rows = 3, maxRows = 14, style, ref, ...rest }: TextAreaProps) {
  const grow = useGrowth(rest.value);
  const lines: CSSProperties = {
    minHeight: `calc(${rows} * 1lh + 1.25rem + 2px)`,
    maxHeight: `calc(${maxRows} * 1lh + 1.25rem + 2px)`,
  };
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      grow.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [grow, ref],
  );
  return (
    <textarea
      ref={attach}
      rows={rows}
      className={clsx(
        fillable,
        'block resize-none field-sizing-content py-2.5 leading-text read-only:bg-sunken',
        className,
      )}
      style={{ ...lines, ...style }}
      {...rest}
    />
  );
}

/** For browsers without `field-sizing`: sets the height to what the text needs whenever the text changes. */
function useGrowth(value: unknown) {
  const element = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => fit(element.current), [value]);
  return element;
}

function fit(element: HTMLTextAreaElement | null): void {
  if (!element || CSS.supports('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight + 2}px`;
}
