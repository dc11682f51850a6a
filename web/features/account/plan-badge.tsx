import type { UpgradeStanding } from '#web/features/plans/index.ts';
import { Badge } from '#web/ui/badge.tsx';

// Source: docs/spec/accounts.md#account.
const NAMES = { pro: 'Pro Plan', processing: 'Payment Processing', offer: 'Free Plan' } as const;
const STATES = { pro: 'ACTIVE', processing: 'PROCESSING', offer: 'FREE' } as const;
const TONES = { pro: 'accent', processing: 'amber', offer: 'neutral' } as const;

export function PlanBadge({ standing }: { standing: UpgradeStanding }) {
  return <Badge tone={TONES[standing]}>{NAMES[standing]}</Badge>;
}

export function PlanStateBadge({ standing }: { standing: UpgradeStanding }) {
  return <Badge tone={TONES[standing]}>{STATES[standing]}</Badge>;
}
