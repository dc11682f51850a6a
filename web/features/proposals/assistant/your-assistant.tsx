import { useState } from 'react';
import type { PastedFrom } from '#shared/proposals/pasted.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';

const dialog = onDemand(async () => (await import('./assistant-dialog.tsx')).AssistantDialog);

/** Two ways to a proposal without our writer: the user's own chat, and a text that they have written themselves. */
export function YourAssistant() {
  const [from, setFrom] = useState<PastedFrom | null>(null);
  const close = () => setFrom(null);
  dialog.useWanted(from !== null, close);
  const opening = (which: PastedFrom, label: string) => (
    <Button
      variant="secondary"
      size="sm"
      onClick={() => setFrom(which)}
      onPointerEnter={dialog.warm}
      onFocus={dialog.warm}
    >
      {label}
    </Button>
  );
  return (
    <>
      {opening('assistant', 'Write it with your assistant')}
      {opening('self', 'Check a proposal')}
      <dialog.Part from={from} onClose={close} />
    </>
  );
}
