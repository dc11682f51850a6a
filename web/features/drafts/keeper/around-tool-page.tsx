import { useState } from 'react';
import { useSession } from '#web/features/identity/index.ts';
import { type AroundDeskProps, loadShapes } from '#web/features/proposals/index.ts';
import { useSearchParams } from '#web/navigation/index.ts';
import { onDemand } from '#web/ui/on-demand.ts';
import { askedBy } from './asked-by.ts';
import { DeskNotLoaded } from './desk-not-loaded.tsx';
import { SaveButton } from './save-button.tsx';

export { ASKED_BY, askedBy } from './asked-by.ts';

const keptDesk = onDemand(async () => {
  const [{ KeptDesk }, shapes] = await Promise.all([import('./kept-desk.tsx'), loadShapes()]);
  return (props: AroundDeskProps) => <KeptDesk {...props} shapes={shapes} />;
});

/** What drafts add to the tool. A visitor has none: for them, unless they ask for one, it is the button that says what it takes. */
export function AroundToolPage(props: AroundDeskProps) {
  const { user } = useSession();
  const [query] = useSearchParams();
  const isAsked = askedBy(query) !== undefined;
  // Once it has come it stays: taken away again, it would take what stands inside with it.
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  const isForDrafts = user !== null || wasAsked || isAsked;
  const [hasFailed, setFailed] = useState(false);
  const isThere = keptDesk.useWanted(isForDrafts && !hasFailed, () => setFailed(true));
  if (isForDrafts && hasFailed) return <DeskNotLoaded onRetry={() => setFailed(false)} />;
  if (isForDrafts) return isThere ? <keptDesk.Part {...props} /> : props.waiting;
  const { desk, children } = props;
  return children({ besideTitle: <SaveButton desk={desk} keeper={undefined} />, notices: null });
}
