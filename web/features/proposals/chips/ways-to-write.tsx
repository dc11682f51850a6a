import { ChevronDown, Cpu, MessagesSquare, PackageOpen, SpellCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import { languageToWrite } from '#shared/proposals/languages.ts';
import type { PastedFrom } from '#shared/proposals/pasted.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { useAvailability } from '../device/language-model.ts';
import { generateRequest } from '../generation/generate-request.ts';
import type { AiCardProps } from '../letter/writers/ai-card.tsx';
import { useWizard } from '../wizard/wizard-context.ts';

const promptPreview = onDemand(async () => (await import('../prompt-preview/prompt-preview.tsx')).PromptPreview);
const assistantDialog = onDemand(async () => (await import('../assistant/assistant-dialog.tsx')).AssistantDialog);
const deviceDialog = onDemand(async () => (await import('../device/device-dialog.tsx')).DeviceDialog);

/**
 * Who writes: what an AI provider would get, and the ways to a proposal without our writer (the user's own chat, the browser's own
 * model where there is one, a text they have written themselves).
 */
export function useWaysToWrite(postLanguage: string | undefined): WaysOpened {
  const { state, dispatch, may } = useWizard();
  const [way, setWay] = useState<'preview' | PastedFrom>('preview');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = (chosen: typeof way) => () => {
    setWay(chosen);
    setIsOpen(true);
  };
  const isPreview = isOpen && way === 'preview';
  const isOnDevice = isOpen && way === 'device';
  const isByHand = isOpen && (way === 'assistant' || way === 'self');
  const device = useAvailability(postLanguage, languageToWrite(state.language, postLanguage ?? 'en'), isOnDevice);
  const isPreviewThere = promptPreview.useWanted(isPreview, close);
  const isAssistantThere = assistantDialog.useWanted(isByHand, close);
  const isDeviceThere = deviceDialog.useWanted(isOnDevice, close);
  const { jobTitle, jobDescription } = state.fields;
  const items: (MenuItem | false)[] = [
    { label: 'What we send to the AI', icon: <PackageOpen aria-hidden />, onSelect: open('preview') },
    { label: 'Write it with your assistant', icon: <MessagesSquare aria-hidden />, onSelect: open('assistant') },
    device !== undefined && {
      label: 'Write it on this device',
      icon: <Cpu aria-hidden />,
      onSelect: open('device'),
    },
    { label: 'Check a proposal', icon: <SpellCheck aria-hidden />, onSelect: open('self') },
  ];
  const opened = (
    <>
      {isPreviewThere && (
        <promptPreview.Part
          open={isPreview}
          onClose={close}
          request={isBlank(jobTitle) || isBlank(jobDescription) ? null : generateRequest(state, may)}
          hiddenWords={state.hidden}
          onHide={(hidden) => dispatch({ type: 'set', values: { hidden } })}
        />
      )}
      {isAssistantThere && (
        <assistantDialog.Part open={isByHand} from={way === 'self' ? 'self' : 'assistant'} onClose={close} />
      )}
      {device && isDeviceThere && (
        <deviceDialog.Part {...device} open={isOnDevice} onClose={close} onAssistant={open('assistant')} />
      )}
    </>
  );
  const ai = { onDevice: device === undefined ? undefined : open('device'), onAssistant: open('assistant') };
  return { items: items.filter((item) => !!item), opened, ai };
}

interface WaysOpened {
  items: readonly MenuItem[];
  opened: ReactNode;
  /** The ways by which an AI writes. */
  ai: AiCardProps;
}

interface WaysToWriteProps {
  postLanguage: string | undefined;
  trigger: ComponentProps<typeof Menu>['trigger'];
}

/** The ways as a menu of their own. */
export function WaysToWrite({ postLanguage, trigger }: WaysToWriteProps) {
  const { items, opened } = useWaysToWrite(postLanguage);
  return (
    <>
      <Menu align="start" trigger={trigger} items={items} />
      {opened}
    </>
  );
}

/** The same menu on the steps that are not in one row. */
export function OtherWays({ postLanguage }: { postLanguage: string | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <WaysToWrite
        postLanguage={postLanguage}
        trigger={
          <Button variant="secondary" size="sm" className="pointer-coarse:h-11">
            Other ways to write
            <ChevronDown aria-hidden />
          </Button>
        }
      />
      <HiddenFromModel />
    </div>
  );
}

/** What the user has hidden from the model, so that it is not forgotten. */
export function HiddenFromModel() {
  const { hidden } = useWizard().state;
  if (hidden.length === 0) return null;
  return <span className="text-small text-ink-soft">Hidden from the model: {hidden.join(', ')}</span>;
}
