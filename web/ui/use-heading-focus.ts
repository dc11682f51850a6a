import { type RefObject, useEffect, useRef } from 'react';

/** A ref for the heading, which gets the focus when its text changes; with `isAnswer` also when it is first shown. */
export function useHeadingFocus(title: string, isAnswer: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(isAnswer ? undefined : title);
  useEffect(() => {
    if (last.current === title) return;
    last.current = title;
    heading.current?.focus({ preventScroll: true });
  }, [title]);
  return heading;
}
