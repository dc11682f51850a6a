import { clsx } from 'clsx';
import { type ComponentProps, createContext, type KeyboardEvent, type SyntheticEvent, use, useId } from 'react';

interface TabsState {
  readonly value: string;
  readonly choose: (value: string) => void;
  readonly id: string;
}

const State = createContext<TabsState>({ value: '', choose: () => undefined, id: '' });

interface TabsProps extends ComponentProps<'div'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** `className` is instead of the usual layout. In the parts below it must not set anew what they have: no merging of classes, which is heavy. */
export function Tabs({ value, onValueChange, className = 'grid min-w-0 gap-6', ...rest }: TabsProps) {
  const id = useId();
  const choose = (next: string) => next !== value && onValueChange(next);
  return (
    <State value={{ value, choose, id }}>
      <div className={className} {...rest} />
    </State>
  );
}

/** A thin line of names; scrolls sideways if there is no space. Arrows, Home and End move along it and open what they reach. */
export function TabsList({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      role="tablist"
      tabIndex={-1}
      className={clsx('flex gap-2 overflow-x-auto border-b border-line [scrollbar-width:none]', className)}
      onKeyDown={moveAlong}
      {...rest}
    />
  );
}

function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  const place = places[event.key];
  if (at < 0 || place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const next = tabs.at(place % tabs.length);
  next?.focus();
  next?.click();
}

export function TabsTrigger({ value, className, ...rest }: ComponentProps<'button'> & { value: string }) {
  const state = use(State);
  const isActive = state.value === value;
  return (
    <button
      type="button"
      role="tab"
      id={tabId(state, value)}
      aria-selected={isActive}
      aria-controls={isActive ? panelId(state, value) : undefined}
      tabIndex={isActive ? 0 : -1}
      className={clsx(
        '-mb-px inline-flex shrink-0 items-center gap-2 rounded-t-tight border-b-2 border-transparent px-2 py-2.5 whitespace-nowrap text-ink-soft',
        'transition-colors duration-(--quick) ease-out hover:text-ink focus-visible:-outline-offset-2',
        'aria-selected:border-accent aria-selected:font-strong aria-selected:text-ink',
        'data-pressed:outline-none',
        'disabled:cursor-not-allowed disabled:text-ink-faint disabled:hover:text-ink-faint',
        className,
      )}
      {...rest}
      onClick={() => state.choose(value)}
      onMouseDownCapture={markPressed}
      onKeyDownCapture={unmarkPressed}
      onBlurCapture={unmarkPressed}
    />
  );
}

// A pressed tab may be focused by script as well, which browsers take for the keyboard and draw the ring; who points needs none.
function markPressed({ currentTarget }: SyntheticEvent<HTMLElement>) {
  currentTarget.dataset.pressed = '';
}

function unmarkPressed({ currentTarget }: SyntheticEvent<HTMLElement>) {
  delete currentTarget.dataset.pressed;
}

export function TabsContent({ value, className, ...rest }: ComponentProps<'div'> & { value: string }) {
  const state = use(State);
  if (state.value !== value) return null;
  return (
    <div
      role="tabpanel"
      id={panelId(state, value)}
      aria-labelledby={tabId(state, value)}
      tabIndex={0}
      className={clsx('min-w-0', className)}
      {...rest}
    />
  );
}

const tabId = ({ id }: TabsState, value: string) => `${id}-tab-${value}`;
const panelId = ({ id }: TabsState, value: string) => `${id}-panel-${value}`;
