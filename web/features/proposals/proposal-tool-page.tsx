import { useLayoutEffect } from 'react';
import { pageTitle } from '#shared/site/config.ts';
import { useSession } from '#web/features/identity/index.ts';
import type { AroundDesk } from './around-desk.ts';
import { VISITORS_DESK } from './desk-database.ts';
import { takeTyped } from './typed-early.ts';
import { UnknownPerson } from './unknown-person.tsx';
import { useDesk } from './use-desk.ts';
import { WizardView } from './wizard.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';

interface ProposalToolPageProps {
  /** What a room above adds to the desk. */
  around: AroundDesk;
}

export function ProposalToolPage({ around: Around }: ProposalToolPageProps) {
  const session = useSession();
  const desk = useDesk(deskOwner(session));
  useLayoutEffect(() => desk && takeTyped(desk), [desk]);
  return (
    // As high as the screen from the beginning: the footer stays below it, and does not move when the desk comes.
    <div
      data-tool
      className="mx-auto grid min-h-dvh max-w-page grid-cols-[minmax(0,1fr)] content-start gap-5 px-4 pt-6 pb-4 sm:px-6 sm:pb-16"
    >
      <title>{pageTitle('Proposal tool')}</title>
      {session.status === 'signed-out' && session.hasFailed && <UnknownPerson />}
      {desk ? (
        <Around key={desk.owner} desk={desk} waiting={<WizardSkeleton />}>
          {(additions) => <WizardView desk={desk} {...additions} />}
        </Around>
      ) : (
        <WizardSkeleton />
      )}
    </div>
  );
}

/** Undefined until it is known who is signed in: a visitor's desk must not flash up before a person's. */
function deskOwner({ status, user }: ReturnType<typeof useSession>): string | undefined {
  if (status === 'loading') return undefined;
  return user?.id ?? VISITORS_DESK;
}
