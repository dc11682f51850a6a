import { useEffect, useState } from 'react';

/** Counts seconds down to nothing, by the clock: a tab that slept is not behind. */
export function useWait() {
  const [wait, setWait] = useState({ until: 0, secondsLeft: 0 });
  const isOver = wait.secondsLeft === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setWait(({ until }) => waitUntil(until)), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return { secondsLeft: wait.secondsLeft, start: (seconds: number) => setWait(waitUntil(Date.now() + seconds * 1000)) };
}

function waitUntil(until: number) {
  return { until, secondsLeft: Math.max(0, Math.ceil((until - Date.now()) / 1000)) };
}
