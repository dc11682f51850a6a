import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FACT_KINDS, factsOfTexts, labelledFact, type ProfileFact, textsOfFacts, withFacts } from './facts.ts';
import { sentencesOf } from './lines.ts';

const fact = (kind: ProfileFact['kind'], text: string): ProfileFact => ({ kind, text });

const FACTS = [
  fact('project', 'Moved 12 shops from Magento to Shopify in 2024.'),
  fact('skill', 'Liquid, React, CSS'),
  fact('certificate', 'Shopify Partner, 2023'),
  fact('about', 'I work from Lisbon.'),
  fact('rate', '$60 an hour'),
  fact('availability', '30 hours a week'),
  fact('time_zone', 'UTC+1'),
  fact('link', 'https://anna.example/shops'),
];

describe('facts of a profile', () => {
  it('are stored in the texts that letters read, and read from them again', () => {
    const texts = textsOfFacts(FACTS);
    expect(texts).toEqual({
      skillsAndExperience:
        'Moved 12 shops from Magento to Shopify in 2024.\nSkills: Liquid, React, CSS\nCertificate: Shopify Partner, 2023',
      aboutMeStatement: 'I work from Lisbon.\nRate: $60 an hour\nAvailability: 30 hours a week\nTime zone: UTC+1',
      portfolio: 'https://anna.example/shops',
    });
    expect(factsOfTexts(texts)).toEqual(FACTS);
  });

  it('are read from texts that nobody wrote for this', () => {
    const facts = factsOfTexts({
      skillsAndExperience: '➤ Built 12 shops\r\n✅ Cut loading to 0.9 s\n\n• Liquid, React, CSS\nrate: $60/h',
      aboutMeStatement: 'I am Anna. I like tea.\n – I answer within a day',
      portfolio: 'Tea shop → https://tea.example',
    });
    expect(facts).toEqual([
      fact('project', 'Built 12 shops'),
      fact('project', 'Cut loading to 0.9 s'),
      fact('skill', 'Liquid, React, CSS'),
      fact('rate', '$60/h'),
      fact('about', 'I am Anna. I like tea.'),
      fact('about', 'I answer within a day'),
      fact('link', 'Tea shop → https://tea.example'),
    ]);
  });

  it('are the same after any number of edits, whatever the texts were', () => {
    const line = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('Rate: 5', 'a, b, c', '• x', '1. y', '', 'Acme: z'),
    );
    const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(text, text, text, (skillsAndExperience, aboutMeStatement, portfolio) => {
        const stored = textsOfFacts(factsOfTexts({ skillsAndExperience, aboutMeStatement, portfolio }));
        expect(textsOfFacts(factsOfTexts(stored))).toEqual(stored);
      }),
    );
  });

  it('are added once', () => {
    const added = withFacts(
      [fact('project', 'Built a shop.')],
      [fact('project', 'built a shop'), fact('about', 'New')],
    );
    expect(added).toEqual([fact('project', 'Built a shop.'), fact('about', 'New')]);
  });

  it('have a label only where letters answer by it', () => {
    expect(FACT_KINDS.filter((kind) => labelledFact(textsOfFacts([fact(kind, 'x y')]).aboutMeStatement))).toEqual([
      'rate',
      'availability',
      'time_zone',
    ]);
    expect(labelledFact('Rated by 40 clients: excellent')).toBeUndefined();
  });
});

it('cuts a text into its sentences, also one without capitals', () => {
  expect(sentencesOf('I use Node.js a lot. It works, e.g. for shops.')).toHaveLength(2);
  expect(sentencesOf('soy Ana y edito audio. hace un año edito un programa. cobro 20 dólares.')).toHaveLength(3);
  expect(sentencesOf('I mix, master, cut etc. and send approx. ten files')).toHaveLength(1);
  expect(sentencesOf('An episode takes me two days. $80 per episode. 12 shows so far')).toHaveLength(3);
  const inLowerCase = 'i edit podcasts. an episode takes two days. $80 per episode. i can start monday.';
  expect(sentencesOf(inLowerCase)).toHaveLength(4);
  const mixed = 'edited 60 episodes. An episode takes me two days. $80 each. can start monday. i use reaper';
  expect(sentencesOf(mixed)).toHaveLength(5);
  for (const one of [
    'i mix, master, cut etc. and send approx. ten files',
    'I cut films of max. 5 minutes',
    'I ran the newsletter of a bank from Jan. 2020 to Dec. 2022.',
    'Mein Satz ist 60 € zzgl. 19 % MwSt.',
    'I design decks for two Inc. 500 companies.',
    'Edité aprox. 30 libros de máx. 90 páginas',
    'Termin war am 12. 5. in Kassel',
    'Version 4.5. 2 of the tool',
  ])
    expect(sentencesOf(one)).toEqual([one]);
});
