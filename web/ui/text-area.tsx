import { clsx } from 'clsx';
import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react';
import { fillable } from './text-input.tsx';

// Classes, and no style of the element's own: the content policy lets none into a page that is rendered before it is asked for.
const ROWS = {
  1: '[--rows:1]',
  2: '[--rows:2]',
  3: '[--rows:3]',
  4: '[--rows:4]',
  5: '[--rows:5]',
  6: '[--rows:6]',
  8: '[--rows:8]',
  9: '[--rows:9]',
};
const MOST_ROWS = { 4: '[--most-rows:4]', 10: '[--most-rows:10]', 14: '[--most-rows:14]' };

export type Rows = keyof typeof ROWS;
export type MostRows = keyof typeof MOST_ROWS;

interface TextAreaProps extends ComponentProps<'textarea'> {
  rows?: Rows | undefined;
  /** Grows with its text from `rows` up to this many lines, then scrolls. */
  maxRows?: MostRows | undefined;
}

export function TextArea({ className, rows = 3, maxRows = 14, ref, ...rest }: TextAreaProps) {
  const grow = useGrowth(rest.value);
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
        'max-h-[calc(var(--most-rows)*1lh+1.25rem+2px)] min-h-[calc(var(--rows)*1lh+1.25rem+2px)]',
        ROWS[rows],
        MOST_ROWS[maxRows],
        className,
      )}
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
