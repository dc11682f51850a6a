import type { ComponentProps, MouseEvent } from 'react';
import { useLocation, useNavigate } from './navigator.ts';
import { addressOf, placeAt } from './place.ts';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** What the page it leads to finds in `useLocation().state`. */
  state?: unknown;
}

/** A link within the app. With a key held down, or to another tab, it is the browser's. */
export function Link({ to, state, onClick, ...props }: LinkProps) {
  const here = useLocation();
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isForUs(event, props.target)) return;
    event.preventDefault();
    // As a browser does: who follows a link to where they are has come no further.
    const replace = addressOf(placeAt(to)) === addressOf(here);
    void navigate(to, { replace, state });
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it comes with the rest
  return <a {...props} href={to} onClick={follow} />;
}

function isForUs(event: MouseEvent, target = '_self'): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && target === '_self';
}
