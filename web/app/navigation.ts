import { useLocation } from 'react-router';
import { useSession } from '#web/features/identity/index.ts';
import { upgradeStanding, useViewer } from '#web/features/plans/index.ts';
import { paths } from '#web/paths.ts';

/**
 * What the header and the phone's menu offer visitors on the page that is open.
 * Source: seeds 000 §2 'Header'.
 */
export function useNavigation(): readonly { name: string; to: string }[] {
  const { pathname } = useLocation();
  const { status } = useSession();
  if (status !== 'signed-out') return NOTHING;
  return pathname === paths.home ? LANDING_SECTIONS : OTHER_PAGES;
}

const NOTHING = [] as const;

const LANDING_SECTIONS = [
  { name: 'About', to: paths.about },
  { name: 'Features', to: paths.features },
  { name: 'How It Works', to: paths.howItWorks },
  { name: 'Pricing', to: paths.landingPricing },
];

const OTHER_PAGES = [
  { name: 'Pricing', to: paths.pricing },
  { name: 'FAQ', to: paths.faq },
];

/** 'Upgrade to Pro' is for people who are signed in, have no Pro, and are not just paying for it. */
export function useOffersUpgrade(): boolean {
  const viewer = useViewer();
  const isPaying = useLocation().pathname === paths.checkout;
  return viewer.holder !== null && upgradeStanding(viewer, new Date()) === 'offer' && !isPaying;
}
