import { MAX_HIDDEN, MAX_HIDDEN_CHARS } from '#shared/proposals/hidden-words.ts';

interface HideFromModelProps {
  hidden: readonly string[];
  onHide: (words: readonly string[]) => void;
}

/** Nothing is hidden by default: a model writes better about what it may see, and the user decides. */
export function HideFromModel({ hidden, onHide }: HideFromModelProps) {
  return (
    <label className="grid gap-1">
      <span className="font-strong">Hide a word</span>
      <textarea
        rows={2}
        defaultValue={hidden.join('\n')}
        onBlur={(event) => onHide(linesOf(event.target.value))}
        className="rounded-soft border border-line bg-sheet px-3 py-2"
      />
      <span className="text-small text-ink-faint">
        One name or phrase in each line. The model sees a placeholder instead, and we put your words back into the
        finished proposal.
      </span>
    </label>
  );
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, MAX_HIDDEN_CHARS));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, MAX_HIDDEN);
}
