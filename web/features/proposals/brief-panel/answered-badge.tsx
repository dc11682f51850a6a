import { CircleCheck } from 'lucide-react';
import { Badge } from '#web/ui/badge.tsx';

export interface AnsweredCount {
  readonly answered: number;
  readonly total: number;
}

/** '5 of 6 answered' */
export function AnsweredBadge({ count }: { count: AnsweredCount }) {
  const isAll = count.answered === count.total;
  return (
    <Badge tone={isAll ? 'accent' : 'neutral'}>
      {isAll && <CircleCheck aria-hidden />}
      {count.answered} of {count.total} answered
    </Badge>
  );
}
