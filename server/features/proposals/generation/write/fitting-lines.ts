import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { Tone } from '#shared/proposals/options.ts';
import { stemsOf, weightOf } from '../word-weights.ts';
import type { ChosenPlaybook } from './choose-playbook.ts';
import { fold, withoutAccents } from './fold.ts';
import { packOf } from './language-pack.ts';
import type { PlaybookLine, Presumption } from './playbook.ts';
import { shuffle } from './seeded.ts';

const MAX_LINES = 4;
/** Signs in a post that a line's presumption is true. */
const SIGNS: Readonly<Record<Presumption, RegExp>> = {
  code: /\b(?:existing|current(?:ly)?|already|legacy|code ?base|repo(?:sitory)?|github|inherited|take over|taking over|maintain|bug|refactor|source code|our (?:app|site|platform|code)|bestehend\w*|vorhanden\w*|existentes?|actualmente|atualmente|existant\w*)\b/i,
  live: /\b(?:existing|current(?:ly)?|already|live|running|in production|our (?:site|store|shop|app|account|website|channel|campaigns?|page)|my (?:site|store|shop|app|account|website|channel|campaigns?|page)|traffic|visitors|customers|users|since|bestehend\w*|unser\w*|mein\w*|nuestr[oa]s?|mis?|tengo|tenemos|tenho|temos|nosso|nossa|minha|meu|notre|mon|ma|nos|existante?)\b/i,
  data: /\b(?:existing|data|records|history|past|years? of|export|spreadsheet|database|logs?|previous|backlog|archive|datos|dados|donnees|daten|historique|historial|historico)\b/i,
  list: /\b(?:[1-9]\d{1,5}|dozens|hundreds|thousands|many|bulk|large (?:number|list)|ongoing|weekly|daily|monthly|hunderte|tausende|wochentlich|monatlich|taglich|centaines|milliers|mensuel\w*|cientos|centenas|milhares|mensual|mensal|semanal)\b/i,
  team: /\b(?:our team|team of|colleagues|staff|employees|department|we are|developers|designers|equipo|equipe|kollegen|mitarbeiter\w*|collegues|colegas|nous sommes|wir sind|somos)\b/i,
  files:
    /\b(?:attached|attachment|files?|footage|drafts?|script|brief|manuscript|document|recordings?|provide|send you|share|material|figma|pdf|drive|anhang|angehangt|vorlage\w*|unterlagen|liegt vor|vorhanden|liefern|piece jointe|ci-joint\w*|fourni\w*|fichiers?|maquette\w*|adjunt\w*|archivos?|facilitamos|facilitaremos|enviamos|anexo\w*|arquivos?|fornec\w*)\b/i,
};

/** Lines of a file, each in order of preference. */
interface FittingLines {
  readonly file: string;
  readonly isSure: boolean;
  /** Whether its best first step and question speak of things that this post names: else they are suggestions. */
  readonly speaks: { readonly first: boolean; readonly question: boolean };
  readonly wrong: readonly string[];
  readonly first: readonly string[];
  readonly questions: readonly string[];
  readonly moves: readonly string[];
  readonly tips: readonly string[];
}

interface FittingOptions {
  readonly title: string;
  readonly text: string;
  readonly seed: string;
  readonly language: WrittenLanguage;
  readonly tone: Tone;
}

/**
 * The lines of a file that fit the post: nothing presumed that is not there, no question that it answers, the right kind of
 * hire. Those that name more of the post come first; among these the user's seed chooses, so that two users differ, and the
 * tone may prefer short or long ones.
 */
