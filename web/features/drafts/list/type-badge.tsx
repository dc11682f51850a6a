import { Badge } from '#web/ui/badge.tsx';

/** Whether a draft was autosaved or saved by the person. Source of the words: docs/spec/proposals.md#draft-list. */
export function TypeBadge({ isAutosave }: { isAutosave: boolean }) {
  return isAutosave ? <Badge>Auto</Badge> : <Badge tone="accent">Saved</Badge>;
}
