import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { focusOn } from '../wizard/step-focus.ts';
import { laterParts } from './index.ts';

/** The placeholder of a step whose code is not loaded yet; shows a failure, and retries when there is a network. */
export function StepWaiting() {
  const { hasFailed, tryAgain } = useFetching();
  const heading = useKeptFocus();
  return (
    <div role={hasFailed ? undefined : 'status'} className="grid gap-3">
      <h2 ref={heading} tabIndex={-1} data-focus="heading" className="sr-only">
        {hasFailed ? 'This step could not be loaded' : 'Loading this step'}
      </h2>
      {hasFailed ? (
        <NotLoaded tone="warning" title="This step could not be loaded" onRetry={tryAgain}>
          Please check your connection. What you wrote is saved.
        </NotLoaded>
      ) : (
        <>
          <Skeleton className="h-13.5 w-full" />
          <Skeleton className="h-110 w-full" />
        </>
      )}
    </div>
  );
}

function useFetching() {
  const [hasFailed, setFailed] = useState(false);
  const tryAgain = () => {
    setFailed(false);
    laterParts.load().catch(() => setFailed(true));
  };
  const begin = useEffectEvent(tryAgain);
  useEffect(() => {
    const onOnline = () => begin();
    onOnline();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return { hasFailed, tryAgain };
}

/** A user who was led here is led on to the step: the focus must not be lost with the placeholder. */
function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const element = heading.current;
    return () => {
      if (element && element === document.activeElement) focusOn('heading');
    };
  }, []);
  return heading;
}
