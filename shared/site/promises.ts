/** How the first user of a promise sees that it is kept. */
export type Shown =
  /** In the first result, nothing changed. */
  | { readonly at: 'first result' }
  /** After one named click: the control of the result, and what is chosen there. */
  | { readonly at: 'one click'; readonly control: string; readonly choice: string };

export interface ProposalPromise {
  /** What the pages say, word for word. */
  readonly words: string;
  readonly shown: Shown;
}

const FIRST = { at: 'first result' } as const;

/**
 * What the site promises about a proposal. Every page takes its words from here, and a test holds each one against what is written;
 * what is said nowhere else about a proposal is no promise. Source: docs/spec/proposal.md#shape.
 */
export const PROMISES = {
  answersAll: { words: 'Every question is answered, or has a blank for your answer', shown: FIRST },
  codeWord: { words: 'Begins with the word the client asks for', shown: FIRST },
  nothingMadeUp: { words: 'What your profile does not say is marked', shown: FIRST },
  parts: {
    words: 'Five parts (hook, plan, proof, answers, close) and a smart postscript',
    shown: { at: 'one click', control: 'Layout', choice: 'Structured' },
  },
  headings: {
    words: 'Unicode-styled headings where they help, on every part with Layout: Structured',
    shown: { at: 'one click', control: 'Layout', choice: 'Structured' },
  },
  copy: { words: 'Editing and copying, with no account needed', shown: FIRST },
  ownProfile: { words: 'Your skills, About Me and portfolio, used where they fit the job', shown: FIRST },
  ownVoice: { words: 'Custom writing samples, so it sounds like you', shown: FIRST },
} as const satisfies Record<string, ProposalPromise>;
