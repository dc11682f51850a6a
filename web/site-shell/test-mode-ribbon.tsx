/** Worlds in which money is real, or in which there is none. */
const WITHOUT_WORD: readonly string[] = ['live', 'closed'];

/** Says on every page that nothing paid here is real, for as long as it is not. Source: docs/spec/billing.md. */
export function TestModeRibbon({ billing }: { billing: string }) {
  if (WITHOUT_WORD.includes(billing)) return null;
  return (
    <aside
      aria-label="Test mode"
      // Over the header's empty upper edge: whatever a page holds fast at its foot stays free.
      className="pointer-events-none fixed top-0 left-1/2 z-40 -translate-x-1/2 rounded-b-tight border border-t-0 border-amber-line bg-amber-wash px-2 pb-0.5 text-[0.6875rem] leading-none text-amber-ink whitespace-nowrap print:hidden"
    >
      <span className="font-strong">Test mode</span> · no real money
    </aside>
  );
}
