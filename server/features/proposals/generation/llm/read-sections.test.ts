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
/** An empty block yields nothing. */
const filled = ({ part, blocks }: WrittenSection) => ({
  part,
  blocks: blocks.filter(({ sentences }) => sentences.length > 0),
});

it('finds each section and each sentence once, for any content and any cut', () => {
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

it('yields a section when it is complete, and none that is incomplete or has another shape', () => {
  const reader = new SectionReader();
  const whole = '{"part":"opening","blocks":[]}';
  expect(reader.take(`{"sections":[${whole.slice(0, -1)}`)).toEqual([]);
  expect(reader.take('}')).toEqual([{ type: 'section', section: { part: 'proof', blocks: [] }, isRead: false }]);
  expect(reader.take(',{"part":7},{"part":"ps","blocks":[{"kind":"other"}]},]')).toEqual([]);
  expect(reader.take('}}}}]]]]')).toEqual([]);
});

const S = (text: string) => ({ text, facts: [] });
const block = (...texts: string[]) => ({ kind: 'paragraph', question: '', sentences: texts.map(S) });

it('yields a sentence when it is complete, with its block and section', () => {
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

it('waits for the whole section when its name comes after its sentences, and keeps the complete parts of a malformed one', () => {
  const turned = { blocks: [block('One.')], part: 'ps' };
  expect(readAll(JSON.stringify({ sections: [turned] }))).toEqual([
    { type: 'section', section: turned, isRead: false },
  ]);
  const bent = { part: 'ps', blocks: [{ ...block('One.'), sentences: [S('One.'), { text: 7 }] }] };
  expect(read(JSON.stringify(bent))).toEqual([{ part: 'ps', blocks: [block('One.')] }]);
});

it('reports reasoning once, and not after the first sentence', () => {
  const reader = new SectionReader();
  const json = JSON.stringify({ part: 'ps', blocks: [block('One.')] });
  const types = ['<think>Hm', ' and so', ` on</think>${json}`, '<think>again'].map((piece) =>
    reader.take(piece).map(({ type }) => type),
  );
  expect([...types, reader.think()]).toEqual([['thinking'], [], ['sentence', 'section'], [], []]);
});

it('refuses an endless answer', () => {
  const reader = new SectionReader();
  reader.take('a'.repeat(60_000));
  expect(reader.isTooLong).toBe(false);
  reader.take('a');
  expect(reader.isTooLong).toBe(true);
});

it('finds a section inside other objects, but does not descend endlessly', () => {
  const whole = '{"part":"opening","blocks":[]}';
  const inside = (depth: number) => `${'{"a":'.repeat(depth)}${whole}${'}'.repeat(depth)}`;
  expect(read(inside(8))).toEqual([{ part: 'proof', blocks: [] }]);
  expect(read(inside(5_000))).toEqual([]);
});
