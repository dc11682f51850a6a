import { WRITTEN_LANGUAGES } from '#shared/proposals/languages.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';
import { KEY_PROVIDERS } from '#shared/proposals/own-key.ts';
import { CLAIMS, SITE } from '#shared/site/config.ts';
import { PROMISES } from '#shared/site/promises.ts';

/** The words of the landing page. What they promise about a proposal is in shared/site/promises.ts. */
export const HERO = {
  headline: 'Send the proposal that answers what the client asked.',
  lead: 'Paste a job post. We list what the client asks, and AI or our built-in writer answers it.',
  field: 'Job post',
  placeholder: 'Paste a job post here (Ctrl+V)',
  action: 'See what it asks',
  note: 'No account needed.',
} as const;

/** Said once: the rest of the page shows the same one. */
export const SAMPLE = {
  asks: 'What this client asks',
  madeUp: 'A made-up sample.',
  title: 'From post to proposal',
  post: 'The post',
  answers: 'What you say',
  proposal: 'The proposal',
} as const;

/** Each with a real screen of the product: `npm run pictures` takes them. */
export const FEATURES = [
  {
    picture: 'asks',
    title: 'Reads every ask',
    text: 'Questions, needs, budget and code words, with their lines.',
    alt: 'The list beside a pasted job post: the instructions, the questions and the needs that were found in it.',
  },
  {
    picture: 'sources',
    title: 'Says what is true',
    text: `Each sentence shows its source. ${PROMISES.nothingMadeUp.words}.`,
    alt: 'The sentences of a proposal, each with where it comes from: the profile, the post, or a line that was typed.',
  },
  {
    picture: 'writers',
    title: 'Writes with your AI, or none',
    text: 'ChatGPT, Claude, Gemini, your key, or no AI at all.',
    alt: 'The menu of who writes: the built-in writer, an assistant in another tab, an own key, or the browser itself.',
  },
] as const;

export const STEPS = [
  { title: 'Paste the job post', text: 'See what the client asks.' },
  { title: 'Add your skills', text: 'Optional, Pro.' },
  { title: 'Show how you write', text: 'Optional, Pro.' },
  { title: 'Choose a tone', text: 'Professional is free.' },
  { title: 'Edit, check, copy', text: 'Fill the blanks.' },
] as const;

export const ABOUT = {
  title: 'About',
  text: `Most proposals lose because they skip the client’s questions. ${SITE.name} reads the post first, then writes, and flags what’s missing.`,
} as const;

/** What can be counted in the product itself. */
export const NUMBERS = [
  { figure: `${TONES.length} tones`, text: `and ${STYLES.length} styles` },
  { figure: `${WRITTEN_LANGUAGES.length} languages`, text: 'read and written' },
  { figure: `${KEY_PROVIDERS.length} AI providers`, text: 'by key, or none' },
] as const;

/** The operator's figures, as aims. */
export const AIMS = {
  title: 'What we aim for',
  figures: [
    { figure: `${CLAIMS.secondsToProposal} seconds`, text: 'from post to proposal' },
    { figure: `${CLAIMS.minutesSaved}+ minutes`, text: 'saved each time' },
    { figure: `${CLAIMS.satisfiedPercent}%`, text: 'satisfied' },
  ],
} as const;

export const VOICES = { title: 'Who it is for', label: 'Illustrative' } as const;

export const QUESTIONS = { title: 'Questions', all: 'All questions' } as const;

export const CLOSING = { title: 'Got a post open?' } as const;
