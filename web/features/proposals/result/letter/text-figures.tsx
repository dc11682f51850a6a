import { MAX_PROPOSAL_CHARS } from '#shared/proposals/limits.ts';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { cn } from '#web/ui/class-names.ts';
import { countWords } from '../text/counters.ts';

const inWords = (count: number) => count.toLocaleString('en-US');

/** Live: how long the text is, in both forms it can be copied in. */
export function TextFigures({ text }: { text: string }) {
  const words = countWords(text);
  // UTF-16 units, as bidding platforms count: a styled letter or an emoji takes two.
  const styled = text.length;
  const plain = toPlainLetters(text).length;
  const isOver = styled > MAX_PROPOSAL_CHARS;
  return (
    <div className="grid gap-1 text-small text-ink-faint">
      <p className="flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
        <span className={cn(words > LONG_FROM && 'text-amber-ink')}>
          <Figure>{inWords(words)}</Figure> {words === 1 ? 'word' : 'words'}
          {judgement(words)}
        </span>
        <span className={cn(isOver && 'text-danger-ink')}>
          <Figure>{inWords(styled)}</Figure> of {inWords(MAX_PROPOSAL_CHARS)} characters
          {isOver && ': too long for most platforms'}
        </span>
        {plain !== styled && (
          <span>
            <Figure>{inWords(plain)}</Figure> in plain letters
          </span>
        )}
      </p>
      {TAKES_TWO.test(text) && <p>Emoji and styled letters count as two.</p>}
    </div>
  );
}

/** A letter beyond the basic plane: a styled one, or an emoji. */
const TAKES_TWO = /[\u{10000}-\u{10FFFF}]/u;

/** In words. */
const GOOD = { from: 150, to: 180 };
const LONG_FROM = 250;

function judgement(words: number): string {
  if (words > LONG_FROM) return ` · long, aim for ${GOOD.from} to ${GOOD.to}`;
  return words >= GOOD.from && words <= GOOD.to ? ' · good length' : '';
}

function Figure({ children }: { children: string }) {
  return <span className="font-strong text-ink-soft">{children}</span>;
}
