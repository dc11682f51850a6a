import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { aPdf } from '#shared/profiles/pdf.fixture.ts';
import { factsOfText } from './facts-of-text.ts';
import { fileKind } from './file-kind.ts';
import { forPreview, type ImportedLine } from './imported-line.ts';
import { pdfText } from './pdf-text.ts';
import { readDocument } from './read-document.ts';
import { FileRefused, MAX_FILE_BYTES, MAX_LINES, MAX_PAGES } from './refusals.ts';

const shown = (lines: readonly ImportedLine[]) =>
  lines.map(({ kind, text, isTicked }) => `${isTicked ? 'x' : '-'} ${kind}: ${text}`);

async function refusalOf(reading: () => unknown): Promise<string> {
  try {
    await reading();
    return 'none';
  } catch (error) {
    return error instanceof FileRefused ? error.refusal : String(error);
  }
}

const readPdf = (bytes: Uint8Array) => pdfText(bytes, () => undefined);

const XMLNS = 'xmlns:w="w" xmlns:r="r"';
const paragraph = (inside: string) => `<w:p>${inside}</w:p>`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const docx = (body: string, more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'word/document.xml': strToU8(`<?xml version="1.0"?><w:document ${XMLNS}><w:body>${body}</w:body></w:document>`),
    ...more,
  });

describe('a PDF', () => {
  it('is read page by page, with lines that the page broke made whole', async () => {
    const pages: number[][] = [];
    const text = await pdfText(
      aPdf([
        [
          'Experience',
          '',
          '• Moved 12 shops from Magento to Shopify in two years, and kept every',
          'address that search engines knew',
          '• Cut loading from 4.1 to 0.9 seconds (phones)',
        ],
        ['Skills', '', 'Liquid, React, CSS'],
      ]),
      (...page) => pages.push(page),
    );
    expect(pages).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(shown(factsOfText(text))).toEqual([
      'x project: Moved 12 shops from Magento to Shopify in two years, and kept every address that search engines knew',
      'x project: Cut loading from 4.1 to 0.9 seconds (phones)',
      'x skill: Liquid, React, CSS',
    ]);
  });

  it.each([
    ['with a password', aPdf([['Hello']], { isEncrypted: true }), 'encrypted'],
    ['that breaks off', aPdf([['Hello']]).slice(0, 300), 'broken'],
    ['of nothing but its first bytes', strToU8('%PDF-1.4'), 'broken'],
    ['without text, as a scan', aPdf([[], []]), 'no_text'],
    ['of too many pages', aPdf(Array.from({ length: MAX_PAGES + 1 }, () => ['Hello'])), 'too_many_pages'],
  ])('%s is refused', async (_which, bytes, refusal) => {
    expect(fileKind(bytes)).toBe('pdf');
    expect(await refusalOf(() => readPdf(bytes))).toBe(refusal);
  });
});

describe('a Word document', () => {
  it('is read by its paragraphs, lists and links', () => {
    const bytes = docx(
      [
        paragraph(run('Projects')),
        paragraph(
          `<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>${run('Moved 12 shops ')}${run('&amp; kept every address')}`,
        ),
        paragraph(
          `<w:pPr><w:numPr/></w:pPr>${run('Cut loading')}<w:r><w:tab/></w:r>${run('to 0.9 seconds on phones')}`,
        ),
        paragraph(run('Links')),
        paragraph(`<w:hyperlink r:id="r1">${run('Tea shop')}</w:hyperlink>`),
        `<w:tbl><w:tr><w:tc>${paragraph(run('Rate: $60 an hour'))}</w:tc></w:tr></w:tbl>`,
        paragraph(''),
      ].join(''),
      {
        'word/_rels/document.xml.rels': strToU8(
          '<Relationships><Relationship Id="r1" Target="https://tea.example/" TargetMode="External"/></Relationships>',
        ),
      },
    );
    expect(shown(readDocument(bytes))).toEqual([
      'x project: Moved 12 shops & kept every address',
      'x project: Cut loading to 0.9 seconds on phones',
      'x link: Tea shop https://tea.example/',
      'x rate: $60 an hour',
    ]);
  });

  it.each([
    ['of broken XML', docx('<w:p>'), 'broken'],
    ['that names an entity of its own', docx('<w:p><w:r><w:t>&bomb;</w:t></w:r></w:p>'), 'broken'],
    ['that breaks off', docx(paragraph(run('Hello'))).slice(0, 120), 'broken'],
    ['without text', docx(paragraph('')), 'no_text'],
    ['with a password, or of before 2007', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'old_word'],
  ])('%s is refused', async (_which, bytes, refusal) => {
    expect(await refusalOf(() => readDocument(bytes))).toBe(refusal);
  });
});

describe('a ZIP', () => {
  it('that unpacks to far more than it is, is not unpacked', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(20 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(() => readDocument(bomb))).toBe('too_big_inside');
  });

  it('that lies about how much it holds gets no more room than it says', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(20 * 1024 * 1024) });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    // The size in the directory at the end, which is the one that is read.
    const directory = view.getUint32(bomb.length - 6, true);
    view.setUint32(directory + 24, 64, true);
    expect(await refusalOf(() => readDocument(bomb))).toBe('broken');
  });

  it('of something else is refused', async () => {
    expect(await refusalOf(() => readDocument(zipSync({ 'xl/workbook.xml': strToU8('<a/>') })))).toBe('wrong_type');
  });

  it('of too many files is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`f${at}`, strToU8('')]));
    expect(await refusalOf(() => readDocument(zipSync(many)))).toBe('too_big_inside');
  });
});