export function fittingLines(
  { file, isSure, hire }: ChosenPlaybook,
  { title, text, seed, language, tone }: FittingOptions,
): FittingLines {
  const post = `${title}\n${text}`;
  const { prefers } = packOf(language).tones[tone];
  const order = <T extends { readonly text: string }>(lines: readonly T[], name: string) =>
    sortByLength(shuffle(seed, `${file.id} ${name}`, lines), prefers);
  const [unaccented, said] = [withoutAccents(post), fold(post)];
  const fits = (line: PlaybookLine) =>
    line.presumes.every((presumed) => SIGNS[presumed].test(unaccented)) &&
    (line.hire.length === 0 || line.hire.includes(hire)) &&
    !line.answered_by.some((cue) => isSaid(fold(cue), said));
  const [named, inTitle] = [stemsOf(post), stemsOf(title)];
  const closeness = ({ text: line }: { readonly text: string }) => closenessOf(line, { named, inTitle, language });
  const speaks = (line: { readonly text: string }) => isAbout(closeness(line));
  const chooseLines = (lines: readonly PlaybookLine[], name: string) =>
    order(lines.filter(fits), name)
      // Usable lines come first; the seed chooses among them.
      .sort((a, b) => Number(speaks(b)) - Number(speaks(a)))
      .slice(0, MAX_LINES);
  const [wrong, first, questions] = [
    chooseLines(file.wrong, 'wrong'),
    chooseLines(file.first, 'first'),
    chooseLines(file.questions, 'questions'),
  ];
  const isClose = ([best]: readonly PlaybookLine[]) => best !== undefined && speaks(best);
  const plain = (lines: readonly string[], name: string) => shuffle(seed, `${file.id} ${name}`, lines);
  return {
    file: file.id,
    isSure,
    speaks: { first: isClose(first), question: isClose(questions) },
    wrong: textsOf(wrong.filter((line) => closeness(line).sum >= RISK_FROM)),
    first: textsOf(first),
    questions: textsOf(questions),
    moves: plain(file.moves, 'moves')
      .filter((line) => closeness({ text: line }).sum > 0)
      .slice(0, MAX_LINES),
    tips: plain(file.tips, 'tips')
      .filter((line) => speaks({ text: line }))
      .slice(0, 1),
  };
}

/** A line that shares a word or two with a post may still be about another job; readers took such lines for stock advice (docs/eval.md). */
const SPEAKS_FROM = 11;
/** One that names a thing of the title needs less beside it. */
const SPEAKS_FROM_IF_IN_TITLE = 7;
/** A line about risks claims something about the client's work: it must name most of it. */
const RISK_FROM = 15;
/** A stem that few posts have, by its weight. */
const RARE = 2.5;

interface Closeness {
  /** Of the weights of the rare stems that a line shares with the post. */
  readonly sum: number;
  readonly namesTitle: boolean;
}

function closenessOf(
  line: string,
  post: { named: ReadonlySet<string>; inTitle: ReadonlySet<string>; language: string },
): Closeness {
  const weights = [...stemsOf(line)]
    .filter((stem) => post.named.has(stem))
    .map((stem) => ({ weight: weightOf(stem, post.language), inTitle: post.inTitle.has(stem) }))
    .filter(({ weight }) => weight >= RARE);
  return { sum: weights.reduce((sum, { weight }) => sum + weight, 0), namesTitle: weights.some((one) => one.inTitle) };
}

function isAbout({ sum, namesTitle }: Closeness): boolean {
  return sum >= (namesTitle ? SPEAKS_FROM_IF_IN_TITLE : SPEAKS_FROM);
}

function textsOf(lines: readonly PlaybookLine[]): string[] {
  return lines.map(({ text }) => text);
}

/** The shorter or the longer half first, in the order of the seed within. */
function sortByLength<T extends { readonly text: string }>(
  lines: readonly T[],
  prefers: 'any' | 'short' | 'long',
): T[] {
  if (prefers === 'any') return [...lines];
  const lengths = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  const middle = lengths[Math.floor((lengths.length - 1) / 2)] ?? 0;
  const isFirst = ({ text }: T) => (prefers === 'short' ? text.length <= middle : text.length >= middle);
  return [...lines.filter(isFirst), ...lines.filter((line) => !isFirst(line))];
}

/** Whether a post has a cue as whole words; an ending may follow a number. */
function isSaid(words: string, text: string): boolean {
  if (words === '') return false;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const isInWord =
      /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) || /^\p{L}/u.test(text.slice(end, end + 2));
    if (!isInWord) return true;
  }
  return false;
}
