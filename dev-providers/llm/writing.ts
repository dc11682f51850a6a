import type { ModelRequest } from './reading.ts';

export interface Sentence {
  readonly text: string;
  readonly facts: readonly string[];
}

export interface Block {
  readonly kind: 'paragraph' | 'list' | 'answer';
  readonly question: string;
  readonly sentences: readonly Sentence[];
}

export interface Section {
  readonly part: string;
  readonly blocks: readonly Block[];
}

/** A proposal that keeps every rule: written from the task alone, with the freelancer's facts word for word. */
export function goodSections(asked: ModelRequest): Section[] {
  return asked.sections.map((part) => ({ part, blocks: WRITE[part]?.(asked) ?? [paragraph(HOW)] }));
}

/** Other openings, by the same rules: one leads with an unused fact, the others with what decides the job. */
export function goodOpenings({ facts, openings }: ModelRequest): Sentence[] {
  const own = facts.filter(isOwnWork)[2];
  const led = own ? [{ text: `Closest to this: ${withFullStop(own.text)}`, facts: [own.id] }] : [];
  const first = {
    text: 'Before anything is built, one answer settles most of the work: who uses it on the busiest day?',
    facts: [],
  };
  const calm = { text: 'The busiest hour of the week is where I would begin looking.', facts: [] };
  return [...led, first, calm].slice(0, openings);
}

function isOwnWork({ text }: { text: string }): boolean {
  return /^(?:I|My)\b/.test(text) && text.split(' ').length > 3;
}

const HOW = 'I would keep you posted in plain words, from the first day to the last.';

const WRITE: Readonly<Record<string, (asked: ModelRequest) => Block[]>> = {
  opening: ({ facts, title, needs }) => {
    const own = facts.filter(isOwnWork).slice(0, 2);
    return own.length === 0
      ? [
          paragraph(
            `“${title}” is decided by what happens on the first busy day.`,
            needs[0] === undefined
              ? 'The first question is what done means for you.'
              : `What counts most here: ${needs[0]}.`,
          ),
        ]
      : [
          {
            kind: 'paragraph',
            question: '',
            sentences: own.map(({ id, text }) => ({ text: withFullStop(text), facts: [id] })),
          },
        ];
  },
  understanding: () => [paragraph('What breaks first here is the part that nobody tries before it goes live.')],
  first_step: () => [
    list([
      'First I would look at what is there and agree with you on what done means.',
      'Then I would go through the parts in your order and show each as soon as it works.',
      'Last I would hand over everything that you need to run it without me.',
    ]),
  ],
  answers: ({ questions, facts }) =>
    questions.map(({ id, kind, text }) => ({ kind: 'answer', question: id, sentences: [answerTo(kind, text, facts)] })),
  next_step: ({ title }) => [paragraph(`Which part of “${title}” has to work first?`)],
  ps: () => [paragraph('Who will look after this once it is live?')],
};

const BLANKS: Readonly<Record<string, string>> = {
  experience: '[your experience with this, and one result]',
  rate: '[your rate]',
  availability: '[your hours and when you can start]',
  timeline: '[your time estimate]',
  location: '[where you are based]',
};

function answerTo(kind: string, question: string, facts: ModelRequest['facts']): Sentence {
  const words = new Set(question.toLowerCase().match(/[a-z]{5,}/g) ?? []);
  const countShared = (text: string) =>
    (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).filter((word) => words.has(word)).length;
  const fact = facts.find(({ text }) => countShared(text) >= 2);
  if (kind === 'experience' && fact) return { text: withFullStop(fact.text), facts: [fact.id] };
  const open = 'I would begin with the smallest part that shows it, and decide the rest with you.';
  return { text: BLANKS[kind] ?? (kind === 'approach' ? open : '[your answer]'), facts: [] };
}

export function paragraph(...texts: string[]): Block {
  return { kind: 'paragraph', question: '', sentences: texts.map((text) => ({ text, facts: [] })) };
}

function list(items: readonly string[]): Block {
  return { kind: 'list', question: '', sentences: items.map((text) => ({ text, facts: [] })) };
}

function withFullStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
