import { CircleCheck } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';

/** '5 of 6 met' */
export function MetBadge({ count }: { count: { met: number; total: number } }) {
  const isAll = count.met === count.total;
  return (
    <Badge tone={isAll ? 'accent' : 'neutral'}>
      {isAll && <CircleCheck aria-hidden />}
      {count.met} of {count.total} met
    </Badge>
  );
}
