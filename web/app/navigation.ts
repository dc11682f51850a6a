import { useLocation } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { upgradeState, useViewer } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';
import { visitorsLinks } from '#web/site-shell/navigation.ts';

/** What the header and the phone's menu offer on the page that is open: pages for visitors, nothing for who is signed in. */
export function useNavigation(): ReturnType<typeof visitorsLinks> {
  const { pathname } = useLocation();
  const { status } = useSession();
  return status === 'signed-out' ? visitorsLinks(pathname) : NOTHING;
}

const NOTHING: ReturnType<typeof visitorsLinks> = [];

/** The pages of a signed-in person's own work, in the header and in the phone's menu. */
export function useOwnLinks(): ReturnType<typeof visitorsLinks> {
  return useSession().status === 'signed-in' ? OWN_LINKS : NOTHING;
}

const OWN_LINKS = [
  { name: 'Proposals', to: paths.proposals },
  { name: 'Me', to: paths.me },
];

/** 'Upgrade to Pro' is for people who are signed in, have no Pro, and are not just paying for it. */
export function useOffersUpgrade(): boolean {
  const viewer = useViewer();
  const isPaying = useLocation().pathname === paths.checkout;
  return viewer.holder !== null && upgradeState(viewer, new Date()) === 'offer' && !isPaying;
}
