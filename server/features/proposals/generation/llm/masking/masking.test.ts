import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MASKED_KINDS, type MaskedKind } from '#shared/proposals/masking.ts';
import { textsToHide } from './find.ts';
import { Mask } from './mask.ts';

const found = (text: string, kind: MaskedKind, known: readonly string[] = []) =>
  textsToHide(text, [kind], known).map((one) => one.text);

describe('texts to mask', () => {
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
    ['I sell tea with JOSÉ García-Núñez.', ['JOSÉ García-Núñez', 'JOSÉ', 'García-Núñez']],
    ['It pays weekly.\n\ncheers, maria', ['maria']],
    ['It pays weekly.\n\nthanks!\nokafor', ['okafor']],
    ['thanks\nplease send samples', []],
    ['Ask for Okonkwo when you call.', ['Okonkwo']],
    ['I’m Ingrid.', ['Ingrid']],
    ['This is Wanjiru Otieno from the shop.', ['Wanjiru Otieno', 'Wanjiru', 'Otieno']],
    ['That is all.\n-- Tom', ['Tom']],
    ['- Logo Design\n- Brand Guidelines', []],
    ['hi maria, we need a shop', ['maria']],
    ['my name is maria silva and i sell tea', ['maria silva', 'maria', 'silva']],
    ['We start on Jan 5 or Feb 6.', []],
    ['The files come from Priya by Friday.', ['Priya']],
    ['Soy Ainhoa Etxeberria de Bilbao.', ['Ainhoa Etxeberria', 'Ainhoa', 'Etxeberria']],
    ['Hola, Ximena: pregunte por Nahuel.', ['Nahuel', 'Ximena']],
    ['Um abraço,\nThiago Araújo', ['Thiago Araújo', 'Thiago', 'Araújo']],
    ['Aqui é a Iracema da Padaria.', ['Iracema']],
    ['Bonjour, je m’appelle Aurélie Le Goff.', ['Aurélie Le Goff', 'Aurélie', 'Goff']],
    ['Bien à vous,\nMaëlys', ['Maëlys']],
    ['Ich heiße Anneliese Groß. Fragen Sie nach Detlef.', ['Anneliese Groß', 'Detlef', 'Anneliese', 'Groß']],
    ['Viele Grüße\nUte', ['Ute']],
    ['I built it for Brixton Tiles SA last year.', ['Brixton Tiles SA', 'Brixton Tiles']],
    ['I worked at kettle & leaf ltd before.', ['kettle & leaf ltd']],
    ['Gearbeitet habe ich bei Nordwind Segel GmbH.', ['Nordwind Segel GmbH.', 'Nordwind Segel GmbH', 'Nordwind Segel']],
    ['Trabajé en Aldea y Telares.', ['Aldea y Telares']],
  ])('include the names in: %s', (text, names) => {
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
  ])('include the amounts of money in: %s', (text, amounts) => {
    expect(found(text, 'amounts')).toEqual(amounts);
  });

  it.each([
    ['See https://anna.example/work, and www.shop.com.', ['https://anna.example/work', 'www.shop.com']],
    ['Our shop is kettle-leaf.com/tea today', ['kettle-leaf.com/tea']],
    ['Node.js, ASP.NET and Vue.js', []],
    ['Write to anna@anna.example', []],
  ])('include the links in: %s', (text, links) => {
    expect(found(text, 'links')).toEqual(links);
  });

  it.each([
    ['Call +44 20 7946 0958 or (555) 010-9999.', ['+44 20 7946 0958', '(555) 010-9999']],
    ['WhatsApp: 600 123 456', ['600 123 456']],
    ['Tel. 030/1234567, mobil 0171 2345678', ['030/1234567', '0171 2345678']],
    ['01 42 68 53 00 le matin', ['01 42 68 53 00']],
    ['It starts 2026-05-01 or 01.05.2026, with 10 000 000 rows and 2,300 products.', []],
    ['The years 1990-2005, part 123456789 and $1,200.50', []],
  ])('include the telephone numbers in: %s', (text, phones) => {
    expect(found(text, 'phones')).toEqual(phones);
  });

  it.each([
    ['Send it to 12 Mill Lane, Bristol. I am there.', ['12 Mill Lane, Bristol']],
    ['We are at 4500 Oak Park Blvd, Suite 12, Austin, TX 78701.', ['4500 Oak Park Blvd, Suite 12, Austin, TX 78701']],
    ['Unser Laden: Lange Gasse 7a, 8010 Graz', ['Lange Gasse 7a, 8010 Graz']],
    ['Büro: Hauptstraße 12, 10115 Berlin.', ['Hauptstraße 12, 10115 Berlin']],
    ['12 bis, rue de la République, 69002 Lyon', ['12 bis, rue de la République, 69002 Lyon']],
    ['Calle de Alcalá, 45, 28014 Madrid', ['Calle de Alcalá, 45, 28014 Madrid']],
    ['Rua Augusta, 1500 em Lisboa', ['Rua Augusta, 1500']],
    ['PO Box 4412', ['PO Box 4412']],
    ['10 pages in 3 days, one way or another', []],
  ])('include the addresses in: %s', (text, addresses) => {
    expect(found(text, 'addresses')).toEqual(addresses);
  });

  it.each([
    ['I am @tea_maria there', ['@tea_maria']],
    ['Skype: live.maria-77', ['live.maria-77']],
    ['IBAN DE89 3704 0044 0532 0130 00', ['DE89 3704 0044 0532 0130 00']],
    ['account no. 00123-4567', ['00123-4567']],
    ['card 4111 1111 1111 1111', ['4111 1111 1111 1111']],
    ['Our CPF is 123.456.789-09', ['123.456.789-09']],
    ['npm i @types/node, then @media print and bob@b.example', []],
    ['an account manager and 40 customer emails', []],
  ])('include the handles and account numbers in: %s', (text, accounts) => {
    expect(found(text, 'accounts')).toEqual(expect.arrayContaining(accounts));
    if (accounts.length === 0) expect(found(text, 'accounts')).toEqual([]);
  });

  it('include e-mail addresses', () => {
    expect(found('Write to anna.k+jobs@mail.anna.example or bob@b.example.', 'emails')).toEqual([
      'anna.k+jobs@mail.anna.example',
      'bob@b.example',
    ]);
  });

  it('include nothing that was not chosen', () => {
    expect(textsToHide('Hi Anna, $500 for anna@anna.example', [], [])).toEqual([]);
  });
});

