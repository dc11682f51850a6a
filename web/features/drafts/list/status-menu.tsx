import { Check } from 'lucide-react';
import { PROPOSAL_STATUSES, type ProposalStatus } from '#shared/proposals/statuses.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { STATUS_NAMES, STATUS_TONES } from '../proposal-words.ts';

interface StatusMenuProps {
  status: ProposalStatus;
  /** What the proposal is called. */
  title: string;
  onChange: (status: ProposalStatus) => void;
}

/** The status of a proposal, as a button that changes it. */
export function StatusMenu({ status, title, onChange }: StatusMenuProps) {
  return (
    <Menu
      trigger={
        <button
          type="button"
          data-status
          aria-label={`Status of “${title}”: ${STATUS_NAMES[status]}`}
          className="inline-flex min-h-11 items-center rounded-tight px-1 sm:min-h-8"
        >
          <Badge tone={STATUS_TONES[status]}>{STATUS_NAMES[status]}</Badge>
        </button>
      }
      items={PROPOSAL_STATUSES.map((each) => ({
        label: STATUS_NAMES[each],
        icon: <Check aria-hidden className={each === status ? '' : 'invisible'} />,
        onSelect: () => onChange(each),
      }))}
    />
  );
}
