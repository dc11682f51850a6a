import type { ReactNode } from 'react';

export function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-5">
      <h2 className="border-b border-line pb-2 font-serif text-heading font-normal">{title}</h2>
      {children}
    </section>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}
