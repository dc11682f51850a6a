/** The longest text that any pattern is given: a post with its title, or as much of a draft. Source: shared/proposals/post-limits.ts. */
export const LONGEST_TEXT = 20_301;

/** A pattern that would be slow on the longest text and is never given it. */
export interface Bound {
  readonly path: string;
  /** How the pattern begins; all patterns of the file when left out. */
  readonly begins?: string;
  /** UTF-16 units of the longest text that it is given. */
  readonly most: number;
  /** What keeps longer texts away. */
  readonly because: string;
}

const READ = 'server/features/proposals/generation/read';
const WRITE = 'server/features/proposals/generation/write';
const UNITS = 'units are at most 600 characters: MAX_UNIT_CHARS in read/units.ts';
const ofUnits = (file: string): Bound => ({ path: `${READ}/${file}`, most: 600, because: UNITS });
const ofAsks = (file: string): Bound => ({
  path: `${WRITE}/${file}`,
  most: 600,
  because: `asks and questions are units or parts of them; ${UNITS}`,
});

export const BOUNDS: readonly Bound[] = [
  ofUnits('asks.ts'),
  ofUnits('ask-kinds.ts'),
  ofUnits('ask-joints.ts'),
  ofUnits('cues.ts'),
  ofUnits('format-line.ts'),
  ofUnits('questions.ts'),
  ofUnits('templates.ts'),
  ofUnits('terms.ts'),
  ofUnits('terms-of-work.ts'),
  ofUnits('indirect-questions.ts'),
  {
    path: `${READ}/run-on.ts`,
    begins: '\\b1\\)',
    most: 160,
    because: 'only lines shorter than LONG in read/run-on.ts are tested',
  },
  { path: `${READ}/skills.ts`, begins: '[a-z]+\\/', most: 12, because: 'it sees the 12 characters before a word' },
  {
    path: `${READ}/steering.ts`,
    most: 1_500,
    because: 'reasonOf in read/steering.ts cuts a sentence to 1,500 characters',
  },
  {
    path: `${WRITE}/client-name.ts`,
    begins: '(?:^|\\n)',
    most: 200,
    because: 'clientNameIn looks at the last 200 characters',
  },
  ofAsks('answer-asks.ts'),
  ofAsks('ask-labels.ts'),
];
