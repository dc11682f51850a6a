import { Ellipsis, FileDown, FileText, History, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { DraftSummary } from '#shared/drafts/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { draftName } from '../draft-words.ts';
import { addressOfDraft } from '../open-draft.ts';
import type { DraftActions } from './draft-actions.ts';

interface DraftMenuProps extends DraftActions {
  draft: DraftSummary;
}

export function DraftMenu({ draft, onHistory, onExport, onDelete }: DraftMenuProps) {
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" className="size-8" aria-label={`More for “${draftName(draft)}”`}>
          <Ellipsis aria-hidden />
        </Button>
      }
      items={[
        {
          label: 'Open draft',
          icon: <FileText aria-hidden />,
          onSelect: () => void navigate(addressOfDraft(draft.id)),
        },
        { label: 'View history', icon: <History aria-hidden />, onSelect: () => onHistory(draft) },
        { label: 'Export as .txt', icon: <FileDown aria-hidden />, onSelect: () => onExport(draft, 'txt') },
        { label: 'Export as .md', icon: <FileDown aria-hidden />, onSelect: () => onExport(draft, 'md') },
        { label: 'Delete', icon: <Trash2 aria-hidden />, danger: true, onSelect: () => onDelete(draft) },
      ]}
    />
  );
}
