import { useState } from 'react';
import { UpgradeDialog, useViewer } from '#web/features/plans/index.ts';
import { Button } from '#web/ui/button.tsx';

/** One quiet line for those who are signed out. Source: seeds 001 §2, 'upsell banner'. */
export function UpsellLine() {
  const { holder } = useViewer();
  const [isOffering, setIsOffering] = useState(false);
  if (holder) return null;
  return (
    <p className="text-small text-ink-soft">
      Writing is free. Pro adds your own experience, your voice and every tone.{' '}
      <Button variant="link" size="sm" onClick={() => setIsOffering(true)}>
        See what Pro adds
      </Button>
      <UpgradeDialog open={isOffering} onOpenChange={setIsOffering} />
    </p>
  );
}
