import { CLAIMS } from '#shared/site/config.ts';

/** The words of the landing page. Each says only what the product does; nothing is claimed about results. */
export const HERO = {
  headline: 'Send the proposal that answers what the client asked.',
  lead: 'Paste a job post. Get a proposal that answers every question in it, in your own words.',
  action: 'Paste a job post',
  note: 'No account needed.',
  demo: 'The tool itself, with a post we made up',
  madeUp: ({ name, trade }: { name: string; trade: string }) =>
    `The post is made up, and so is ${name}, who ${trade}. Everything the letter says about her, she typed.`,
} as const;

export const FEATURES = [
  {
    title: 'It reads before it writes',
    text: 'Needs, questions, budget and code words, each with its line of the post.',
  },
  {
    title: 'It never makes things up',
    text: 'What only you can know stays a visible blank.',
  },
  {
    title: 'Five parts and a postscript',
    text: 'Hook, need, plan, proof, next step, P.S.',
  },
  {
    title: 'Headings that survive pasting',
    text: 'Unicode-styled titles stay bold where sites strip formatting.',
  },
  {
    title: 'The first lines are counted',
    text: 'You see the opening as clients see it in their list.',
  },
  {
    title: 'Your text is saved',
    text: 'A reload or a lost connection costs you nothing.',
  },
] as const;

export const STEPS = [
  {
    title: 'Paste the job post',
    text: 'What the client asks appears beside it.',
  },
  { title: 'Add your skills', text: 'Optional; part of Pro.' },
  { title: 'Show how you write', text: 'Optional; part of Pro.' },
  { title: 'Choose a tone and a style', text: 'Professional and Standard are free.' },
  { title: 'Edit, check, copy', text: 'Fill the blanks, copy, send.' },
] as const;

/** Real screens of the product: `npm run pictures` takes them. */
export const SCREENS = [
  {
    picture: 'asks',
    title: 'What this client asks',
    text: 'Listed while you paste, before a word is written.',
    alt: 'The panel beside a pasted job post. It lists the instructions, questions and needs that were found in it, none of them met yet.',
  },
  {
    picture: 'result',
    title: 'What only you know is marked',
    text: 'Nothing is claimed that you did not say.',
    alt: 'A finished proposal. Places that only the writer can fill are marked in amber, and the panel beside it counts what is met.',
  },
  {
    picture: 'phone',
    title: 'On the phone as well',
    text: 'Everything works with one thumb.',
    alt: 'The same proposal on a phone, with the button that copies it in reach of the thumb.',
  },
] as const;

export const ABOUT = {
  title: 'Why it works like an editor',
  paragraphs: [
    'Most proposals lose because they skip the client’s questions. A good editor reads the post first, then writes, and marks everything that still has to be true.',
  ],
} as const;

export const CLOSING = {
  title: 'There is a post you have been meaning to answer.',
  action: 'Create Proposal',
} as const;

export const VOICES = {
  title: 'Who it is for',
  text: 'These six are made up: the kind of people we build for.',
  label: 'Illustrative',
} as const;

/** The operator's figures, as aims. */
export const AIMS = {
  title: 'What we aim for',
  note: 'Aims, not measurements: your posts and your pace differ.',
  figures: [
    { figure: `${CLAIMS.secondsToProposal} seconds`, text: 'from a pasted post to a proposal' },
    { figure: `${CLAIMS.minutesSaved}+ minutes`, text: 'saved on every proposal' },
    { figure: `${CLAIMS.satisfiedPercent}%`, text: 'satisfied with what they send' },
  ],
} as const;
