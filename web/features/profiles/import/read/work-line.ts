import { sentencesOf } from '#shared/profiles/lines.ts';
import { factsOfText } from './facts-of-text.ts';
import type { ImportedLine } from './imported-line.ts';

interface Work {
  readonly title: string;
  readonly company: string;
  /** '2019-03-01', 'Mar 2019'; empty for none. */
  readonly from: string;
  /** Empty: it has not ended. */
  readonly to: string;
}

/** 'I worked as Developer at Acme from 2019 to 2022.': who someone was says less than what they did, so it is not ticked. */
export function lineOfWork({ title, company, from, to }: Work): ImportedLine[] {
  if (title === '') return [];
  const [begun, ended] = [yearIn(from), yearIn(to)];
  const at = company === '' ? '' : ` at ${company}`;
  const text = ended
    ? `I worked as ${title}${at}${begun ? ` from ${begun}` : ''} to ${ended}.`
    : `I work as ${title}${at}${begun ? ` since ${begun}` : ''}.`;
  return [{ kind: 'project', text, isTicked: false }];
}

/** What was done there, a line for each sentence or item of a list. */
export function linesOfWork(text: string): ImportedLine[] {
  return factsOfText(`Experience\n\n${text}`);
}

export function linesAbout(text: string): ImportedLine[] {
  return factsOfText(`About\n\n${text}`);
}

/** 'Tea shop: https://tea.example' */
export function linkLine(name: string, url: string): ImportedLine[] {
  if (!/^(?:https?:\/\/|www\.|[\w-]+\.)\S+$/i.test(url)) return [];
  return [{ kind: 'link', text: name === '' ? url : `${name}: ${url}`, isTicked: true }];
}

export function certificateLine(name: string, issuer: string, date: string): ImportedLine[] {
  const parts = [name, issuer, yearIn(date)].filter(Boolean);
  return name === '' ? [] : [{ kind: 'certificate', text: parts.join(', '), isTicked: true }];
}

const SKILLS_IN_A_LINE = 12;

export function skillLines(names: readonly string[], group = ''): ImportedLine[] {
  const filled = names.map((name) => name.trim()).filter(Boolean);
  const rows = Math.ceil(filled.length / SKILLS_IN_A_LINE);
  return Array.from({ length: rows }, (_, row) => {
    const text = filled.slice(row * SKILLS_IN_A_LINE, (row + 1) * SKILLS_IN_A_LINE).join(', ');
    return { kind: 'skill' as const, text: group === '' ? text : `${group}: ${text}`, isTicked: true };
  });
}

/** A project told in a sentence or more; where there is only a name, the name. */
export function linesOfProject(name: string, description: string): ImportedLine[] {
  const sentences = sentencesOf(description.trim()).filter((one) => one !== '');
  if (sentences.length === 0) return name === '' ? [] : [{ kind: 'project', text: name, isTicked: false }];
  const lines = linesOfWork(description);
  const [first, ...rest] = lines;
  const isNamed = first && name !== '' && !first.text.toLowerCase().includes(name.toLowerCase());
  return isNamed ? [{ ...first, text: `${name}: ${first.text}` }, ...rest] : lines;
}

function yearIn(date: string): string {
  return /\b(?:19|20)\d\d\b/.exec(date)?.[0] ?? '';
}
