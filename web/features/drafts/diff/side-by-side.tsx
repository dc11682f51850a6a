import type { Piece, Stretch } from './compare-texts.ts';
import { Pieces } from './pieces.tsx';

interface SideBySideProps {
  stretches: readonly Stretch[];
  beforeName: string;
  afterName: string;
}

/** Each text in a column of its own, what belongs together at the same height. */
export function SideBySide({ stretches, beforeName, afterName }: SideBySideProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-hidden rounded-tight border border-line bg-sheet text-left leading-text">
      <thead>
        <tr>
          {[beforeName, afterName].map((name, index) => (
            <th
              key={index === 0 ? 'before' : 'after'}
              scope="col"
              className="border-b border-line bg-sunken px-4 py-2 text-small font-strong text-ink-soft last:border-l"
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="[&>tr:first-child>td]:pt-3 [&>tr:last-child>td]:pb-3">
        {stretches.map(({ pieces }, index) => (
          <tr key={index}>
            <Side pieces={without(pieces, 'added')} />
            <Side pieces={without(pieces, 'removed')} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Side({ pieces }: { pieces: readonly Piece[] }) {
  const isEmpty = pieces.length === 0;
  return (
    <td
      className={`border-line px-4 py-1 align-top whitespace-pre-wrap wrap-anywhere last:border-l ${isEmpty ? 'bg-sunken' : ''}`}
    >
      <Pieces pieces={pieces} />
    </td>
  );
}

function without(pieces: readonly Piece[], kind: Piece['kind']): Piece[] {
  return pieces.filter((piece) => piece.kind !== kind);
}
