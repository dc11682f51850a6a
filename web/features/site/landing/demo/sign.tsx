const SHAPES = {
  answered: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0m-13 0 2 2 4-4',
  mentioned: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0m-13 0h6',
  blank: 'M13 21h8M15 5l4 4M4 16 17 3a2.8 2.8 0 0 1 4 4L8 20l-6 2z',
  open: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  stop: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2',
};

/** The few signs of the demo, drawn by hand: a library of them would weigh half as much as all else of it. */
export function Sign({ of, className }: { of: keyof typeof SHAPES; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={of === 'open' ? '3 4.85' : undefined}
      className={className}
    >
      <path d={SHAPES[of]} />
    </svg>
  );
}
