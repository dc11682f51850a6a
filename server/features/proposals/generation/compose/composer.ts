import type { Block, Part } from '#shared/proposals/blocks.ts';
import { ASKED_HEADING, HEADINGS } from '#shared/proposals/headings.ts';
import { firstWordsOf } from '../analyze/first-words.ts';
import type { Further, ProposalWriter, WriteOptions, WriterInput } from '../writer.ts';
import { contextOf, type Draft, type Material, materialOf } from './context.ts';
import { longestFor, strain, wordsIn } from './drafts.ts';
import { furtherAbroad } from './foreign/further.ts';
import { composeAbroad } from './foreign/index.ts';
import { furtherFor } from './further.ts';
import { inStyle } from './styles.ts';

/** Writes without any model: from the brief, the user's own sentences and phrase banks. The same input gives the same text. */
export class ComposerWriter implements ProposalWriter {
  readonly engine = 'composer';

  async *write(input: WriterInput, { signal, forPart = false }: WriteOptions): AsyncIterable<Block> {
    for (const block of input.language === 'en'
      ? compose(input, forPart ? 1 : DRAFTS)
      : composeAbroad({ ...input, language: input.language })) {
      signal.throwIfAborted();
      yield block;
    }
  }

  further(part: Part, input: WriterInput): readonly Further[] {
    const { language } = input;
    return language === 'en' ? furtherFor(part, input) : furtherAbroad(part, { ...input, language });
  }
}

const DRAFTS = 44;
const LEANER = [0, 1, 2, 3] as const;

/** The best of a few drafts: as long as its style allows, and easy to read without being childish. */
function compose(given: WriterInput, drafts: number): Block[] {
  // What stands at the very top is not asked again among the answers.
  const top = given.brief.opener === null ? firstWordsOf(given.brief.asks) : null;
  const input =
    top === null
      ? given
      : { ...given, brief: { ...given.brief, asks: given.brief.asks.filter((ask) => ask !== top.ask) } };
  const material = materialOf(input);
  const most = longestFor(input.style, input.brief);
  const lean = LEANER.find((level) => wordsIn(draft(material, input, { number: 0, lean: level })) <= most) ?? 3;
  let best: { blocks: Block[]; strain: number } | null = null;
  for (let number = 0; number < drafts; number++) {
    const blocks = draft(material, input, { number, lean });
    const own = strain(blocks, material.voice) + Math.max(0, wordsIn(blocks) - most);
    if (best === null || own < best.strain) best = { blocks, strain: own };
    if (own === 0) break;
  }
  const blank: Block[] = top === null ? [] : [{ type: 'p', part: 'opener', text: `[${top.wanted}]`, evidence: [] }];
  return [...blank, ...(best?.blocks ?? [])];
}

function draft(material: Material, input: WriterInput, which: Draft): Block[] {
  const { opener } = input.brief;
  const first: Block[] = opener ? [{ type: 'p', part: 'opener', text: opener.word, evidence: [] }] : [];
  return [
    ...first,
    ...inStyle(input.style, input.tone, contextOf(material, input, which)).flatMap((blocks) => headed(blocks, input)),
  ];
}

function headed(blocks: readonly Block[], { brief }: WriterInput): readonly Block[] {
  const [first] = blocks;
  const text =
    first && (first.part === 'answers' && brief.questions.length === 0 ? ASKED_HEADING.en : HEADINGS.en[first.part]);
  return first && text ? [{ type: 'heading', part: first.part, text }, ...blocks] : blocks;
}
