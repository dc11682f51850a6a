import type { Section, Sentence } from './writing.ts';

export const DRESSES = [
  'none',
  'thinks',
  'thinks-unmarked',
  'reasons',
  'reasons-shortly',
  'waits',
  'fenced',
  'talks',
  'wrapped',
  'plain',
] as const;
export type Dress = (typeof DRESSES)[number];

const THOUGHT = 'The client {wants} "a shop". First: {"part":"opening"} or not? I should [begin';

interface Written {
  readonly sections: readonly Section[];
  readonly openings: readonly Sentence[];
}

/** The text that models put around an answer, or instead of it. */
export function dressed(json: string, { sections, openings }: Written, dress: Dress): string {
  if (dress === 'thinks') return `<think>\n${THOUGHT}\n</think>\n\n${json}`;
  if (dress === 'thinks-unmarked') return `${THOUGHT}\n</think>\n\n${json}`;
  if (dress === 'fenced') return `\`\`\`json\n${json}\n\`\`\``;
  if (dress === 'talks') return `Sure! Here is "the" proposal:\n\n${json}\n\nLet me know if you'd like it changed.`;
  if (dress === 'wrapped') return `{"proposal":${json}}`;
  return dress === 'plain' ? [...sections.map(plain), ...plainOpenings(openings)].join('\n\n') : json;
}

/** The reasoning, in a field of its own: servers with OpenAI's protocol use one of two names. */
export function thoughtOf(dress: Dress): string {
  return dress === 'reasons' || dress === 'reasons-shortly' ? THOUGHT : '';
}

function plainOpenings(openings: readonly Sentence[]): string[] {
  return openings.length === 0 ? [] : [['[openings]', ...openings.map((one) => said(one))].join('\n')];
}

function plain({ part, blocks }: Section): string {
  const lines = blocks.flatMap(({ kind, question, sentences }) =>
    sentences.map((sentence) => {
      const mark = kind === 'list' ? '- ' : kind === 'answer' ? `${question}: ` : '';
      return `${mark}${said(sentence)}`;
    }),
  );
  return [`[${part}]`, ...lines].join('\n');
}

function said({ text, facts }: Sentence): string {
  return `${text}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}
