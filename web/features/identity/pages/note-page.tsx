import type { ReactNode } from 'react';
import { BackLink } from '#web/ui/back-link.tsx';
import { useHeadingFocus } from '#web/ui/use-heading-focus.ts';

interface NotePageProps {
  title: string;
  /** It has replaced a question, so it is read from its heading on, like a new page. */
  isAnswer?: boolean;
  children: ReactNode;
  actions?: ReactNode;
  /** Where the page comes from, above the sheet. */
  back?: { to: string; name: string };
}

/** A sheet with one thing on it: a question with its one field, or the outcome. */
export function NotePage({ title, isAnswer = false, children, actions, back }: NotePageProps) {
  const heading = useHeadingFocus(title, isAnswer);
  return (
    <div className="mx-auto grid max-w-dialog gap-4 px-4 pt-8 pb-16 sm:pt-16 sm:pb-24">
      {back && <BackLink to={back.to}>{back.name}</BackLink>}
      <section className="grid gap-5 rounded-tight border border-line bg-sheet px-5 py-8 sm:px-10 sm:py-12">
        <h1 ref={heading} tabIndex={-1} className="font-serif text-heading font-normal text-balance outline-none">
          {title}
        </h1>
        <div className="grid gap-5 text-ink-soft">{children}</div>
        {actions && <div className="flex flex-wrap gap-3 pt-1">{actions}</div>}
      </section>
    </div>
  );
}
