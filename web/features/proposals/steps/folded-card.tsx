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

/** A card folded to what stands in it, and the way to open it again. */
export function FoldedCard({ title, children, action, onOpen, isCurrent }: FoldedCardProps) {
  return (
    <Card
      aria-label={title}
      className={cn(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5 md:py-3.5',
        !isCurrent && 'bg-transparent',
      )}
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
        <CardTitle
          className={cn(isCurrent ? '' : 'truncate text-body')}
          {...(isCurrent ? { tabIndex: -1, 'data-focus': 'heading' } : {})}
        >
          {title}
        </CardTitle>
        <p className="line-clamp-2 text-ink-soft [overflow-wrap:anywhere]">{children}</p>
      </div>
      <Button variant="secondary" size="sm" onClick={onOpen}>
        {action}
      </Button>
    </Card>
  );
}
