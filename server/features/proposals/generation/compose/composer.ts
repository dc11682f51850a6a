import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { ProposalWriter, WriterInput } from '../writer.ts';
import { contextOf, type Draft, type Material, materialOf } from './context.ts';
import { longestFor, strain, wordsIn } from './drafts.ts';
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

  async *write(input: WriterInput, { signal }: { signal: AbortSignal }): AsyncIterable<Block> {
    for (const block of compose(input)) {
      signal.throwIfAborted();
      yield block;
    }
  }
}

const DRAFTS = 16;
const LEANER = [0, 1, 2, 3] as const;

/** The best of a few drafts: as long as its style allows, and easy to read without being childish. */
function compose(input: WriterInput): Block[] {
  const material = materialOf(input);
  const most = longestFor(input.style, input.brief);
  const lean = LEANER.find((level) => wordsIn(draft(material, input, { number: 0, lean: level })) <= most) ?? 3;
  let best: { blocks: Block[]; strain: number } | null = null;
  for (let number = 0; number < DRAFTS; number++) {
    const blocks = draft(material, input, { number, lean });
    const own = strain(blocks) + Math.max(0, wordsIn(blocks) - most);
    if (best === null || own < best.strain) best = { blocks, strain: own };
    if (own === 0) break;
  }
  return best?.blocks ?? [];
}

function draft(material: Material, input: WriterInput, which: Draft): Block[] {
  const { opener } = input.brief;
  const first: Block[] = opener ? [{ type: 'p', part: 'opener', text: opener.word, evidence: [] }] : [];
  return [
    ...first,
    ...inStyle(input.style, contextOf(material, input, which)).flatMap((blocks) => headed(blocks, input)),
  ];
}

function headed(blocks: Block[], { brief }: WriterInput): Block[] {
  const [first] = blocks;
  const text =
    first && (first.part === 'answers' && brief.questions.length === 0 ? 'What you asked for' : HEADINGS[first.part]);
  return first && text ? [{ type: 'heading', part: first.part, text }, ...blocks] : blocks;
}
