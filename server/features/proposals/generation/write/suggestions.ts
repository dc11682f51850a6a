import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { PlaybookLines } from '#shared/proposals/letter/material.ts';
import { type Suggestion, suggestLines } from '../suggest/suggest-lines.ts';
import type { LanguagePack } from './language-pack.ts';

const ANSWERS = 3;

interface SuggestionsFor {
  readonly title: string;
  readonly description: string;
  readonly language: WrittenLanguage;
  readonly seed: string;
}

/** The lines of the trade that may fit a post, the best first, and those that surely do. Null where nothing is near. */
export function suggestionsFor(
  { title, description, language, seed }: SuggestionsFor,
  pack: LanguagePack,
): PlaybookLines | null {
  const { wrong, first, questions, tips, needs } = suggestLines({ title, text: description, language, seed });
  const all = [...first, ...questions, ...wrong, ...tips];
  if (all.length === 0) return null;
  const gap = gapQuestion(needs, pack);
  const asked = textsOf(questions);
  const sure = [first, wrong, questions, tips].flatMap((lines) => lines.filter(({ isSure }) => isSure).slice(0, 1));
  const file = all.find(({ from }) => !isAct(from))?.from ?? '';
  return {
    file,
    isSure: sure.some(({ from }) => from === file),
    sure: textsOf(sure),
    wrong: textsOf(wrong),
    first: textsOf(first),
    questions: gap === null ? asked : [...asked.slice(0, 1), gap, ...asked.slice(1)],
    tips: textsOf(tips),
  };
}

function isAct(from: string): boolean {
  return from.split('/')[1] === 'acts';
}

/** A bracket would read as a blank. */
function textsOf(lines: readonly Suggestion[]): string[] {
  return lines.map(({ text }) => text).filter((text) => !text.includes('['));
}

/** 'Three answers set the size of the work: a, b and c?' Null where fewer than three are not known yet. */
export function gapQuestion(
  needs: readonly string[],
  { card, gap }: Pick<LanguagePack, 'card' | 'gap'>,
): string | null {
  const [one, two, three] = needs.slice(0, ANSWERS);
  return one === undefined || two === undefined || three === undefined
    ? null
    : gap.replace('{needs}', `${one}, ${two} ${card.and} ${three}`);
}
