import { useLocation } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { upgradeState, useViewer } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { OWN_LINKS, visitorsLinks } from '#web/site-shell/navigation.ts';

/** What the header and the phone's menu offer on the page that is open: pages for visitors, nothing for who is signed in. */
export function useNavigation(): ReturnType<typeof visitorsLinks> {
  const { pathname } = useLocation();
  const { status } = useSession();
  return status === 'signed-out' ? visitorsLinks(pathname) : NOTHING;
}

const NOTHING: ReturnType<typeof visitorsLinks> = [];

/** The pages of a signed-in person's own work. They stand while that person is looked up. */
export function useOwnLinks(): ReturnType<typeof visitorsLinks> {
  return useSession().status === 'signed-out' ? NOTHING : OWN_LINKS;
}

/** 'Upgrade to Pro' is for people who are signed in, have no Pro, and are not just paying for it. */
export function useOffersUpgrade(): boolean {
  const viewer = useViewer();
  const isPaying = useLocation().pathname === paths.checkout;
  return viewer.holder !== null && upgradeState(viewer, new Date()) === 'offer' && !isPaying;
}
