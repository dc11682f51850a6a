import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';
import { showProDetails } from './shown-offer.ts';

/** 'Upgrade to Pro': opens all that Pro adds, with its price. Only for people with an offer of `upgradeState`. */
export function UpgradeButton({ size, variant, className }: ComponentProps<typeof Button>) {
  return (
    <Button size={size} variant={variant} className={className} onClick={() => showProDetails()}>
      Upgrade to Pro
    </Button>
  );
}
