import { z } from 'zod';
import { evaluate } from '#server/features/proposals/generation/read/arithmetic.ts';
import { readLabelledLines } from './labelled-lines.ts';
import type { Finding, LabelledPost, LabelledUnit } from './posts.ts';

/** A text of `reader/codes/` with its code words. The format is described in reader/README.md. */
export interface CodeText {
  /** A text between sentences of a post has the id of the text alone. */
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly opener: string | null;
  readonly anywhere: readonly string[];
  /** Stretches of the text that nothing is learnt from, from and to. */
  readonly unknown: readonly (readonly [number, number])[];
}

const line = z.strictObject({
  id: z.string().min(1),
  text: z.string().min(1),
  opener: z.string().nullable(),
  anywhere: z.array(z.string()),
});

/** All texts under `folder`, in the order of the files, and their faults. */
export function readCodeTexts(folder: string): { texts: CodeText[]; findings: Finding[] } {
  const { lines, findings } = readLabelledLines(folder, line);
  const texts = lines.map(({ language, value: { id, text, opener, anywhere }, note }): CodeText => {
    for (const word of [opener, ...anywhere])
      if (word !== null && !holds(text, word)) note(`The text of ${id} does not have “${word}”.`);
    return { id, language, text, opener, anywhere, unknown: [] };
  });
  return { texts, findings };
}

/** The value of a sum is in a text that has the sum. */
function holds(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase()) || /^\d+$/.test(word) || evaluate(word) !== null;
}

/** Posts of `reader/posts` as texts without a code word. Nothing is learnt from their traps, which may have one. */
export function textsWithoutCodes(posts: readonly LabelledPost[]): CodeText[] {
  return posts.map(({ language, description, units }, at) => ({
    id: `post ${at}`,
    language,
    text: description,
    opener: null,
    anywhere: [],
    unknown: units
      .filter(({ labels }) => labels.includes('trap'))
      .map(({ start, text }) => [start, start + text.length] as const),
  }));
}

/** Each text between sentences of a post: alone they would teach that an order in the middle of a post is no code. */
export function amongOthers(texts: readonly CodeText[], posts: readonly LabelledPost[]): CodeText[] {
  return texts.flatMap((text, at): CodeText[] => {
    const own = posts.filter(({ language }) => language === text.language);
    const sentences = (own[(at * 7) % Math.max(1, own.length)]?.units ?? []).filter(
      ({ labels }) => labels.length > 0 && !labels.includes('trap'),
    );
    const half = Math.ceil(sentences.length / 2);
    const joint = at % 3 === 0 ? '\n' : ' ';
    const around = (part: readonly LabelledUnit[]) => part.map((unit) => unit.text).join(joint);
    const whole = [around(sentences.slice(0, half).slice(-3)), text.text, around(sentences.slice(half).slice(0, 3))];
    return sentences.length === 0 ? [] : [{ ...text, text: whole.filter((part) => part !== '').join(joint) }];
  });
}
