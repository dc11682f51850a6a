import {
  Bot,
  Check,
  CircleHelp,
  Lightbulb,
  Link2,
  type LucideIcon,
  MessageSquareQuote,
  PencilLine,
  Quote,
} from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Fact } from '#shared/proposals/blocks.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { SlotActions } from '../../../letter/blanks/slot-editing.ts';
import { type CheckActions, SentenceActions } from '../../../letter/checks/check-list.tsx';
import { CHECK_NAMES } from '../../../letter/checks/list-checks.ts';
import { describeSource, type SourcedSentence } from './sentence-sources.ts';

/** What can be done about a sentence that is not in the profile, or that the user has confirmed. */
export interface ClaimActions {
  /** For lines and suggestions; null where nothing can be typed. */
  readonly slotActions: SlotActions | null;
  readonly check: Omit<CheckActions, 'onShow'>;
  readonly onAskAgain: (sentence: string) => void;
}

const FROM: Record<Fact['from'], string> = {
  headline: 'From your headline',
  skills: 'From your Skills & Experience',
  about: 'From your About Me',
  portfolio: 'From your Portfolio',
  sample: 'From your sample proposals',
  request: 'From a change you asked for',
};

interface NoteProps extends ClaimActions {
  line: SourcedSentence;
}

/** Where a sentence comes from; for what is not the user's own, the question and its answers. */
export function ClaimNote({ line, check, onAskAgain, ...actions }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its question: the focus stays with the sentence.
  const settle = (act: (sentence: string) => void) => (sentence: string) => {
    note.current?.focus({ preventScroll: true });
    act(sentence);
  };
  return (
    <div ref={note} tabIndex={-1} className="outline-none">
      <Note
        line={line}
        check={{ ...check, onConfirm: settle(check.onConfirm) }}
        onAskAgain={settle(onAskAgain)}
        {...actions}
      />
    </div>
  );
}

function Note({ line, slotActions, ...actions }: NoteProps) {
  const { sentence, source, state, fact } = line;
  if (source === 'playbook') return <Suggestion line={line} slotActions={slotActions} />;
  if (state === 'supported')
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Said icon={<SourceIcon source={source} />}>
          {fact ? (
            <>
              {FROM[fact.from]}: <span className="text-ink">“{fact.text}”</span>
            </>
          ) : (
            describeSource(line)
          )}
        </Said>
        {source === 'line' && line.slot !== null && slotActions && (
          <Act label="Change" value={line.slot} onPress={slotActions.change} />
        )}
      </div>
    );
  if (state === 'vouched')
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Said icon={<Check aria-hidden className={cn(ICON, 'text-accent-ink')} />}>{describeSource(line)}</Said>
        <Button variant="link" size="sm" onClick={() => actions.onAskAgain(sentence)}>
          Ask me again
        </Button>
      </div>
    );
  return (
    <div className="grid gap-2">
      <Said icon={<CircleHelp aria-hidden className={cn(ICON, 'text-amber-ink')} />}>
        <span className="font-strong text-amber-ink">{CHECK_NAMES[line.check ?? 'claim']}</span>
      </Said>
      <SentenceActions kind={line.check ?? 'claim'} sentence={sentence} {...actions.check} />
    </div>
  );
}

/** A sentence of the playbook is the person's only once they say so. */
function Suggestion({ line, slotActions }: Pick<NoteProps, 'line' | 'slotActions'>) {
  const { sentence, slot } = line;
  return (
    <div className="grid gap-2">
      <Said icon={<SourceIcon source="playbook" />}>{describeSource(line)}</Said>
      {slotActions && slot === 'moves' && (
        <Button size="sm" variant="secondary" className="justify-self-start" onClick={() => slotActions.remove(slot)}>
          Remove these steps
        </Button>
      )}
      {slotActions && slot !== null && slot !== 'moves' && (
        <div className="flex flex-wrap gap-2">
          <Act label="Keep" value={slot} onPress={() => slotActions.keep(slot, sentence)} />
          <Act label="Change" value={slot} onPress={slotActions.change} />
          <Act label="Remove" value={slot} onPress={slotActions.remove} />
        </div>
      )}
    </div>
  );
}

function Said({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-small text-ink-soft">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}

/** There is an Edit for all of the text as well, so its name says what it is about. */
function Act({ label, value, onPress }: { label: string; value: string; onPress: (value: string) => void }) {
  return (
    <Button size="sm" variant="secondary" onClick={() => onPress(value)}>
      {label} <VisuallyHidden>this sentence</VisuallyHidden>
    </Button>
  );
}

const ICON = 'mt-0.75 size-3.5 shrink-0';

const ICONS: Record<SourcedSentence['source'], LucideIcon> = {
  fact: Quote,
  claim: Quote,
  line: PencilLine,
  post: MessageSquareQuote,
  playbook: Lightbulb,
  joint: Link2,
  model: Bot,
};

function SourceIcon({ source }: Pick<SourcedSentence, 'source'>) {
  const Icon = ICONS[source];
  const isOwn = source === 'fact' || source === 'claim' || source === 'line';
  return <Icon aria-hidden className={cn(ICON, isOwn ? 'text-accent-ink' : 'text-ink-faint')} />;
}
