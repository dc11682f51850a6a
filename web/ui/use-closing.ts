import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Calls `close` once `durationMs` have passed in which it did not have to wait. */
export function useClosing(durationMs: number, isWaiting: boolean, close: () => void): void {
  const leftMs = useRef(durationMs);
  const onEnd = useEffectEvent(close);
  useEffect(() => {
    if (isWaiting) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(onEnd, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [isWaiting]);
}

/** Whether someone is at what `handlers` are given to, with the pointer or the focus, or has turned to another window. */
export function useAttention(isShown: boolean) {
  const [isPointed, setPointed] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [isAway, setAway] = useState(false);
  // What was taken away from under the pointer tells nobody that the pointer has left it.
  if (!isShown && (isPointed || hasFocus)) {
    setPointed(false);
    setFocus(false);
  }
  useEffect(() => {
    const [leave, comeBack] = [() => setAway(true), () => setAway(false)];
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, []);
  return {
    isThere: isPointed || hasFocus || isAway,
    handlers: {
      onPointerMove: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}
