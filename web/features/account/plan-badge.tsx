import type { UpgradeState } from '#web/features/plans/index.ts';
import { Badge } from '#web/ui/badge.tsx';

// Source: docs/spec/accounts.md#account.
const NAMES = { pro: 'Pro Plan', processing: 'Payment Processing', offer: 'Free Plan' } as const;
const STATES = { pro: 'ACTIVE', processing: 'PROCESSING', offer: 'FREE' } as const;
const TONES = { pro: 'accent', processing: 'amber', offer: 'neutral' } as const;

export function PlanBadge({ state }: { state: UpgradeState }) {
  return <Badge tone={TONES[state]}>{NAMES[state]}</Badge>;
}

export function PlanStateBadge({ state }: { state: UpgradeState }) {
  return <Badge tone={TONES[state]}>{STATES[state]}</Badge>;
}
