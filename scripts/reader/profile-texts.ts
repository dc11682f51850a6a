import { z } from 'zod';
import { SENTENCE_KINDS, type SentenceKind } from '#server/features/proposals/generation/write/sentence-kinds.ts';
import { readLabelledLines } from './labelled-lines.ts';
import type { Finding } from './posts.ts';

/** A profile of `reader/profiles/`, each sentence with its kind. The format is described in reader/README.md. */
export interface ProfileText {
  readonly id: string;
  readonly language: string;
  readonly lines: readonly (readonly [SentenceKind, string])[];
}

const profile = z.strictObject({
  id: z.string().min(1),
  lines: z.array(z.tuple([z.enum(SENTENCE_KINDS), z.string().min(2)])).min(1),
});

/** All profiles under `folder`, in the order of the files, and their faults. */
export function readProfileTexts(folder: string): { texts: ProfileText[]; findings: Finding[] } {
  const { lines, findings } = readLabelledLines(folder, profile);
  const texts = lines.map(({ language, value, note }): ProfileText => {
    if (value.lines[0]?.[0] === 'more') note(`${value.id} begins with the continuation of nothing.`);
    return { ...value, language };
  });
  return { texts, findings };
}
