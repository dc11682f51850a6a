import { z } from 'zod';
import { ask } from '#shared/proposals/brief.ts';
import { readLabelledLines } from './labelled-lines.ts';
import type { Finding } from './posts.ts';

/** A sentence of `reader/asks/` with what it asks for. The format is described in reader/README.md. */
export interface AskText {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly parts: readonly { readonly start: number; readonly end: number }[];
}

const line = z.strictObject({
  id: z.string().min(1),
  text: z.string().min(1),
  parts: z.array(z.tuple([ask.shape.kind, z.string().min(1)])).min(1),
});

/** All sentences under `folder`, in the order of the files, and their faults. */
export function readAskTexts(folder: string): { texts: AskText[]; findings: Finding[] } {
  const { lines, findings } = readLabelledLines(folder, line);
  const texts = lines.map(({ language, value: { id, text, parts }, note }): AskText => {
    let from = 0;
    const found = parts.flatMap(([, words]) => {
      const start = text.indexOf(words, from);
      if (start < 0) note(`${id} does not have “${words}” there.`);
      from = start < 0 ? from : start + words.length;
      return start < 0 ? [] : [{ start, end: from }];
    });
    return { id, language, text, parts: found };
  });
  return { texts, findings };
}
