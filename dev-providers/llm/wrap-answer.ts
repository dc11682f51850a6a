import type { Section, Sentence } from './writing.ts';

export const WRAPPINGS = [
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
export type Wrapping = (typeof WRAPPINGS)[number];

const THOUGHT = 'The client {wants} "a shop". First: {"part":"opening"} or not? I should [begin';

interface Written {
  readonly sections: readonly Section[];
  readonly openings: readonly Sentence[];
}

/** The text that models put around an answer, or instead of it. */
export function wrapAnswer(json: string, { sections, openings }: Written, dress: Wrapping): string {
  if (dress === 'thinks') return `<think>\n${THOUGHT}\n</think>\n\n${json}`;
  if (dress === 'thinks-unmarked') return `${THOUGHT}\n</think>\n\n${json}`;
  if (dress === 'fenced') return `\`\`\`json\n${json}\n\`\`\``;
  if (dress === 'talks') return `Sure! Here is "the" proposal:\n\n${json}\n\nLet me know if you'd like it changed.`;
  if (dress === 'wrapped') return `{"proposal":${json}}`;
  return dress === 'plain' ? [...sections.map(renderPlain), ...plainOpenings(openings)].join('\n\n') : json;
}

/** The reasoning, in a field of its own: servers with OpenAI's protocol use one of two names. */
export function readReasoning(dress: Wrapping): string {
  return dress === 'reasons' || dress === 'reasons-shortly' ? THOUGHT : '';
}

function plainOpenings(openings: readonly Sentence[]): string[] {
  return openings.length === 0 ? [] : [['[openings]', ...openings.map((one) => renderSentence(one))].join('\n')];
}

function renderPlain({ part, blocks }: Section): string {
  const lines = blocks.flatMap(({ kind, question, sentences }) =>
    sentences.map((sentence) => {
      const mark = kind === 'list' ? '- ' : kind === 'answer' ? `${question}: ` : '';
      return `${mark}${renderSentence(sentence)}`;
    }),
  );
  return [`[${part}]`, ...lines].join('\n');
}

function renderSentence({ text, facts }: Sentence): string {
  return `${text}${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
}
