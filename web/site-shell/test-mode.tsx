import { cn } from '#web/ui/class-names.ts';

/** Worlds in which money is real, or in which there is none. */
const WITHOUT_WORD: readonly string[] = ['live', 'closed'];

interface TestModeProps {
  /** Which world payments are made in. */
  billing: string;
  className?: string;
}

/** Says that nothing paid here is real, for as long as it is not: in the footer, and wherever something is paid. Source: docs/spec/billing.md. */
export function TestMode({ billing, className }: TestModeProps) {
  if (WITHOUT_WORD.includes(billing)) return null;
  return (
    <p
      className={cn(
        'justify-self-start rounded-full border border-amber-line bg-amber-wash px-3 py-0.5 text-small text-amber-ink',
        className,
      )}
    >
      <span className="font-strong">Test mode</span> · no real money
    </p>
  );
}

/** What the page that is open says of it. */
export function billingOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="billing"]')?.content ?? 'closed';
}
