import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WrittenSection } from './answer-schema.ts';
import { SectionReader } from './read-sections.ts';

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

function read(json: string, cuts: readonly number[] = []): WrittenSection[] {
  const reader = new SectionReader();
  const places = [0, ...cuts.map((cut) => cut % (json.length + 1)).sort((a, b) => a - b), json.length];
  return places.slice(1).flatMap((to, index) => reader.take(json.slice(places[index], to)));
}

it('finds each section once, whatever is in it and wherever the answer is cut', () => {
  fc.assert(
    fc.property(fc.array(section, { maxLength: 4 }), fc.array(fc.nat(), { maxLength: 6 }), (sections, cuts) => {
      expect(read(JSON.stringify({ sections }), cuts)).toEqual(sections);
      expect(read(`Here it is:\n\`\`\`json\n${JSON.stringify({ sections }, null, 2)}\n\`\`\``, cuts)).toEqual(sections);
    }),
    { seed: 8, numRuns: 200 },
  );
});

it('answers a section when it is whole, and none that is not or has another shape', () => {
  const reader = new SectionReader();
  const whole = '{"part":"opening","blocks":[]}';
  expect(reader.take(`{"sections":[${whole.slice(0, -1)}`)).toEqual([]);
  expect(reader.take('}')).toEqual([{ part: 'opening', blocks: [] }]);
  expect(reader.take(',{"part":7},{"part":"ps","blocks":[{"kind":"other"}]},]')).toEqual([]);
  expect(reader.take('}}}}]]]]')).toEqual([]);
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
