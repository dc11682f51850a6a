import { describe, expect, it } from 'vitest';
import type { Fact } from '#shared/proposals/blocks.ts';
import { analyzePost } from '../analyze/index.ts';
import { factFor, proofsFor } from './proof.ts';
import { familiesIn } from './roots.ts';
import { tellingOf } from './telling.ts';

const about = (...texts: string[]): Fact[] => texts.map((text, at) => ({ id: `F${at + 1}`, text, from: 'about' }));
const skills = (text: string): Fact => ({ id: 'S1', text, from: 'skills' });
const told = (title: string, description: string, facts: Fact[]) =>
  proofsFor(analyzePost({ title, description }), facts).sentences.map(({ text }) => text);

it.each([
  ['Ghostwriter', 'ghostwrote'],
  ['ghost-writing', 'ghostwritten'],
  ['writer', 'wrote'],
  ['editor', 'edited'],
  ['translator', 'translation'],
  ['translated', 'translating'],
  ['designer', 'designs'],
  ['illustrations', 'illustrator'],
  ['migration', 'migrated'],
  ['analyst', 'analyzed'],
  ['bookkeeper', 'bookkeeping'],
])('%s and %s are of one family', (one, other) => {
  expect(familiesIn(one)).toEqual(familiesIn(other));
});

it('format and form are not', () => {
  expect(familiesIn('format')).not.toEqual(familiesIn('form'));
});

describe('the best proof', () => {
  const memoir = ['Ghostwriter for a memoir', 'Write the story of a lorry driver from twenty talks.'] as const;

  it('meets the job in other forms of its words', () => {
    const facts = about('I repaired clocks in Graz.', 'I ghostwrote a memoir about sheep farming.');
    expect(told(...memoir, facts)).toEqual(['I ghostwrote a memoir about sheep farming.']);
  });

  it('is none where nothing speaks of the job, and then it is said who is writing', () => {
    const facts = [...about('I built 12 booking sites for ferries.'), skills('PHP, MySQL')];
    expect(told(...memoir, facts)).toEqual([]);
    const [title, description] = memoir;
    expect(proofsFor(analyzePost({ title, description }), facts).introduction).toEqual({
      text: 'A few words on who is writing. I built 12 booking sites for ferries.',
      evidence: ['F1'],
    });
  });

  it('lists the skills that are asked for, and no people', () => {
    const facts = [skills('Ghostwriting, Content Writers, PHP')];
    expect(told(...memoir, facts)).toEqual(['Skills on my side that your post asks for: Ghostwriting.']);
  });
});

describe('a sentence that leans on the one before', () => {
  it('takes it along', () => {
    const facts = about(
      'I migrated a ceramics shop to Shopify.',
      'I rebuilt its price list and set up 5,100 redirects.',
    );
    expect(tellingOf(facts).map(({ text, evidence }) => [text, evidence])).toEqual([
      ['I migrated a ceramics shop to Shopify.', ['F1']],
      ['I migrated a ceramics shop to Shopify. I rebuilt its price list and set up 5,100 redirects.', ['F1', 'F2']],
    ]);
  });

  it('does not stand where there is none', () => {
    expect(tellingOf(about('I rebuilt its price list.', 'They asked me to stay, so I kept the site.'))).toEqual([]);
  });

  it('stands alone where it names what it means', () => {
    expect(tellingOf(about('I migrated two shops and their price lists.'))).toHaveLength(1);
  });
});

it('answers what books there are by one that matches', () => {
  const facts = about('I repaired clocks in Graz.', 'I ghostwrote a memoir about sheep farming.');
  expect(factFor('What books have you done for regular people?', facts)?.evidence).toEqual(['F2']);
  expect(factFor('Which looms have you repaired?', about('I wrote songs.'))).toBeNull();
});
