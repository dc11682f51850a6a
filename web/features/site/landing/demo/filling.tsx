import { useEffect, useRef, useState } from 'react';
import { useMedia } from '#web/ui/use-media.ts';

interface FillingProps {
  /** What is typed into the blank. */
  text: string;
  /** The letter has just been written, and its blank is still empty. */
  isNew: boolean;
  /** Called with false when the blank is empty again, and with true when all of `text` is in it. */
  onFilled: (isFilled: boolean) => void;
}

const CHARS_A_STEP = 2;
const STEP_MS = 40;

/**
 * The blank of the sample being filled in, when it comes into view. All of its text has its place from the beginning: nothing
 * moves. It is there at once for those who have asked for less motion, and for those who see it before this begins.
 */
export function Filling({ text, isNew, onFilled }: FillingProps) {
  const { blank, typed } = useTyping(text.length, isNew);
  const isFilled = typed === text.length;
  useEffect(() => onFilled(isFilled), [isFilled, onFilled]);
  return (
    <span
      ref={blank}
      className={
        isFilled
          ? 'underline decoration-accent-line decoration-dotted underline-offset-4'
          : 'rounded-tight box-decoration-clone bg-amber-wash outline outline-1 outline-amber-line print:bg-transparent print:outline-none'
      }
    >
      {text.slice(0, typed)}
      {!isFilled && (
        <>
          <span aria-hidden className="-mr-px border-r border-accent-ink print:hidden" />
          <span className="opacity-0 print:opacity-100">{text.slice(typed)}</span>
        </>
      )}
    </span>
  );
}

function useTyping(length: number, isNew: boolean) {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [typed, setTyped] = useState(isNew ? 0 : length);
  const blank = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = blank.current;
    if (!element || isCalm) return;
    let isEmpty = isNew;
    let timer: ReturnType<typeof setInterval> | undefined;
    const type = () => {
      let now = 0;
      timer = setInterval(() => {
        now = Math.min(length, now + CHARS_A_STEP);
        setTyped(now);
        if (now === length) clearInterval(timer);
      }, STEP_MS);
    };
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) {
        observer.disconnect();
        if (isEmpty) type();
      } else if (!isEmpty) {
        isEmpty = true;
        setTyped(0);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [length, isNew, isCalm]);
  return { blank, typed: isCalm ? length : typed };
}
