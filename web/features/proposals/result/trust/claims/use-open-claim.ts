import { type RefObject, useEffect, useState } from 'react';
import { listen } from '#web/ui/listen.ts';

/** The sentence of the sheet whose card is open. */
export interface OpenClaim {
  readonly sentence: string;
  readonly mark: HTMLElement;
  /** Asked for by a press or a key, not by the focus passing through. */
  readonly isPressed: boolean;
}

/** Listens on the sheet, whose marks know only their sentence: so they can be drawn before any of this has been fetched. */
export function useOpenClaim(sheet: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<OpenClaim | null>(null);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return undefined;
    const show = (event: Event, isPressed: boolean) => {
      const mark = markOf(event.target);
      const sentence = mark?.dataset['claim'];
      if (mark && sentence) setOpen({ sentence, mark, isPressed });
    };
    const onClick = (event: Event) => {
      // A link in a claim is still a link.
      if (!(event.target instanceof Element && event.target.closest('a'))) show(event, true);
    };
    const onFocus = (event: Event) => show(event, false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      if (!markOf(event.target)) return;
      event.preventDefault();
      show(event, true);
    };
    const onLeave = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest('[data-claim], [data-claim-card]') !== null;
      if (!isInside) setOpen(null);
    };
    const stops = [
      listen(element, 'click', onClick),
      listen(element, 'focusin', onFocus),
      listen(element, 'keydown', onKey),
      listen(document, ['pointerdown', 'focusin'], onLeave),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [sheet]);
  return { open, close: () => setOpen(null) };
}

function markOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-claim]') : null;
}
