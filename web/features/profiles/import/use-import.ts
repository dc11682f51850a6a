import { useEffect, useRef, useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { ProfileFact } from '#shared/profiles/facts.ts';
import type { ImportedLine } from './read/imported-line.ts';
import { FileRefused, REFUSALS } from './read/refusals.ts';
import type { Reading } from './read-in-worker.ts';

/** A line as it is shown and changed. */
export interface PreviewLine extends ImportedLine {
  readonly id: number;
}

interface Words {
  readonly title: string;
  readonly words: string;
}

type Stage =
  | { readonly at: 'choose'; readonly refusal?: Words & { readonly file: string } }
  | { readonly at: 'reading'; readonly file: string; readonly pages?: { readonly done: number; readonly of: number } }
  | { readonly at: 'preview'; readonly file: string; readonly lines: readonly PreviewLine[] };

const PASTED = 'Pasted text';
const NOT_LOADED: Words = {
  title: 'The import could not be opened',
  words: 'Please check your connection and try again. Nothing was lost.',
};

/** From a file or a pasted text to lines that the person looks through. Nothing is kept before they say so. */
export function useImport() {
  const [stage, setStage] = useState<Stage>({ at: 'choose' });
  const [pasted, setPasted] = useState('');
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function read(file: string, start: (reading: Reading) => Promise<readonly ImportedLine[]>): Promise<void> {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setStage({ at: 'reading', file });
    try {
      const lines = await start({
        signal,
        onPage: (done, of) => signal.aborted || setStage({ at: 'reading', file, pages: { done, of } }),
      });
      if (!signal.aborted) setStage({ at: 'preview', file, lines: lines.map((line, id) => ({ ...line, id })) });
    } catch (error) {
      if (!signal.aborted) setStage({ at: 'choose', refusal: { file, ...wordsOf(error) } });
    }
  }

  const change = (id: number, to: Partial<PreviewLine>) =>
    setStage((now) =>
      now.at === 'preview'
        ? { ...now, lines: now.lines.map((line) => (line.id === id ? { ...line, ...to } : line)) }
        : now,
    );

  return {
    stage,
    pasted,
    setPasted,
    change,
    readFile: (file: File) => void read(file.name, async (how) => (await reader()).readFile(file, how)),
    readPasted: () => void read(PASTED, async (how) => (await reader()).readText(pasted, how)),
    tickAll: (isTicked: boolean) =>
      setStage((now) =>
        now.at === 'preview'
          ? { ...now, lines: now.lines.map((line) => ({ ...line, isTicked: isTicked && !line.isContact })) }
          : now,
      ),
    /** Ends a reading, or leaves the preview; what was pasted stays. */
    back() {
      reading.current?.abort();
      setStage({ at: 'choose' });
    },
  };
}

export type ImportControl = ReturnType<typeof useImport>;

/** The lines that are ticked and say something. */
export function selectedFacts(lines: readonly PreviewLine[]): ProfileFact[] {
  return lines.filter(({ isTicked, text }) => isTicked && !isBlank(text)).map(({ kind, text }) => ({ kind, text }));
}

function reader() {
  return import('./read-in-worker.ts');
}

function wordsOf(error: unknown): Words {
  return error instanceof FileRefused ? REFUSALS[error.refusal] : NOT_LOADED;
}
