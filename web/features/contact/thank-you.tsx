import { useEffect, useRef } from 'react';
import { SITE } from '#shared/site/config.ts';
import { Button } from '#web/ui/button.tsx';

/** In the place of the form once the message is stored. The reference is what a second message can name it by. */
export function ThankYou({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section className="grid content-start justify-items-start gap-4 rounded-tight border border-line bg-sheet px-5 py-8 sm:px-10 sm:py-12">
      <h2 ref={heading} tabIndex={-1} className="font-serif text-heading font-normal outline-none">
        Thank You
      </h2>
      <p className="max-w-measure text-ink-soft">
        Your message is with us. We reply within {SITE.supportReply}, to the address you gave.
      </p>
      <p className="text-ink-soft">
        Your reference: <strong className="font-strong text-ink tabular-nums select-all">{reference}</strong>
      </p>
      <Button variant="secondary" className="mt-2" onClick={onAgain}>
        Send Another Message
      </Button>
    </section>
  );
}
