import { CLAIMS } from '#shared/site/config.ts';

/** The words of the landing page. Each says only what the product does; nothing is claimed about results. */
export const HERO = {
  headline: 'Send the proposal that answers what the client asked.',
  lead: 'Paste a job post. Every question and instruction in it is found first, then answered in a proposal that uses only what you said.',
  action: 'Paste a job post',
  note: 'No account needed.',
  demo: 'The tool itself, with a post we made up',
  madeUp: ({ name, trade }: { name: string; trade: string }) =>
    `The post is made up, and so is ${name}, who ${trade}. Everything the letter says about her, she typed.`,
} as const;

export const FEATURES = [
  {
    title: 'It reads before it writes',
    text: 'Needs, questions, budget, and the word the client wants you to begin with: each is listed beside the line of the post it comes from.',
  },
  {
    title: 'It never makes things up',
    text: 'No invented clients, numbers or years of experience. What only you can know stays a visible blank until you fill it in.',
  },
  {
    title: 'Five parts and a postscript',
    text: 'A hook, what they need, how you would do it, why you, the next step, then a P.S. worth reading.',
  },
  {
    title: 'Headings that survive pasting',
    text: 'Bidding sites strip formatting. Section titles are written in Unicode-styled letters that stay bold, or in plain letters if you prefer.',
  },
  {
    title: 'The first lines are counted',
    text: 'Clients see only the opening in their list. You see exactly those lines, cut where the site cuts them, before you send.',
  },
  {
    title: 'Your text is saved',
    text: 'A reload, a lost connection or a closed tab costs you nothing. What you typed is where you left it.',
  },
] as const;

export const STEPS = [
  {
    title: 'Paste the job post',
    text: 'As it is, title and description. What the client asks appears beside it at once.',
  },
  { title: 'Add your skills', text: 'Skills, a few words about you, a portfolio link. Optional; part of Pro.' },
  { title: 'Show how you write', text: 'Earlier proposals teach it your voice. Optional; part of Pro.' },
  { title: 'Choose a tone and a style', text: 'Professional and standard suit most posts, and are free.' },
  { title: 'Edit, check, copy', text: 'Margin notes turn green as each ask is met. Fill the blanks, copy, send.' },
] as const;

/** Real screens of the product: `npm run pictures` takes them. */
export const SCREENS = [
  {
    picture: 'asks',
    title: 'What this client asks',
    text: 'It fills in while you paste: instructions, questions and needs, each with the line of the post it comes from. You know what you are in for before a word is written.',
    alt: 'The panel beside a pasted job post. It lists the instructions, questions and needs that were found in it, none of them met yet.',
  },
  {
    picture: 'result',
    title: 'What only you know is marked',
    text: 'The finished proposal shows what was met and what only you can know. Nothing is claimed that you did not say.',
    alt: 'A finished proposal. Places that only the writer can fill are marked in amber, and the panel beside it counts what is met.',
  },
  {
    picture: 'phone',
    title: 'On the phone as well',
    text: 'Posts go fast. Everything works with one thumb, and what you typed is still there tomorrow.',
    alt: 'The same proposal on a phone, with the button that copies it in reach of the thumb.',
  },
] as const;

export const ABOUT = {
  title: 'Why it works like an editor',
  paragraphs: [
    'Most proposals lose because they answer a post nobody wrote: the greeting is smooth, the questions are skipped, the word the client asked for is missing.',
    'A good editor works the other way round. First read the post. Then write, with a pencil in the margin for everything that still has to be true. That is the whole idea here: attention to the client, and honesty about you.',
  ],
} as const;

export const CLOSING = {
  title: 'There is a post you have been meaning to answer.',
  action: 'Create Proposal',
} as const;

export const VOICES = {
  title: 'Who it is for',
  text: 'These six are made up. They are the kind of people we build for, saying what we would like to hear from them.',
  label: 'Illustrative',
} as const;

/** The operator's figures, as aims. */
export const AIMS = {
  title: 'What we aim for',
  note: 'Aims, not measurements: your posts and your pace differ.',
  figures: [
    { figure: `${CLAIMS.secondsToProposal} seconds`, text: 'from a pasted post to a proposal you can work with' },
    { figure: `${CLAIMS.minutesSaved}+ minutes`, text: 'saved on every proposal you send' },
    { figure: `${CLAIMS.satisfiedPercent}%`, text: 'of the people who use it satisfied with what they send' },
  ],
} as const;
