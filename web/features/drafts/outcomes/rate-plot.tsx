import type { Rate } from '#shared/drafts/outcomes.ts';

interface RatePlotProps {
  /** Undefined leaves the line empty. */
  of: Rate | undefined;
  /** The share at the right end. */
  max: number;
}

/** A rate as a dot and its interval as a line. The words beside it say the same, so it is hidden from screen readers. */
export function RatePlot({ of, max }: RatePlotProps) {
  const x = (share: number) => `${(share / max) * 100}%`;
  return (
    <svg aria-hidden className="h-4 w-full overflow-visible">
      <line x1="0%" x2="100%" y1="50%" y2="50%" className="stroke-line" />
      {of && (
        <>
          <line x1={x(of.low)} x2={x(of.high)} y1="50%" y2="50%" strokeWidth={2} className="stroke-ink-faint" />
          {[of.low, of.high].map((end) => (
            <line key={end} x1={x(end)} x2={x(end)} y1="25%" y2="75%" strokeWidth={2} className="stroke-ink-faint" />
          ))}
          <circle cx={x(of.rate)} cy="50%" r={4} className="fill-accent" />
        </>
      )}
    </svg>
  );
}
