import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { fillable } from '#web/ui/text-input.tsx';
import { HERO } from './copy.ts';

interface PasteFieldProps {
  /** Two of them are on the page. */
  id: string;
  rows: number;
}

/** Takes a post to the tool (paste-post.ts). Plain, so that it can be pasted into before any script has run. */
export function PasteField({ id, rows }: PasteFieldProps) {
  return (
    // Before the script is there a press goes nowhere, and what was pasted stays.
    <form method="dialog" data-paste-post className="grid gap-3">
      <label htmlFor={id} className="sr-only">
        {HERO.field}
      </label>
      <textarea
        id={id}
        rows={rows}
        autoComplete="off"
        placeholder={HERO.placeholder}
        className={clsx(fillable, 'block resize-y py-3 leading-text')}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button type="submit" data-scripted className={buttonClasses({ size: 'lg' })}>
          {HERO.action}
          <ArrowRight aria-hidden />
        </button>
      </div>
    </form>
  );
}
