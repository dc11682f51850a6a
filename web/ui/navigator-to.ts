import { createPath, type Navigator, type To } from 'react-router';

/** For parts of the app outside of its router: whatever leads somewhere calls `go`. */
export function navigatorTo(go: (address: string, how: { replace: boolean }) => void): Navigator {
  const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));
  return {
    createHref: addressOf,
    push: (to) => go(addressOf(to), { replace: false }),
    replace: (to) => go(addressOf(to), { replace: true }),
    go: (steps) => window.history.go(steps),
  };
}
