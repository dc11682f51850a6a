import { FileText } from 'lucide-react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Example } from './example.tsx';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

export function MessagesExample() {
  return (
    <Example title="Messages, empty and loading">
      <div className="grid gap-4 md:grid-cols-2">
        {TONES.map((tone) => (
          <Alert key={tone} tone={tone} title={`Alert, ${tone}`}>
            Says what happened, what was kept and what to do.
          </Alert>
        ))}
        <Alert tone="danger" title="With an action" action={<Button size="sm">Try again</Button>}>
          Nothing was lost.
        </Alert>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Card>
          <EmptyState icon={<FileText aria-hidden />} title="No drafts found" action={<Button>Create Proposal</Button>}>
            What you save appears here.
          </EmptyState>
        </Card>
        <Card aria-busy aria-label="Loading drafts...">
          <div className="grid gap-3">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton />
            <Skeleton />
            <Skeleton className="w-2/3" />
          </div>
        </Card>
      </div>
    </Example>
  );
}