describe('a LinkedIn export', () => {
  it('is read from its tables about work, quotes and line breaks included; messages and contacts are not', () => {
    const bytes = zipSync({
      'Basic/Positions.csv': strToU8(
        '\uFEFFCompany Name,Title,Description,Location,Started On,Finished On\r\n"Acme, Inc.",Shop Developer,"• Moved 12 shops to ""Plus"" in 2023\n• Cut loading to 0.9 seconds",Lisbon,Mar 2019,Nov 2022\r\nBeta,Lead,,,Dec 2022,\r\n',
      ),
      'Basic/Skills.csv': strToU8('Name\nLiquid\nReact\n'),
      'Basic/Certifications.csv': strToU8('Name,Url,Authority,Started On\nShopify Partner,,Shopify,Mar 2023\n'),
      'Basic/Profile.csv': strToU8(
        'Summary,Websites\n"I work from Lisbon, with shops only.",[PORTFOLIO:https://anna.example]\n',
      ),
      'Basic/Projects.csv': strToU8(
        'Title,Description,Url\nTea shop,I built a shop for 400 teas.,https://tea.example\n',
      ),
      'messages.csv': strToU8('FROM,CONTENT\nBob,Secret\n'),
    });
    expect(shown(readDocument(bytes))).toEqual([
      'x project: Tea shop: I built a shop for 400 teas.',
      'x link: Tea shop: https://tea.example',
      '- project: I worked as Shop Developer at Acme, Inc. from 2019 to 2022.',
      'x project: Moved 12 shops to "Plus" in 2023',
      'x project: Cut loading to 0.9 seconds',
      '- project: I work as Lead at Beta since 2022.',
      'x skill: Liquid, React',
      'x certificate: Shopify Partner, Shopify, 2023',
      'x about: I work from Lisbon, with shops only.',
      'x link: https://anna.example',
    ]);
  });
});

describe('a JSON Resume', () => {
  const json = (value: unknown) => strToU8(JSON.stringify(value));

  it('is read by its parts', () => {
    const lines = readDocument(
      json({
        basics: {
          name: 'Anna',
          email: 'a@b.example',
          summary: 'I move shops for food brands.',
          url: 'https://anna.example',
          profiles: [{ network: 'GitHub', url: 'https://github.com/anna' }],
        },
        work: [
          {
            name: 'Acme',
            position: 'Developer',
            startDate: '2019-03-01',
            endDate: '2022-01-01',
            highlights: ['Moved 12 shops to Shopify'],
          },
        ],
        projects: [{ name: 'Tea shop', description: 'I built a shop for 400 teas.', url: 'https://tea.example' }],
        skills: [{ name: 'Front end', keywords: ['Liquid', 'React'] }, { name: 'SEO' }],
        certificates: [{ name: 'Shopify Partner', issuer: 'Shopify', date: '2023-01-01' }],
      }),
    );
    expect(shown(lines)).toEqual([
      'x project: Tea shop: I built a shop for 400 teas.',
      'x link: Tea shop: https://tea.example',
      '- project: I worked as Developer at Acme from 2019 to 2022.',
      'x project: Moved 12 shops to Shopify',
      'x skill: Front end: Liquid, React',
      'x skill: SEO',
      'x certificate: Shopify Partner, Shopify, 2023',
      'x about: I move shops for food brands.',
      'x link: https://anna.example',
      'x link: GitHub: https://github.com/anna',
    ]);
  });

  it('with parts of the wrong type is read as far as it goes', () => {
    const lines = readDocument(
      json({ basics: 7, work: 'none', skills: [{ name: 'SEO', keywords: 'x' }, 3], projects: [null] }),
    );
    expect(lines).toEqual([]);
    expect(shown(readDocument(json({ work: [{ position: 5, highlights: ['Moved 12 shops to Shopify'] }] })))).toEqual([
      'x project: Moved 12 shops to Shopify',
    ]);
  });

  it.each([
    ['that breaks off', strToU8('{"basics": {'), 'broken'],
    ['of another kind', json({ dependencies: {} }), 'wrong_type'],
  ])('%s is refused', async (_which, bytes, refusal) => {
    expect(await refusalOf(() => readDocument(bytes))).toBe(refusal);
  });
});

describe('any other file', () => {
  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0, 0xff]), 'wrong_type'],
    ['RTF', strToU8('{\\rtf1 hello}'), 'wrong_type'],
    ['an empty one', new Uint8Array(), 'no_text'],
    ['one that is too large', new Uint8Array(MAX_FILE_BYTES + 1), 'too_large'],
  ])('%s is refused', async (_which, bytes, refusal) => {
    expect(await refusalOf(() => readDocument(bytes))).toBe(refusal);
  });
});

describe('what is previewed', () => {
  it('is each line once, and no more than can be looked at', () => {
    const line = (text: string): ImportedLine => ({ kind: 'project', text, isTicked: true });
    expect(forPreview([line('Built a shop.'), line('built a shop')])).toEqual([line('Built a shop.')]);
    expect(forPreview(Array.from({ length: 500 }, (_, at) => line(`Shop ${at}`)))).toHaveLength(MAX_LINES);
  });

  it('is refused where there is nothing', async () => {
    expect(await refusalOf(() => forPreview([]))).toBe('nothing_found');
  });
});
