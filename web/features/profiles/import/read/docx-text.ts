import { strFromU8 } from 'fflate';
import { SaxesParser } from 'saxes';
import { FileRefused } from './refusals.ts';
import { filesInZip } from './unzip.ts';

export const DOCX_BODY = 'word/document.xml';
const LINKS = 'word/_rels/document.xml.rels';

/** The paragraphs of a Word document, a blank line between them; items of lists begin with '• '. @throws FileRefused */
export function docxText(bytes: Uint8Array): string {
  const files = filesInZip(bytes, (name) => name === DOCX_BODY || name === LINKS);
  const body = files[DOCX_BODY];
  if (!body) throw new FileRefused('wrong_type');
  const links = files[LINKS];
  return paragraphsOf(strFromU8(body), links ? linksOf(strFromU8(links)) : new Map());
}

function paragraphsOf(xml: string, links: ReadonlyMap<string, string>): string {
  const paragraphs: string[] = [];
  let text = '';
  let isItem = false;
  let isText = false;
  let link: string | undefined;
  parse(xml, {
    open(name, attributes) {
      if (name === 'w:t') isText = true;
      else if (name === 'w:tab') text += ' ';
      else if (name === 'w:br' || name === 'w:cr') text += '\n';
      else if (name === 'w:numPr') isItem = true;
      else if (name === 'w:hyperlink') link = links.get(attributes['r:id'] ?? '');
    },
    text(words) {
      if (isText) text += words;
    },
    close(name) {
      if (name === 'w:t') isText = false;
      if (name === 'w:hyperlink') {
        // What a link shows may be its address already.
        if (link && !text.includes(link.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''))) text += ` ${link}`;
        link = undefined;
      }
      if (name !== 'w:p') return;
      if (text.trim() !== '') paragraphs.push(isItem ? `• ${text.trim()}` : text.trim());
      text = '';
      isItem = false;
    },
  });
  return paragraphs.join('\n\n');
}

function linksOf(xml: string): Map<string, string> {
  const links = new Map<string, string>();
  parse(xml, {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target && /^https?:/i.test(Target)) links.set(Id, Target);
    },
  });
  return links;
}

interface Handlers {
  open: (name: string, attributes: Record<string, string>) => void;
  text?: (words: string) => void;
  close?: (name: string) => void;
}

/** Knows the five entities of XML and no others, so that none can grow. */
function parse(xml: string, { open, text, close }: Handlers): void {
  const parser = new SaxesParser();
  parser.on('error', (cause) => {
    throw new FileRefused('broken', { cause });
  });
  parser.on('opentag', ({ name, attributes }) => open(name, attributes));
  if (text) parser.on('text', text);
  if (close) parser.on('closetag', ({ name }) => close(name));
  parser.write(xml).close();
}
