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

  it('is nothing for a visitor who entered nothing', () => {
    expect(collectFacts(NONE)).toEqual([]);
  });
});
