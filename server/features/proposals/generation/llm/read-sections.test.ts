import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WrittenSection } from './answer-schema.ts';
import { SectionReader, type Written } from './read-sections.ts';

const sentence = fc.record({ text: fc.string({ unit: 'grapheme' }), facts: fc.array(fc.string(), { maxLength: 2 }) });
const section: fc.Arbitrary<WrittenSection> = fc.record({
  part: fc.string(),
  blocks: fc.array(
    fc.record({
      kind: fc.constantFrom('paragraph' as const, 'list' as const, 'answer' as const),
      question: fc.string(),
      sentences: fc.array(sentence, { maxLength: 3 }),
    }),
    { maxLength: 3 },
  ),
});

function readAll(json: string, cuts: readonly number[] = []): Written[] {
  const reader = new SectionReader();
  const places = [0, ...cuts.map((cut) => cut % (json.length + 1)).sort((a, b) => a - b), json.length];
  return places.slice(1).flatMap((to, index) => reader.take(json.slice(places[index], to)));
}

const sectionsOf = (all: readonly Written[]) => all.flatMap((one) => (one.type === 'section' ? [one.section] : []));
const read = (json: string, cuts?: readonly number[]) => sectionsOf(readAll(json, cuts));
/** Nothing is said of a block in which nothing is. */
const filled = ({ part, blocks }: WrittenSection) => ({
  part,
  blocks: blocks.filter(({ sentences }) => sentences.length > 0),
});

it('finds each section and each sentence once, whatever is in it and wherever the answer is cut', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 4 }), fc.array(fc.nat(), { maxLength: 6 }), (sections, cuts) => {
      const json = JSON.stringify({ sections });
      const talked = `Here it is:\n\`\`\`json\n${JSON.stringify({ sections }, null, 2)}\n\`\`\``;
      for (const answer of [json, talked]) {
        const all = readAll(answer, cuts);
        expect(sectionsOf(all).map(filled)).toEqual(sections.map(filled));
        const sentences = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.sentences));
        expect(all.flatMap((one) => (one.type === 'sentence' ? [one.sentence] : []))).toEqual(sentences);
      }
    }),
    { seed: 8, numRuns: 200 },
  );
});

it('answers a section when it is whole, and none that is not or has another shape', () => {
  const reader = new SectionReader();
  const whole = '{"part":"opening","blocks":[]}';
  expect(reader.take(`{"sections":[${whole.slice(0, -1)}`)).toEqual([]);
  expect(reader.take('}')).toEqual([{ type: 'section', section: { part: 'opening', blocks: [] }, isRead: false }]);
  expect(reader.take(',{"part":7},{"part":"ps","blocks":[{"kind":"other"}]},]')).toEqual([]);
  expect(reader.take('}}}}]]]]')).toEqual([]);
});

const S = (text: string) => ({ text, facts: [] });
const block = (...texts: string[]) => ({ kind: 'paragraph', question: '', sentences: texts.map(S) });

it('answers a sentence when it is whole, with the block and the section that it is in', () => {
  const reader = new SectionReader();
  const [before = '', after = ''] = JSON.stringify({
    sections: [{ part: 'ps', blocks: [block('One.', 'Two.')] }],
  }).split(',{"text":"T');
  expect(reader.take(before.slice(0, -1))).toEqual([]);
  const [first] = reader.take('}');
  expect(first).toMatchObject({ type: 'sentence', part: 'ps', block: { kind: 'paragraph' }, sentence: S('One.') });
  const [second, whole] = reader.take(`,{"text":"T${after}`);
  expect(second).toMatchObject({ type: 'sentence', sentence: S('Two.') });
  expect(second?.type === 'sentence' && first?.type === 'sentence' && second.block === first.block).toBe(true);
  expect(whole).toEqual({ type: 'section', section: { part: 'ps', blocks: [block('One.', 'Two.')] }, isRead: true });
});

it('waits for the whole section where it says only behind its sentences which one it is, and keeps what is whole of a bent one', () => {
  const turned = { blocks: [block('One.')], part: 'ps' };
  expect(readAll(JSON.stringify({ sections: [turned] }))).toEqual([
    { type: 'section', section: turned, isRead: false },
  ]);
  const bent = { part: 'ps', blocks: [{ ...block('One.'), sentences: [S('One.'), { text: 7 }] }] };
  expect(read(JSON.stringify(bent))).toEqual([{ part: 'ps', blocks: [block('One.')] }]);
});

it('says once that it thinks, and not behind its first sentence', () => {
  const reader = new SectionReader();
  const json = JSON.stringify({ part: 'ps', blocks: [block('One.')] });
  const types = ['<think>Hm', ' and so', ` on</think>${json}`, '<think>again'].map((piece) =>
    reader.take(piece).map(({ type }) => type),
  );
  expect([...types, reader.think()]).toEqual([['thinking'], [], ['sentence', 'section'], [], []]);
});

it('knows an answer without end', () => {
  const reader = new SectionReader();
  reader.take('a'.repeat(60_000));
  expect(reader.isTooLong).toBe(false);
  reader.take('a');
  expect(reader.isTooLong).toBe(true);
});

it('finds a section inside other objects, but does not go down an answer that opens one after the other', () => {
  const whole = '{"part":"opening","blocks":[]}';
  const inside = (depth: number) => `${'{"a":'.repeat(depth)}${whole}${'}'.repeat(depth)}`;
  expect(read(inside(8))).toEqual([{ part: 'opening', blocks: [] }]);
  expect(read(inside(5_000))).toEqual([]);
});
