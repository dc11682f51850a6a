import Papa from 'papaparse';
import { textOf } from './file-kind.ts';
import type { ImportedLine } from './imported-line.ts';
import { FileRefused } from './refusals.ts';
import { filesInZip } from './unzip.ts';
import {
  certificateLine,
  lineOfWork,
  linesAbout,
  linesOfProject,
  linesOfWork,
  linkLine,
  skillLines,
} from './work-line.ts';

/** A row of a table, by the names of its columns; a column that is missing is empty. */
type Row = (column: string) => string;

/** What the export's tables say, in the order of the preview. Contacts, messages and all others are never unpacked. */
const TABLES: Readonly<Record<string, (rows: Row[]) => ImportedLine[]>> = {
  'projects.csv': (rows) =>
    rows.flatMap((row) => [...linesOfProject(row('Title'), row('Description')), ...linkLine(row('Title'), row('Url'))]),
  'positions.csv': (rows) =>
    rows.flatMap((row) => [
      ...lineOfWork({
        title: row('Title'),
        company: row('Company Name'),
        from: row('Started On'),
        to: row('Finished On'),
      }),
      ...linesOfWork(row('Description')),
    ]),
  'skills.csv': (rows) => skillLines(rows.map((row) => row('Name'))),
  'certifications.csv': (rows) =>
    rows.flatMap((row) => certificateLine(row('Name'), row('Authority'), row('Started On'))),
  'profile.csv': (rows) => rows.flatMap((row) => [...linesAbout(row('Summary')), ...websitesIn(row('Websites'))]),
};

export function isLinkedInTable(name: string): boolean {
  return tableName(name) in TABLES;
}

/** @throws FileRefused */
export function linkedInLines(bytes: Uint8Array): ImportedLine[] {
  const files = filesInZip(bytes, isLinkedInTable);
  const tables = new Map(Object.entries(files).map(([name, content]) => [tableName(name), content]));
  return Object.entries(TABLES).flatMap(([name, lines]) => {
    const content = tables.get(name);
    return content ? lines(rowsOf(content)) : [];
  });
}

function tableName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}

const MOST_ROWS = 500;

function rowsOf(content: Uint8Array): Row[] {
  const text = textOf(content);
  if (text === undefined) throw new FileRefused('broken');
  const { data } = Papa.parse<Record<string, string | undefined>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS,
  });
  return data.map((row) => (column) => (row[column] ?? '').trim());
}

/** '[PORTFOLIO:https://anna.example,OTHER:https://…]' */
function websitesIn(cell: string): ImportedLine[] {
  return [...cell.matchAll(/https?:\/\/[^\s,\]]+/g)].flatMap(([url]) => linkLine('', url));
}
