const EVERY = [
  'relative inline-flex shrink-0 items-center justify-center gap-2 rounded-tight font-strong whitespace-nowrap select-none',
  'transition-[background-color,border-color,color] duration-(--quick) ease-out',
  'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed',
  '[&_svg]:shrink-0',
  // A press before the scripts were there is repeated by early-page.ts.
  'data-pressed-early:cursor-progress data-pressed-early:opacity-60',
];

const VARIANTS = {
  primary: 'forced-colors:border bg-accent text-on-accent hover:bg-accent-strong active:bg-accent-strong',
  secondary: 'border border-line-strong bg-sheet text-ink hover:border-ink-faint hover:bg-sunken active:bg-sunken',
  ghost: 'forced-colors:border text-ink-soft hover:bg-sunken hover:text-ink active:bg-sunken aria-expanded:bg-sunken',
  danger: 'forced-colors:border bg-danger text-on-danger hover:bg-danger-strong active:bg-danger-strong',
  link: 'text-accent-ink underline decoration-1 underline-offset-4 hover:decoration-2',
};

const SIZES = {
  sm: { box: 'h-8 px-3', text: 'text-small [&_svg]:size-4' },
  md: { box: 'h-10 px-4', text: 'text-body [&_svg]:size-4.5' },
  lg: { box: 'h-12 px-6', text: 'text-body [&_svg]:size-5' },
  /** Fills the place it is given. */
  slot: { box: 'h-8 w-full', text: 'text-small [&_svg]:size-4' },
  icon: { box: 'size-10', text: '[&_svg]:size-5' },
};

/** At least 44 px where a finger presses. */
const FINGER = 'pointer-coarse:min-h-11 pointer-coarse:min-w-11';

export interface ButtonLook {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
}

/**
 * What a button looks like, for whatever looks like one. `also` is beside it and must not set the same again: nothing here
 * decides between two classes of one kind, which is what keeps it light enough for every page.
 */
export function buttonClasses({ variant = 'primary', size = 'md' }: ButtonLook = {}, also = ''): string {
  const { box, text } = SIZES[size];
  // A link is in a line of text and takes no more space than its words.
  return [...EVERY, VARIANTS[variant], variant === 'link' ? '' : `${box} ${FINGER}`, text, also]
    .filter(Boolean)
    .join(' ');
}
