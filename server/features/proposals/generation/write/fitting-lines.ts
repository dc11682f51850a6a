import type { WrittenLanguage } from '#shared/proposals/languages.ts';
import type { PlaybookLines } from '#shared/proposals/letter/material.ts';
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

/**
 * The lines of a file that fit the post: nothing presumed that is not there, no question that it answers, the right kind of
 * hire. Those that name more of the post come first; among these the user's seed chooses, so that two users differ, and the
 * tone may prefer short or long ones.
 */
export function fittingLines(
  { file, isSure, hire }: ChosenPlaybook,
  { post, seed, language, tone }: { post: string; seed: string; language: WrittenLanguage; tone: Tone },
): PlaybookLines {
  const { prefers } = packOf(language).tones[tone];
  const order = <T extends { readonly text: string }>(lines: readonly T[], name: string) =>
    sortByLength(shuffle(seed, `${file.id} ${name}`, lines), prefers);
  const [unaccented, said] = [withoutAccents(post), fold(post)];
  const fits = (line: PlaybookLine) =>
    line.presumes.every((presumed) => SIGNS[presumed].test(unaccented)) &&
    (line.hire.length === 0 || line.hire.includes(hire)) &&
    !line.answered_by.some((cue) => isSaid(fold(cue), said));
  const named = stemsOf(post);
  const closeness = ({ text }: { readonly text: string }) => closenessOf(text, named, language);
  const chooseLines = (lines: readonly PlaybookLine[], name: string) =>
    order(lines.filter(fits), name)
      // Usable lines come first; the seed chooses among them.
      .sort((a, b) => Number(closeness(b) >= SPEAKS_FROM) - Number(closeness(a) >= SPEAKS_FROM))
      .slice(0, MAX_LINES);
  const [wrong, first, questions] = [
    chooseLines(file.wrong, 'wrong'),
    chooseLines(file.first, 'first'),
    chooseLines(file.questions, 'questions'),
  ];
  const isClose = ([best]: readonly PlaybookLine[]) => best !== undefined && closeness(best) >= SPEAKS_FROM;
  const plain = (lines: readonly string[], name: string) => shuffle(seed, `${file.id} ${name}`, lines);
  return {
    file: file.id,
    isSure,
    speaks: { first: isClose(first), question: isClose(questions) },
    wrong: textsOf(wrong.filter((line) => closeness(line) >= MOST_CLOSE)),
    first: textsOf(first),
    questions: textsOf(questions),
    moves: plain(file.moves, 'moves')
      .filter((text) => closeness({ text }) > 0)
      .slice(0, MAX_LINES),
    tips: plain(file.tips, 'tips')
      .filter((text) => closeness({ text }) >= SPEAKS_FROM)
      .slice(0, 1),
  };
}

/** A line that names one thing of a post may still be about another job; readers took such lines for stock advice. */
const SPEAKS_FROM = 2;
/** A line about risks claims something about the client's work: it must name most of it. */
const MOST_CLOSE = 3;
/** A stem that few posts have, by its weight. */
const RARE = 2.5;

/** The number of rare things of the post that a line names, at most three: among equals the seed chooses. */
function closenessOf(line: string, named: ReadonlySet<string>, language: string): number {
  const shared = [...stemsOf(line)].filter((stem) => named.has(stem) && weightOf(stem, language) >= RARE);
  return Math.min(MOST_CLOSE, shared.length);
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
