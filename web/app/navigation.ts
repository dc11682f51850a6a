import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';

/** What the header and the phone's menu offer on the page that is open. Only what exists is listed. */
export function useNavigation(): readonly { name: string; to: string }[] {
  const { pathname } = useLocation();
  return pathname === paths.home ? LANDING_SECTIONS : [];
}

const LANDING_SECTIONS = [
  { name: 'About', to: paths.about },
  { name: 'Features', to: paths.features },
  { name: 'How It Works', to: paths.howItWorks },
];
