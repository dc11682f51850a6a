/** The words of the landing page. Each says only what the product does; nothing is claimed about results. */
export const HERO = {
  headline: 'Send the proposal that answers what the client asked.',
  lead: 'Paste a job post. Every question and instruction in it is found first, then answered in a proposal that rests on your words alone.',
  action: 'Paste a job post',
  note: 'No account needed.',
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
    title: 'Your text is kept',
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

export const ABOUT = {
  title: 'Why an editor’s desk',
  paragraphs: [
    'Most proposals lose because they answer a post nobody wrote: the greeting is smooth, the questions are skipped, the word the client asked for is missing.',
    'A good editor works the other way round. First read what is on the desk. Then write, with a pencil in the margin for everything that still has to be true. That is the whole idea here: attention to the client, and honesty about you.',
  ],
} as const;

export const CLOSING = {
  title: 'There is a post you have been meaning to answer.',
  action: 'Create Proposal',
} as const;

/** The post and proposal on the desk of the landing page: our own, written for this purpose. */
export const EXAMPLE = {
  post: {
    title: 'Make our plant shop quick on phones',
    intro:
      'Our online shop takes too long to open on phones, and people leave. We want it fast without changing how it looks.',
    detail:
      'It is an ordinary theme with a few add-ons that came and went over the years. You would work on a copy; nothing goes live before we have looked at it together.',
    opener: 'Please begin your reply with the word “fern”',
    question: 'tell us how you would start',
    ask: 'name one shop you have done this for',
  },
  proposal: {
    opener: 'fern',
    hook: 'Your visitors leave before they see a single plant. So I would begin on a phone, with your shop open, and write down what makes them wait.',
    heading: '𝗛𝗼𝘄 𝗜 𝘄𝗼𝘂𝗹𝗱 𝗱𝗼 𝗶𝘁',
    plainHeading: 'How I would do it',
    steps: [
      'Measure the home, plant and cart pages on an ordinary phone before touching anything.',
      'Remove what loads early and is needed late: unused scripts, oversized pictures.',
      'Compare every change with a picture of today’s page, so the look stays yours.',
    ],
    proofStart: 'A shop I have done this for: ',
    blank: '[name the shop]',
  },
  notes: {
    opener: { text: 'Begins with “fern”', state: 'met' },
    question: { text: 'Says how you would start', state: 'met' },
    ask: { text: 'Only you can name the shop', state: 'open' },
  },
} as const;
