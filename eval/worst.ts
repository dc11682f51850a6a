import { likenesses } from './readability.ts';
import { TOO_ALIKE } from './report.ts';
import type { Result } from './write.ts';

export interface Worst {
  readonly id: string;
  readonly reasons: string[];
  readonly figures: Readonly<Record<string, number>>;
  readonly text: string;
}

const SHOWN = 10;
/** What reads well without effort; the further away, the worse. Source: design 'What makes a proposal win'. */
const AIM = { flesch: 65, words: 200, sentenceWords: 14 } as const;

/** The ten proposals that came out worst: failed gates weigh most, then failed measures, then how far they are from the aim. */
export function worstOf(results: readonly Result[]): Worst[] {
  const nearest = nearestOf(results);
  return results
    .filter(({ refused }) => refused !== 'POST_NOT_UNDERSTOOD')
    .map((result) => ({ result, near: nearest.get(result.id) ?? 0 }))
    .sort((a, b) => badness(b.result, b.near) - badness(a.result, a.near))
    .slice(0, SHOWN)
    .map(({ result, near }) => ({
      id: result.id,
      reasons: reasonsOf(result, near),
      figures: { ...result.measured?.figures, nearest: near },
      text: result.text,
    }));
}

/** How alike each proposal is to the one that is most like it. */
function nearestOf(results: readonly Result[]): Map<string, number> {
  const nearest = new Map<string, number>();
  const written = results.filter(({ measured }) => measured !== null);
  for (const { first, second, alike } of likenesses(written.map(({ text }) => text)))
    for (const { id } of [first, second].flatMap((at) => written[at] ?? []))
      nearest.set(id, Math.max(alike, nearest.get(id) ?? 0));
  return nearest;
}

function badness({ refused, measured, oracle }: Result, near: number): number {
  if (refused !== null || measured === null) return 1000;
  const failed = (of: Readonly<Record<string, boolean>>) => Object.values(of).filter((ok) => !ok).length;
  const {
    needCoverage = 1,
    answered = 1,
    flesch = AIM.flesch,
    words = AIM.words,
    sentenceWords = AIM.sentenceWords,
  } = measured.figures;
  const far =
    Math.abs(flesch - AIM.flesch) / 15 +
    Math.abs(words - AIM.words) / 300 +
    Math.abs(sentenceWords - AIM.sentenceWords) / 10;
  return (
    100 * (failed(measured.gates) + failed(oracle)) +
    10 * failed(measured.measures) +
    5 * (2 - needCoverage - answered) +
    far +
    near
  );
}

/** 'needCoverage' as a person writes it. */
export function spaced(name: string): string {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`);
}

function reasonsOf({ refused, measured, oracle }: Result, near: number): string[] {
  if (refused !== null || measured === null) return [`refused: ${refused ?? 'no text'}`];
  const failed = (what: string, of: Readonly<Record<string, boolean>>) =>
    Object.entries(of).flatMap(([name, ok]) => (ok ? [] : [`${what} “${spaced(name)}”`]));
  const { flesch, words = 0, needCoverage = 1 } = measured.figures;
  const said = [
    ...failed('fails the gate', measured.gates),
    ...failed('fails the second reader’s gate', oracle),
    ...failed('misses the measure', measured.measures),
    ...(needCoverage < 1 ? ['leaves a need out'] : []),
    ...(near > TOO_ALIKE ? ['too like another'] : []),
  ];
  const lean = flesch !== undefined && flesch < AIM.flesch ? 'harder to read than most' : 'plainer than most';
  return said.length > 0 ? said : [words > AIM.words * 1.5 ? 'long, because the client asks for much' : lean];
}
