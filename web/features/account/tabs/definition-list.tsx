import type { ReactNode } from 'react';

/** Names and values, between hairlines. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="grid">{children}</dl>;
}

export function Definition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-line py-3.5 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
