import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { type Finding, LANGUAGES } from './posts.ts';

/** One line of a file of labels: what it holds, its language, and how to note a fault of it. */
export interface LabelledLine<T> {
  readonly language: string;
  readonly value: T;
  readonly note: (message: string) => void;
}

/** The lines of `<language>.jsonl` in `folder`, in the order of the files. A line that is none of `schema`, and an id that is there twice, are findings. */
export function readLabelledLines<T extends { id: string }>(
  folder: string,
  schema: z.ZodType<T>,
): { lines: LabelledLine<T>[]; findings: Finding[] } {
  const lines: LabelledLine<T>[] = [];
  const findings: Finding[] = [];
  const known = new Set<string>();
  for (const language of LANGUAGES) {
    const file = `${language}.jsonl`;
    for (const [index, raw] of readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').entries()) {
      const note = (message: string) => findings.push({ file, line: index + 1, message });
      const parsed = schema.safeParse(parse(raw));
      if (!parsed.success) {
        note(`This line does not have the fields it should have: ${raw.slice(0, 60)}`);
        continue;
      }
      if (known.has(parsed.data.id)) note(`${parsed.data.id} is there twice.`);
      known.add(parsed.data.id);
      lines.push({ language, value: parsed.data, note });
    }
  }
  return { lines, findings };
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}
