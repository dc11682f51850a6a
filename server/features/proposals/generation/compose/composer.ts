import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { ProposalWriter, WriterInput } from '../writer.ts';
import { contextOf } from './context.ts';
import { inStyle } from './styles.ts';

/** Headings of the parts; the hook has none, since it must fill what a client sees in the list. Source: decisions 'Contracts'. */
const HEADINGS: Partial<Record<Part, string>> = {
  needs: 'What you need',
  approach: 'How I would do it',
  why_me: 'Why me',
  answers: 'Your questions',
  next_step: 'Next step',
};

/** Writes without any model: from the brief, the user's own sentences and phrase banks. The same input gives the same text. */
export class ComposerWriter implements ProposalWriter {
  readonly engine = 'composer';

  // biome-ignore lint/suspicious/useAwait: the interface is asynchronous for writers that wait
  async *write(input: WriterInput, { signal }: { signal: AbortSignal }): AsyncIterable<Block> {
    for (const block of compose(input)) {
      signal.throwIfAborted();
      yield block;
    }
  }
}

export function compose(input: WriterInput): Block[] {
  const { opener } = input.brief;
  const first: Block[] = opener ? [{ type: 'p', part: 'opener', text: opener.word, evidence: [] }] : [];
  return [...first, ...inStyle(input.style, contextOf(input)).flatMap((blocks) => headed(blocks, input))];
}

function headed(blocks: Block[], { brief }: WriterInput): Block[] {
  const [first] = blocks;
  const text =
    first && (first.part === 'answers' && brief.questions.length === 0 ? 'What you asked for' : HEADINGS[first.part]);
  return first && text ? [{ type: 'heading', part: first.part, text }, ...blocks] : blocks;
}
