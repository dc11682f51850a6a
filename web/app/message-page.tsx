import type { ReactNode } from 'react';

interface MessagePageProps {
  title: string;
  documentTitle: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A page that has one thing to say: a blank sheet with a note on it. */
export function MessagePage({ title, documentTitle, children, actions }: MessagePageProps) {
  return (
    <div className="grid min-h-[calc(100dvh-var(--header-height)-10rem)] place-items-center px-4 py-16">
      <title>{documentTitle}</title>
      <div className="grid max-w-dialog justify-items-start gap-5 rounded-tight border border-line bg-sheet px-8 py-10 sm:px-12 sm:py-14">
        <h1 tabIndex={-1} className="font-serif text-heading font-normal">
          {title}
        </h1>
        <p className="text-ink-soft">{children}</p>
        <div className="flex flex-wrap gap-3 pt-2">{actions}</div>
      </div>
    </div>
  );
}
