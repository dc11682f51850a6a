/** Worlds in which money is real, or in which there is none. */
const WITHOUT_WORD: readonly string[] = ['live', 'closed'];

/** Says on every page that nothing paid here is real, for as long as it is not. Source: docs/spec/billing.md. */
export function TestModeRibbon({ billing }: { billing: string }) {
  if (WITHOUT_WORD.includes(billing)) return null;
  return (
    <aside
      aria-label="Test mode"
      className="border-b border-amber-line bg-amber-wash px-4 py-0.5 text-center text-small text-amber-ink print:hidden"
    >
      <span className="font-strong">Test mode</span> · no real money
    </aside>
  );
}
