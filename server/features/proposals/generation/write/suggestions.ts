import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { PlaybookLines } from '#shared/proposals/letter/material.ts';
import type { Tone } from '#shared/proposals/options.ts';
import { type ChosenPlaybook, choosePlaybook, holdsTermsOf } from './choose-playbook.ts';
import { fittingLines } from './fitting-lines.ts';
import { kindsOfPost } from './kinds-of-work.ts';
import type { LanguagePack } from './language-pack.ts';
import { playbookOf } from './playbook.ts';

const MOST_LINES = 12;
const MOST_FILES = 3;
const ANSWERS = 3;

interface SuggestionsFor {
  readonly title: string;
  /** The post without its asks. */
  readonly text: string;
  readonly description: string;
  readonly language: WrittenLanguage;
  readonly seed: string;
  readonly tone: Tone;
  readonly withoutFile?: string | undefined;
}

/** The lines of the trade that may fit a post, the best first, and those that surely do. Null where no kind of work is near. */
export function suggestionsFor(post: SuggestionsFor, pack: LanguagePack): PlaybookLines | null {
  const { title, text, description, language, seed, tone } = post;
  const chosen = choosePlaybook({ title, text, language }, post.withoutFile);
  const others = likelyFiles(post).filter(({ file }) => file !== chosen?.file);
  const files: ChosenPlaybook[] = [...(chosen ? [chosen] : []), ...others].slice(0, MOST_FILES);
  const [best, ...rest] = files.map((file) => fittingLines(file, { title, text: description, seed, language, tone }));
  if (!best) return null;
  const all = (name: 'wrong' | 'first' | 'questions' | 'tips') =>
    [best, ...rest]
      .flatMap((lines) => lines[name])
      // It would read as a blank.
      .filter((line) => !line.includes('['))
      .slice(0, MOST_LINES);
  const [wrong] = best.wrong;
  const [first] = best.speaks.first ? best.first : [];
  const [question] = best.speaks.question ? best.questions : [];
  const [tip] = best.tips;
  const spoken = [wrong, first, question, tip].filter((line) => line !== undefined && !line.includes('['));
  const sure = best.isSure ? spoken.flatMap((line) => line ?? []) : [];
  const gap = gapQuestion([], pack);
  const questions = all('questions');
  return {
    file: best.file,
    isSure: best.isSure,
    sure,
    wrong: all('wrong'),
    first: all('first'),
    questions: gap === null ? questions : [...questions.slice(0, 1), gap, ...questions.slice(1)],
    tips: all('tips'),
  };
}

/** From here on a kind of work is worth looking at. */
const LIKELY_FROM = 0.05;

/** The likeliest kinds of work whose object and task the post names. */
function likelyFiles({ title, text, language, withoutFile }: SuggestionsFor): ChosenPlaybook[] {
  const chances = kindsOfPost(title, text, language);
  return playbookOf(language)
    .map((file, at) => ({ file, chance: chances[at] ?? 0 }))
    .filter(({ file, chance }) => chance >= LIKELY_FROM && file.id !== withoutFile)
    .filter(({ file }) => holdsTermsOf(file, `${title}\n${text}`))
    .toSorted((a, b) => b.chance - a.chance)
    .map(({ file }) => ({ file, isSure: false, hire: 'project' }));
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
