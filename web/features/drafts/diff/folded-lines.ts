/** Lines kept in sight at each end of a long unchanged run. */
const AROUND = 3;
/** Fewer than these are not worth a press. */
const FEWEST_HIDDEN = 6;

export interface FoldedLines {
  readonly head: string;
  readonly hidden: string;
  readonly hiddenCount: number;
  readonly tail: string;
}

/** `text` with its middle put away, or undefined where it is short enough to be read through. */
export function foldedLines(text: string): FoldedLines | undefined {
  const lines = text.split(/(?<=\n)/);
  const hiddenCount = lines.length - 2 * AROUND;
  if (hiddenCount < FEWEST_HIDDEN) return undefined;
  return {
    head: lines.slice(0, AROUND).join(''),
    hidden: lines.slice(AROUND, -AROUND).join(''),
    hiddenCount,
    tail: lines.slice(-AROUND).join(''),
  };
}
