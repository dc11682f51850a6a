import { describe, expect, it } from 'vitest';
import { plainSections } from './plain-sections.ts';
import { openingsIn } from './read-openings.ts';

const ONE = { text: 'I cut a checkout from 8 to 2 seconds.', facts: ['F1'] };
const TWO = { text: 'Which of the "two" carts fails: [a] or {b}?', facts: [] };
const SECTIONS = '{"sections":[{"part":"opening","blocks":[]}]';
const LISTED = `${SECTIONS},"openings":${JSON.stringify([ONE, TWO])}}`;

describe('the other openings of an answer', () => {
  it.each([
    ['JSON', LISTED],
    ['JSON in a fence after some talk', `Sure! Here it is:\n\`\`\`json\n${LISTED}\n\`\`\`\nAnything else?`],
    ['JSON around JSON', `{"proposal":${LISTED}}`],
    ['JSON behind thoughts about it', `<think>"openings": ["which?"] maybe</think>${LISTED}`],
    [
      'another name, and a comma too many',
      `${SECTIONS},"other_openings" : [${JSON.stringify(ONE)},${JSON.stringify(TWO)},]}`,
    ],
    ['bare texts', `${SECTIONS},"openings":["${ONE.text} (F1)",${JSON.stringify(TWO.text)}]}`],
    ['plain text', `[opening]\nI built it. (F2)\n\n[openings]\n- ${ONE.text} (F1)\n2. ${TWO.text}\n`],
    ['plain text before another section', `## Other_Openings\n${ONE.text} (F1)\n\n${TWO.text}\n[ps]\nA last word.`],
  ])('are read from %s', (_, answer) => {
    expect(openingsIn(answer)).toEqual([ONE, TWO]);
  });

  it('are none without a list, and the complete items of a cut one', () => {
    expect(openingsIn(SECTIONS)).toEqual([]);
    expect(openingsIn(`${SECTIONS},"openings":[]}`)).toEqual([]);
    expect(openingsIn(`${SECTIONS},"openings":[${JSON.stringify(ONE)},{"text":"I mov`)).toEqual([ONE]);
    expect(openingsIn(`${SECTIONS},"openings":[7,{"facts":["F1"]},null,{"text":"A","facts":"F1"}]}`)).toEqual([]);
  });
});

it('in plain text are no part of the section before them', () => {
  const [section, ...more] = plainSections(`[next_step]\nWhich cart fails?\n[openings]\n${ONE.text} (F1)`);
  expect(more).toEqual([]);
  expect(section?.blocks.flatMap(({ sentences }) => sentences)).toEqual([{ text: 'Which cart fails?', facts: [] }]);
});
