import { describe, expect, it } from 'vitest';
import { collectFacts } from './facts.ts';

const NONE = { skillsAndExperience: '', aboutMeStatement: '', portfolio: '', writingSamples: [] };

describe('what a proposal may claim', () => {
  it('is what the user wrote, sentence by sentence, without its dress', () => {
    const facts = collectFacts({
      ...NONE,
      aboutMeStatement: '✅ I move shops between platforms. I use Node.js daily!\n• 𝗧𝗼𝗽 rated ➤ since 2019',
    });
    expect(facts).toEqual([
      { id: 'F1', text: 'I move shops between platforms.', from: 'about' },
      { id: 'F2', text: 'I use Node.js daily!', from: 'about' },
      { id: 'F3', text: 'Top rated since 2019', from: 'about' },
    ]);
  });

  it('leaves out the code word at the head of a past letter, which belongs to another client', () => {
    const facts = collectFacts({ ...NONE, writingSamples: ['PURPLE ELEPHANT\n\nI built a shop for a bakery.'] });
    expect(facts.map((fact) => fact.text)).toEqual(['I built a shop for a bakery.']);
  });

  it('is of the profile where a past letter repeats it', () => {
    const said = 'I built a shop for a bakery.';
    const facts = collectFacts({ ...NONE, aboutMeStatement: said, writingSamples: [`Hello. ${said.toUpperCase()}`] });
    expect(facts.map(({ text, from }) => [text, from])).toEqual([
      [said, 'about'],
      ['Hello.', 'sample'],
    ]);
  });

  it('ends at 160 sentences, however long the texts are', () => {
    const lines = Array.from({ length: 3_000 }, (_, at) => `Shop ${at}`).join('\n');
    expect(collectFacts({ ...NONE, portfolio: lines, aboutMeStatement: 'a\n'.repeat(9_000) })).toHaveLength(160);
  });

  it('is nothing for a visitor who entered nothing', () => {
    expect(collectFacts(NONE)).toEqual([]);
  });
});
