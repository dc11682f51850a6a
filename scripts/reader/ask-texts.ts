import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ask } from '#shared/proposals/brief.ts';
import { type Finding, LANGUAGES } from './posts.ts';

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
  const texts: AskText[] = [];
  const findings: Finding[] = [];
  const known = new Set<string>();
  for (const language of LANGUAGES) {
    const file = `${language}.jsonl`;
    for (const [index, raw] of readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').entries()) {
      const note = (message: string) => findings.push({ file, line: index + 1, message });
      const parsed = line.safeParse(JSON.parse(raw));
      if (!parsed.success) {
        note(`This is no sentence: ${raw.slice(0, 60)}`);
        continue;
      }
      const { id, text, parts } = parsed.data;
      if (known.has(id)) note(`${id} is there twice.`);
      known.add(id);
      let from = 0;
      const found = parts.flatMap(([, words]) => {
        const start = text.indexOf(words, from);
        if (start < 0) note(`${id} does not have “${words}” there.`);
        from = start < 0 ? from : start + words.length;
        return start < 0 ? [] : [{ start, end: from }];
      });
      texts.push({ id, language, text, parts: found });
    }
  }
  return { texts, findings };
}
