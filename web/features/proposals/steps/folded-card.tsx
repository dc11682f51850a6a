import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';

interface FoldedCardProps {
  title: string;
  children: ReactNode;
  action: string;
  onOpen: () => void;
  /** The card of the current step, and so the place the focus is sent to. */
  isCurrent?: boolean | undefined;
}

/** A card folded to what is in it, and the way to open it again. */
export function FoldedCard({ title, children, action, onOpen, isCurrent }: FoldedCardProps) {
  return (
    <Card
      aria-label={title}
      className={cn(
        'flex items-center justify-between gap-4 py-2.5 pr-2.5 md:py-2.5 md:pr-2.5',
        isCurrent ? 'py-4 pr-4 md:py-5 md:pr-5' : 'bg-transparent',
      )}
    >
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <CardTitle
          className={cn('line-clamp-3 [overflow-wrap:anywhere]', !isCurrent && 'text-body')}
          {...(isCurrent ? { tabIndex: -1, 'data-focus': 'heading' } : {})}
        >
          {title}
        </CardTitle>
        <p className={cn('line-clamp-2 text-ink-soft [overflow-wrap:anywhere]', !isCurrent && 'text-small')}>
          {children}
        </p>
      </div>
      <Button variant="secondary" size="sm" onClick={onOpen}>
        {action}
      </Button>
    </Card>
  );
}
