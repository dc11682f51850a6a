import { getDocumentProxy } from 'unpdf';
import { FileRefused, MAX_PAGES } from './refusals.ts';

/** More than this between two lines, as a share of the usual distance, begins a new paragraph. */
const GAP = 1.45;

/** The lines of a PDF, a blank line between paragraphs; `onPage` hears of each page that is read. @throws FileRefused */
export async function pdfText(bytes: Uint8Array, onPage: (done: number, of: number) => void): Promise<string> {
  const pdf = await open(bytes);
  if (pdf.numPages > MAX_PAGES) throw new FileRefused('too_many_pages');
  const pages: string[] = [];
  for (let page = 1; page <= pdf.numPages; page += 1) {
    pages.push(await textOfPage(pdf, page));
    onPage(page, pdf.numPages);
  }
  const text = pages.join('\n\n');
  if (!/[\p{L}\p{N}]/u.test(text)) throw new FileRefused('no_text');
  return text;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    // Nothing of a PDF is ever run: its fonts are not drawn, and evaluating code is off.
    return await getDocumentProxy(bytes, { isEvalSupported: false, useSystemFonts: false, verbosity: 0 });
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.name === 'PasswordException';
    throw new FileRefused(isLocked ? 'encrypted' : 'broken', { cause });
  }
}

interface Line {
  text: string;
  /** From the bottom of the page. */
  readonly y: number;
}

async function textOfPage(pdf: Pdf, number: number): Promise<string> {
  try {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    page.cleanup();
    return inParagraphs(linesOf(items));
  } catch (cause) {
    throw new FileRefused('broken', { cause });
  }
}

type Item = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>['items'][number];

function linesOf(items: readonly Item[]): Line[] {
  const lines: Line[] = [];
  let isNew = true;
  for (const item of items) {
    if (!('str' in item)) continue;
    const y = Number(item.transform[5]);
    const last = lines.at(-1);
    if (isNew || !last) lines.push({ text: item.str, y });
    else last.text += item.str;
    isNew = item.hasEOL;
  }
  return lines.filter(({ text }) => text.trim() !== '');
}

function inParagraphs(lines: readonly Line[]): string {
  const steps = lines.slice(1).map(({ y }, index) => Math.abs((lines[index]?.y ?? y) - y));
  const usual = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
  return lines
    .map(({ text }, index) => {
      const step = steps[index - 1] ?? 0;
      return `${index > 0 ? (step > usual * GAP ? '\n\n' : '\n') : ''}${text.trim()}`;
    })
    .join('');
}
