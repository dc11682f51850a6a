import { pageTitle } from '#shared/site/config.ts';
import { useDesk } from './use-desk.ts';
import { WizardView } from './wizard.tsx';
import { WizardSkeleton } from './wizard-skeleton.tsx';

/** Whose desk it is; each account gets one of its own with identity. */
const VISITORS_DESK = 'visitor';

export function ProposalToolPage() {
  const desk = useDesk(VISITORS_DESK);
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] gap-5 px-4 pt-6 pb-4 sm:px-6 sm:pb-16">
      <title>{pageTitle('Proposal tool')}</title>
      {desk ? <WizardView desk={desk} /> : <WizardSkeleton />}
    </div>
  );
}
