import { describe, expect, it } from 'vitest';
import { MASKED_KINDS, type MaskedKind } from '#shared/proposals/masking.ts';
import { textsToHide } from './find.ts';
import { Mask } from './mask.ts';

const found = (text: string, kind: MaskedKind, known: readonly string[] = []) =>
  textsToHide(text, [kind], known).map((one) => one.text);

describe('what is found to be hidden', () => {
  it.each([
    ['Hi Anna, we need a shop.', ['Anna']],
    ['Hi there, we need a shop.', []],
    ['Dear Hiring Manager,', []],
    ['My name is Piotr Nowak and I sell tea.', ['Piotr Nowak', 'Piotr', 'Nowak']],
    ['I’m Lucy from Graz.', ['Lucy']],
    ['We pay weekly.\n\nBest regards,\nTom Baker', ['Tom Baker', 'Tom', 'Baker']],
    ['Thanks, Priya', ['Priya']],
    ['Thanks, and please send samples.', []],
    ['I led it with Sarah van Dyke for a year.', ['Sarah van Dyke', 'Sarah', 'Dyke']],
    ['You will report to Dr. Okafor.', ['Okafor']],
    ['Kettle & Leaf Ltd. sells tea.', ['Kettle & Leaf Ltd.', 'Kettle & Leaf Ltd', 'Kettle & Leaf']],
    ['I worked at Globex and Initech before.', ['Globex', 'Initech']],
    ['We are Looking for a developer.', []],
    ['I worked with Shopify and React Native.', []],
    ['Me llamo Carmen Ruiz.', ['Carmen Ruiz', 'Carmen', 'Ruiz']],
    ['Mit freundlichen Grüßen\nJürgen Wolf', ['Jürgen Wolf', 'Jürgen', 'Wolf']],
  ])('knows the names in: %s', (text, names) => {
    expect(found(text, 'names', ['Shopify', 'React Native'])).toEqual(names);
  });

  it.each([
    ['My budget is $500.', ['$500']],
    ['It pays 1,200.50 USD a month', ['1,200.50 USD']],
    ['between $30 and €45/hr', ['$30', '€45']],
    ['$30-50/hr, or US$ 2k', ['$30-50', 'US$ 2k']],
    ['etwa 1.500 € oder 40 Euro', ['1.500 €', '40 Euro']],
    ['40 euros for 2,300 products in 3 days', ['40 euros']],
    ['Windows 10, 5k users and 12 pages', []],
    ['Budget: 500-700 for 40 pages', ['500-700']],
    ['The rate is about 45 an hour, 20 hours', ['45']],
  ])('knows the amounts of money in: %s', (text, amounts) => {
    expect(found(text, 'amounts')).toEqual(amounts);
  });

  it.each([
    ['See https://anna.example/work, and www.shop.com.', ['https://anna.example/work', 'www.shop.com']],
    ['Our shop is kettle-leaf.com/tea today', ['kettle-leaf.com/tea']],
    ['Node.js, ASP.NET and Vue.js', []],
    ['Write to anna@anna.example', []],
  ])('knows the links in: %s', (text, links) => {
    expect(found(text, 'links')).toEqual(links);
  });

  it('knows e-mail addresses', () => {
    expect(found('Write to anna.k+jobs@mail.anna.example or bob@b.example.', 'emails')).toEqual([
      'anna.k+jobs@mail.anna.example',
      'bob@b.example',
    ]);
  });

  it('finds nothing that was not asked for', () => {
    expect(textsToHide('Hi Anna, $500 for anna@anna.example', [], [])).toEqual([]);
  });
});

const TEXT = 'Hi Anna Keller! ANNA KELLER pays $500. Anna’s shop, https://Anna.example, is at https://anna.example.';
const maskOf = (text: string) => new Mask(textsToHide(text, MASKED_KINDS, []), text);

describe('hiding', () => {
  it('puts one placeholder for one text, and brings back each spelling as it was', () => {
    const mask = maskOf(TEXT);
    const sent = mask.hide(TEXT);
    expect(sent).toBe('Hi {{NAME_1}}! {{NAME_2}} pays {{AMOUNT_1}}. {{NAME_3}}’s shop, {{LINK_1}}, is at {{LINK_2}}.');
    expect(mask.hide(TEXT)).toBe(sent);
    expect(mask.restore(sent)).toBe(TEXT);
    expect(mask.hidden.map(({ text }) => text)).toEqual([
      'Anna Keller',
      'ANNA KELLER',
      '$500',
      'Anna',
      'https://Anna.example',
      'https://anna.example',
    ]);
  });

  it('hides what holds hyphens, slashes and other signs, and brings it back', () => {
    const text = 'Hi Anne-Marie Roux, $30-50 (or US$ 2k) for kettle-leaf.com/tea?a=1|2, mail a.b+c@d-e.example.';
    const mask = maskOf(text);
    const sent = mask.hide(text);
    expect(sent).not.toMatch(/Anne|Roux|30|2k|kettle|d-e/);
    expect(mask.restore(sent)).toBe(text);
  });

  it('takes no part of a word for a name', () => {
    const mask = maskOf('Hi Art, we sell Artwork and art.');
    expect(mask.hide('Art sells Artwork and art.')).toBe('{{NAME_1}} sells Artwork and art.');
  });

  it('knows a name in small letters where the text has no such word', () => {
    const mask = maskOf('Hi Marta, hi Art: we sell art.');
    expect(mask.hide('for marta and art')).toBe('for {{NAME_1}} and art');
    expect(mask.restore('for {{NAME_1}}')).toBe('for marta');
  });

  it('gives no placeholder that the post holds itself, and brings nothing into one', () => {
    const mask = maskOf('Hi Anna, print {{NAME_1}} in the template.');
    expect(mask.hide('Hi Anna, print {{NAME_1}}')).toBe('Hi {{NAME_2}}, print {{NAME_1}}');
    expect(mask.restore('{{NAME_1}} and {{NAME_2}}')).toBe('{{NAME_1}} and Anna');
  });

  it.each([
    '{{NAME_9}}',
    '{{name_1}}',
    '{NAME_1}',
    'NAME_1',
    'NAME 1',
    '{{ NAME_1 }}',
    '{{NOME_1}}',
    '[AMOUNT-1]',
    'name_1',
    'It is {{NAME_1} here',
    '{{{NAME_1}}}',
  ])('knows what a model has bent: %s', (said) => {
    const mask = maskOf(TEXT);
    mask.hide(TEXT);
    expect(mask.hasRemains(`So ${said} it is.`)).toBe(true);
    expect(mask.hasRemains('So {{NAME_1}} pays {{AMOUNT_1}} for the first link.')).toBe(false);
  });

  it('looks for nothing where nothing is hidden', () => {
    const mask = new Mask([], '');
    expect([mask.hide(TEXT), mask.hasRemains('{{ user.name }}')]).toEqual([TEXT, false]);
  });
});
