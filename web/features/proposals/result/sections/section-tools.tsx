import {
  FoldVertical,
  Lock,
  LockOpen,
  type LucideIcon,
  MessageSquareText,
  RefreshCw,
  SlidersHorizontal,
  UnfoldVertical,
} from 'lucide-react';
import { Toolbar as Tools } from 'radix-ui';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import type { Part } from '#shared/proposals/blocks.ts';
import type { ProposalDocument } from '#shared/proposals/document/document.ts';
import { TONES } from '#shared/proposals/options.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FieldError } from '#web/ui/field.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { ChangeForm } from '../change/change-form.tsx';
import { useChosenSentence } from '../change/sentences.ts';
import type { RewriteAction, SectionActions } from './section-actions.ts';
import { type Rewriting, useRewriting } from './use-rewrite-request.ts';

interface SectionToolsProps {
  part: Part;
  name: string;
  blocks: ProposalDocument;
  /** What it is shown in. */
  frame: RefObject<HTMLElement | null>;
  acts: SectionActions;
  /** By its handle, and not by a pointer in passing. */
  isOpened: boolean;
  onBusy: (isBusy: boolean) => void;
  /** What was pressed goes from the page: the focus has to have a place. */
  onKeepFocus: () => void;
}

/** Above the section, where it covers as little as can be; where a finger presses, a row of its own with words. */
const PLACE = cn(
  'absolute right-0 bottom-full z-10 flex-wrap items-center gap-0.5 rounded-soft border border-line bg-raised p-0.5 shadow-float',
  'pointer-coarse:static pointer-coarse:mb-2 pointer-coarse:gap-1 pointer-coarse:p-1',
);
const WITH_POINTER_OR_OPENED = cn(
  'hidden pointer-fine:group-hover/section:flex has-[[aria-expanded=true]]:flex',
  'group-data-[shown=opened]/section:flex group-data-[shown=sent-away]/section:hidden',
);

/** What can be done with one section, its progress and what went wrong. Fetched when a section is first pointed at. */
export function SectionTools(props: SectionToolsProps) {
  const { part, name, acts, onBusy, onKeepFocus } = props;
  const findSentence = useChosenSentence(props.frame, props);
  const [asking, setAsking] = useState<ReturnType<typeof findSentence> | null>(null);
  const [request, setRequest] = useState('');
  const rewriting = useRewriting(props);
  const { status } = rewriting;
  const isBusy = status.kind === 'busy';
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  if (asking)
    return (
      <ChangeForm
        acts={acts}
        label={`Change “${name}”`}
        section={{ part, name, ...asking }}
        text={request}
        onText={setRequest}
        onBusy={onBusy}
        onClose={() => {
          setAsking(null);
          onKeepFocus();
        }}
        className="mb-3 rounded-soft border border-line bg-raised p-3 text-body shadow-float"
      />
    );
  return (
    <>
      {isBusy ? (
        <div className={cn(PLACE, 'flex animate-appear')}>
          <p role="status" className="flex items-center gap-2 pl-2.5 text-small text-ink-soft">
            <Spinner className="text-accent-ink" />
            {BUSY[status.intent.action]} “{name}”
          </p>
          <Button
            variant="ghost"
            size="sm"
            onClick={rewriting.stop}
            aria-label={`Cancel: ${BUSY[status.intent.action]} “${name}”`}
          >
            Cancel
          </Button>
        </div>
      ) : (
        <Toolbar {...props} rewriting={rewriting} onAsk={() => setAsking(findSentence())} />
      )}
      {status.kind === 'failed' && (
        <div className="mb-2 grid justify-items-start gap-1 rounded-soft border border-danger-line bg-danger-wash px-3 py-2">
          <FieldError>
            “{name}” could not be rewritten. It is unchanged. {status.message}
          </FieldError>
          <div className="flex gap-2">
            <Button variant="secondary" size="sm" onClick={() => rewriting.start(status.intent)}>
              Try again
            </Button>
            <Button variant="ghost" size="sm" onClick={rewriting.stop}>
              Leave it
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

const BUSY: Record<RewriteAction, string> = {
  regenerate: 'Rewriting',
  shorten: 'Shortening',
  lengthen: 'Lengthening',
  tone: 'Changing the tone of',
};

type ToolbarProps = SectionToolsProps & { rewriting: Rewriting; onAsk: () => void };

function Toolbar({ part, name, acts, isOpened, rewriting, onKeepFocus, onAsk }: ToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Under a finger it pushes the words down, and may be behind the bar at the foot.
    if (isOpened) toolbar.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpened]);
  const isLocked = acts.locks.includes(part);
  const ask = (action: RewriteAction) => () => rewriting.start({ part, name, action });
  const toggleLock = () => {
    acts.lock(part, !isLocked);
    onKeepFocus();
  };
  return (
    <Tools.Root
      ref={toolbar}
      aria-label={`Section “${name}”`}
      className={cn(PLACE, WITH_POINTER_OR_OPENED, 'scroll-mb-36')}
    >
      {isLocked ? (
        <p className="px-2 text-small text-ink-soft">Stays unchanged when you regenerate</p>
      ) : (
        // A first line of the user's own is never rewritten.
        part !== 'opener' && (
          <>
            <Tool icon={RefreshCw} action="Regenerate" name={name} onPress={ask('regenerate')} />
            <Tool icon={FoldVertical} action="Shorten" name={name} onPress={ask('shorten')} />
            <Tool icon={UnfoldVertical} action="Lengthen" name={name} onPress={ask('lengthen')} />
            <Menu
              trigger={toolButton({ icon: SlidersHorizontal, action: 'Tone', label: `Change tone of “${name}”` })}
              items={toneItems(acts, (tone) => rewriting.start({ part, name, action: 'tone', tone }))}
            />
            <Tooltip label="Ask for a change">
              {toolButton({
                icon: MessageSquareText,
                action: 'Ask',
                label: `Ask for a change to “${name}”`,
                onPress: onAsk,
              })}
            </Tooltip>
          </>
        )
      )}
      <Tool icon={isLocked ? LockOpen : Lock} action={isLocked ? 'Unlock' : 'Lock'} name={name} onPress={toggleLock} />
    </Tools.Root>
  );
}

interface ToolProps {
  icon: LucideIcon;
  action: string;
  name: string;
  onPress: () => void;
}

function Tool({ icon, action, name, onPress }: ToolProps) {
  return <Tooltip label={action}>{toolButton({ icon, action, label: `${action} “${name}”`, onPress })}</Tooltip>;
}

interface ToolButton {
  icon: LucideIcon;
  action: string;
  label: string;
  onPress?: () => void;
}

/** Its word is beside it where no pointer can ask for it. */
function toolButton({ icon: Icon, action, label, onPress }: ToolButton): ReactElement<object> {
  return (
    <Tools.Button asChild aria-label={label} onClick={onPress}>
      <Button variant="ghost" size="sm" className="px-2 pointer-coarse:h-10 pointer-coarse:px-2.5">
        <Icon aria-hidden />
        <span className="hidden pointer-coarse:inline">{action}</span>
      </Button>
    </Tools.Button>
  );
}

function toneItems(acts: SectionActions, choose: (tone: (typeof TONES)[number]['value']) => void): MenuItem[] {
  return TONES.map(({ value, name }) => {
    const isLocked = acts.lockedTones.includes(value);
    return { label: name, isLocked, onSelect: () => (isLocked ? acts.offerTones() : choose(value)) };
  });
}
