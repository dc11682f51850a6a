import type { LetterAsk, LetterMaterial, LetterWords, PlaybookLines } from './material.ts';

/** Phrases of a tone, for tests. */
export const SOME_WORDS: LetterWords = {
  greetingNamed: 'Hi {name},',
  greeting: '',
  youWrote: 'You wrote:',
  beforeQuestion: 'One question:',
  beforeAnswers: '',
  beforeFirstStep: '',
  beforeMoves: 'After that:',
  headingAnswers: 'Your questions',
  headingFirstStep: 'First step',
  headingNext: 'Next step',
  yes: 'Yes.',
  quotes: ['“', '”'],
  puzzle: '{expression} = {answer}',
  contractions: [['I would ', 'I’d ']],
  lines: { wouldDo: 'I would {line}', did: 'I {line}', verbs: ['compare', 'read'] },
  prompts: {
    proof: 'your nearest project',
    first_step: 'what you would do first',
    question: 'one question for this client',
    ps: 'anything else',
    code_sentence: 'the client wants “{sentence}”: is it true?',
    puzzle: 'the answer',
  },
};

/** A file that speaks; `parts` is what a case is about. */
export function aPlaybook(parts: Partial<PlaybookLines> = {}): PlaybookLines {
  return {
    file: 'en/ecommerce/shop-move',
    isSure: true,
    speaks: { first: true, question: true },
    wrong: ['Old product pages keep their links in Google while the new shop answers with an error.'],
    first: ['I would export one category with all of its variants before anything else moves.'],
    questions: ['Which apps of the old shop must work on the first day?'],
    moves: ['Redirect the old pages', 'Move the customers without their passwords', 'Test one order in each currency'],
    tips: ['A shop that is in maintenance mode loses its place in the search results slowly.'],
    ...parts,
  };
}

/** What a client asks; `parts` is what a case is about. */
export function aLetterAsk(parts: Partial<LetterAsk> = {}): LetterAsk {
  return {
    id: 'a1',
    label: 'Rate',
    isQuestion: false,
    kind: 'rate',
    prompt: 'your rate',
    fact: null,
    answeredBy: null,
    suggestions: [],
    ...parts,
  };
}

export const A_FACT = { id: 'F1', text: 'I moved a ceramics shop with 1,150 products to Shopify in four weeks.' };
export const ANOTHER_FACT = { id: 'F2', text: 'I connected Xero to the tills of two wholesalers of tea.' };

/** Of a letter with a fact and a file that speaks; `parts` is what a case is about. */
export function aMaterial(parts: Partial<LetterMaterial> = {}): LetterMaterial {
  const material = {
    language: 'en' as const,
    style: 'standard',
    title: 'Move our tea shop to Shopify',
    need: 'Our tea shop must move before the spring sale',
    words: SOME_WORDS,
    opener: null,
    codeSentence: null,
    anywhere: [],
    puzzles: [],
    clientName: null,
    lead: [A_FACT],
    otherFacts: [],
    farFacts: [],
    asks: [],
    availability: null,
    playbook: aPlaybook(),
    ...parts,
  };
  const hasOwnFacts = material.lead.length > 0 || material.asks.some(({ fact }) => fact !== null);
  return { hasOwnFacts, ...material };
}