const TEXT = 'Hi Anna Keller! ANNA KELLER pays $500. Anna’s shop, https://Anna.example, is at https://anna.example.';
const maskOf = (text: string) => new Mask(textsToHide(text, MASKED_KINDS, []), text);

describe('masking', () => {
  it('uses one placeholder for one text, and restores each spelling as it was', () => {
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

  it('masks texts with hyphens, slashes and other signs, and restores them', () => {
    const text = 'Hi Anne-Marie Roux, $30-50 (or US$ 2k) for kettle-leaf.com/tea?a=1|2, mail a.b+c@d-e.example.';
    const mask = maskOf(text);
    const sent = mask.hide(text);
    expect(sent).not.toMatch(/Anne|Roux|30|2k|kettle|d-e/);
    expect(mask.restore(sent)).toBe(text);
  });

  it('masks a text of any length', () => {
    const text = `See https://a.example/${'x/'.repeat(60_000)} or bob@b.example.`;
    const mask = maskOf(text);
    expect(mask.hide(text)).toBe('See {{LINK_1}} or {{EMAIL_1}}.');
    expect(mask.restore(mask.hide(text))).toBe(text);
  });

  it('masks a full name in small letters also where the text writes it so', () => {
    const mask = maskOf('My name is Anna Keller. Ask anna keller.');
    expect(mask.hide('the shop of anna keller')).toBe('the shop of {{NAME_1}}');
  });

  it('masks thousands of texts with one prefix, and skips placeholder numbers that the text contains', () => {
    const text = `{{EMAIL_2}} ${Array.from({ length: 4_000 }, (_, at) => `a${at}@b.example`).join(' ')}`;
    const mask = maskOf(text);
    const sent = mask.hide(text);
    expect(sent).not.toContain('@');
    expect(mask.hidden.slice(0, 2).map(({ placeholder }) => placeholder)).toEqual(['{{EMAIL_1}}', '{{EMAIL_3}}']);
    expect(mask.restore(sent)).toBe(text);
  });

  it('masks no part of a word', () => {
    const mask = maskOf('Hi Art, we sell Artwork and art.');
    expect(mask.hide('Art sells Artwork and art.')).toBe('{{NAME_1}} sells Artwork and art.');
  });

  it('masks a name in small letters where the text has no such word', () => {
    const mask = maskOf('Hi Marta, hi Art: we sell art.');
    expect(mask.hide('for marta and art')).toBe('for {{NAME_1}} and art');
    expect(mask.restore('for {{NAME_1}}')).toBe('for marta');
  });

  it('uses no placeholder that the post contains, and restores nothing into one', () => {
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
  ])('recognises a placeholder changed by a model: %s', (said) => {
    const mask = maskOf(TEXT);
    mask.hide(TEXT);
    expect(mask.hasRemains(`So ${said} it is.`)).toBe(true);
    expect(mask.hasRemains('So {{NAME_1}} pays {{AMOUNT_1}} for the first link.')).toBe(false);
  });

  it('looks for nothing where nothing is masked', () => {
    const mask = new Mask([], '');
    expect([mask.hide(TEXT), mask.hasRemains('{{ user.name }}')]).toEqual([TEXT, false]);
  });
});

/** Texts similar to masked ones and to placeholders, and others. */
const HOSTILE = fc.array(
  fc.oneof(
    fc.constantFrom(
      ...[
        'Anna',
        'ANNA',
        'anna',
        'Hi Anna',
        'My name is José',
        'Keller',
        '$5',
        '{{NAME_1}}',
        '{{',
        '}}',
        '{{AMOUNT_1}}',
        'budget 12',
      ],
      ...[
        '+44 20 7946 0958',
        '@anna',
        'a@b.example',
        'https://a.example/x?y={{LINK_1}}',
        '12 Mill Lane',
        '\u{1F469}\u200D\u{1F4BB}',
      ],
      ...[
        '\\',
        '$&',
        '$1',
        '(',
        '[a]',
        '\n',
        ' ',
        ' ',
        ', ',
        '-- Tom',
        'thanks, maria\n',
        'İ',
        'ß',
        '\uD800',
        '\u202E',
        'NAME_1',
        '_1}}',
      ],
    ),
    fc.string({ unit: 'binary', maxLength: 6 }),
  ),
  { maxLength: 24 },
);

describe('any text', () => {
  it('is restored exactly', () => {
    fc.assert(
      fc.property(HOSTILE, (pieces) => {
        const text = pieces.join('');
        const mask = maskOf(text);
        expect(mask.restore(mask.hide(text))).toBe(text);
      }),
      { seed: 8, numRuns: 2_000 },
    );
  });

  it('is sent without the found texts', () => {
    fc.assert(
      fc.property(HOSTILE, (pieces) => {
        const text = pieces.join('');
        const mask = maskOf(text);
        const sent = mask.hide(text).replace(/\{\{[A-Z]+_\d+\}\}/g, ' ');
        const own = textsToHide(text, ['emails', 'phones'], []).map((one) => one.text);
        expect(own.filter((one) => ` ${sent} `.includes(` ${one} `))).toEqual([]);
      }),
      { seed: 9, numRuns: 1_000 },
    );
  });
});
