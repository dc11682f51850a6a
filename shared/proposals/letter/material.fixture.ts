import type { LetterAsk, LetterMaterial, LetterWords, PlaybookLines } from './material.ts';

/** Phrases of a tone, for tests. */
export const SOME_WORDS: LetterWords = {
  greetingNamed: 'Hi {name},',
  greeting: '',
  own: {
    first_step: 'I would start with {x}.',
    proof: 'The closest project I have done: {x}.',
    question: 'One question: {x}',
    understanding: 'What usually goes wrong here: {x}.',
    why: 'It matters because {x}.',
    needs: 'To begin, I would need {x}.',
  },
  lead: { first_step: '', proof: '' },
  parts: 'The work, as I read it:',
  afterQuestion: 'Your answer to that would tell me where to begin.',
  asks: {
    rate: 'My rate is {x}.',
    price: 'My price for this is {x}.',
    start: 'I can start {x}.',
    hours: 'I can work {x}.',
    zone: 'My time zone is {x}.',
    duration: 'I would need {x} for this.',
    link: 'Here is my work: {x}.',
    yes_no: 'To your question: {x}.',
    experience: 'The closest work I have done: {x}.',
    approach: 'Here is how I would go about it: {x}.',
    location: 'I am based in {x}.',
    language: 'My languages: {x}.',
    degree: 'My training: {x}.',
    years: 'I have {x} of experience with this.',
    certificate: 'My certificates: {x}.',
    cv: 'Here is my CV: {x}.',
    intro: 'A line about me: {x}.',
    question: 'To your question: {x}.',
    other: 'As you asked: {x}.',
  },
  startAndHours: 'I can start {x} and work {y}.',
  nextQuestion: 'To your next question: {x}.',
  nextOther: 'Also as you asked: {x}.',
  yes: 'Yes',
  no: 'No',
  puzzle: '{expression} = {answer}',
  years: '{x} years',
  units: [['/h', ' per hour']],
  contractions: [['I would ', 'I’d ']],
  lines: {
    wouldDo: 'I would {line}',
    did: 'I {line}',
    recent: 'A recent job: {x}.',
    first: 'First: {x}.',
    verbs: ['compare'],
    nounsToo: ['audit', 'profile', 'read'],
    smallWords: ['today', 'from', 'about'],
    begins: ['i', 'we', 'my', 'yes', 'no', 'happy', 'which', 'the'],
  },
  headings: {
    plan: 'First step',
    proof: 'Similar work',
    about: 'About me',
    questions: 'Your questions',
    rate: 'Rate',
    rateAndTiming: 'Rate and timing',
    asked: 'As requested',
    question: 'One question',
    close: 'Next',
  },
  prompts: {
    proof: 'a project like this one and its result',
    first_step: 'your first step',
    question: 'one question for them',
    ps: 'one more thought',
    puzzle: 'the answer',
    understanding: 'what usually goes wrong',
    why: 'what their answer changes',
    needs: 'access, files or a contact',
    rate: 'your rate',
  },
};

const LINES: PlaybookLines = {
  file: 'en/ecommerce/shop-move',
  isSure: true,
  sure: [],
  wrong: ['Old product pages keep their links in Google while the new shop answers with an error.'],
  first: ['I would export one category with all of its variants before anything else moves.'],
  questions: ['Which apps of the old shop must work on the first day?'],
  tips: ['A shop that is in maintenance mode loses its place in the search results slowly.'],
};

/** A file whose lines surely fit; `parts` is what a case is about. */
export function aPlaybook(parts: Partial<PlaybookLines> = {}): PlaybookLines {
  const lines = { ...LINES, ...parts };
  const { wrong, first, questions, tips } = lines;
  return {
    ...lines,
    sure: parts.sure ?? (lines.isSure ? [wrong, first, questions, tips].flatMap(([line]) => line ?? []) : []),
  };
}

/** What a client asks; `parts` is what a case is about. */
export function aLetterAsk(parts: Partial<LetterAsk> = {}): LetterAsk {
  return {
    id: 'a1',
    label: 'Rate',
    isQuestion: false,
    kind: 'rate',
    frame: 'rate',
    prompt: 'your rate',
    topic: null,
    echo: null,
    fact: null,
    mayStand: true,
    suggestions: [],
    ...parts,
  };
}

export const A_FACT = { id: 'F1', text: 'I moved a ceramics shop with 1,150 products to Shopify in four weeks.' };
export const ANOTHER_FACT = { id: 'F2', text: 'I connected Xero to the tills of two wholesalers of tea.' };

/** Of a letter with a fact and a file that is sure; `parts` is what a case is about. */
export function aMaterial(parts: Partial<LetterMaterial> = {}): LetterMaterial {
  return {
    language: 'en',
    style: 'standard',
    words: SOME_WORDS,
    hook: null,
    parts: [],
    spellings: [],
    opener: null,
    codeSentence: null,
    anywhere: [],
    puzzles: [],
    clientName: null,
    lead: [A_FACT],
    card: [],
    otherFacts: [],
    farFacts: [],
    rates: [],
    asks: [],
    answeredBy: { proof: null, first_step: null },
    aliases: {},
    playbook: aPlaybook(),
    ...parts,
  };
}
