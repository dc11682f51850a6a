import { DOCX_BODY, docxText } from './docx-text.ts';
import { factsOfText } from './facts-of-text.ts';
import { fileKind, textOf } from './file-kind.ts';
import type { ImportedLine } from './imported-line.ts';
import { jsonResumeLines } from './json-resume.ts';
import { isLinkedInTable, linkedInLines } from './linkedin-export.ts';
import { FileRefused } from './refusals.ts';
import { namesInZip } from './unzip.ts';

/** The lines of a Word document, a JSON Resume, a LinkedIn export or a text file. @throws FileRefused */
export function readDocument(bytes: Uint8Array): ImportedLine[] {
  const kind = fileKind(bytes);
  if (kind === 'zip') return readZip(bytes);
  const text = textOf(bytes) ?? '';
  if (kind === 'json') return jsonResumeLines(text);
  if (kind === 'text') return factsOfText(text.replace(/^\uFEFF/, ''));
  throw new FileRefused('wrong_type');
}

function readZip(bytes: Uint8Array): ImportedLine[] {
  const names = namesInZip(bytes);
  if (names.includes(DOCX_BODY)) {
    const text = docxText(bytes);
    if (text === '') throw new FileRefused('no_text');
    return factsOfText(text);
  }
  if (names.some(isLinkedInTable)) return linkedInLines(bytes);
  throw new FileRefused('wrong_type');
}
