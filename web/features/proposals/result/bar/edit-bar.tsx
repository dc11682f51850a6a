import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ResultBar } from './result-bar.tsx';

interface EditBarProps {
  notes: ReactNode;
  canSave: boolean;
  onSave: () => void;
  onCancel: () => void;
}

export function EditBar({ notes, canSave, onSave, onCancel }: EditBarProps) {
  return (
    <ResultBar notes={notes}>
      <Button onClick={onSave} disabled={!canSave}>
        Save
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </ResultBar>
  );
}
