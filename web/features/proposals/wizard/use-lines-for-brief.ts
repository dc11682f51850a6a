import { useEffect, useRef } from 'react';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { linesForBrief } from './lines.ts';
import type { WizardControl } from './use-wizard-control.ts';

/** Keeps lines with the question that they answer when the post is changed and its questions get other ids. */
export function useLinesForBrief({ current, dispatch }: WizardControl, brief: JobBrief | null): void {
  const before = useRef(brief);
  useEffect(() => {
    const known = before.current;
    before.current = brief ?? known;
    if (known === null || brief === null || known === brief) return;
    const { lines } = current();
    const moved = linesForBrief(lines, known, brief);
    if (moved !== lines) dispatch({ type: 'lines-replaced', lines: moved });
  });
}
