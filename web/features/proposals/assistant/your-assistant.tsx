import { useState } from 'react';
import { languageToWrite } from '#shared/proposals/languages.ts';
import type { PastedFrom } from '#shared/proposals/pasted.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { useAvailability } from '../device/use-availability.ts';
import { useWizard } from '../wizard/wizard-context.ts';

const dialog = onDemand(async () => (await import('./assistant-dialog.tsx')).AssistantDialog);
const deviceDialog = onDemand(async () => (await import('../device/device-dialog.tsx')).DeviceDialog);

/**
 * Ways to a proposal without our writer: the user's own chat, the browser's own model where there is one, and a text that they have
 * written themselves.
 */
export function YourAssistant({ postLanguage }: { postLanguage: string | undefined }) {
  const { state } = useWizard();
  const [from, setFrom] = useState<PastedFrom | null>(null);
  const close = () => setFrom(null);
  const isOnDevice = from === 'device';
  const device = useAvailability(postLanguage, languageToWrite(state.language, postLanguage ?? 'en'), isOnDevice);
  dialog.useWanted(from !== null && !isOnDevice, close);
  deviceDialog.useWanted(isOnDevice, close);
  const opening = (which: PastedFrom, label: string) => {
    const { warm } = which === 'device' ? deviceDialog : dialog;
    return (
      <Button variant="secondary" size="sm" onClick={() => setFrom(which)} onPointerEnter={warm} onFocus={warm}>
        {label}
      </Button>
    );
  };
  return (
    <>
      {opening('assistant', 'Write it with your assistant')}
      {device && opening('device', 'Write it on this device')}
      {opening('self', 'Check a proposal')}
      <dialog.Part from={isOnDevice ? null : from} onClose={close} />
      {device && (
        <deviceDialog.Part {...device} open={isOnDevice} onClose={close} onAssistant={() => setFrom('assistant')} />
      )}
    </>
  );
}
