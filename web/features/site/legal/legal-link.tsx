import type { SiteSettings } from '#shared/site/settings.ts';
import { TextLink } from '../text-link.tsx';

interface LegalLinkProps {
  settings: SiteSettings;
  /** A page of ours. */
  to: string;
  children: string;
}

/** On paper a link is followed by hand: there its whole address is after it. */
export function LegalLink({ settings, to, children }: LegalLinkProps) {
  return (
    <>
      <TextLink to={to}>{children}</TextLink>
      <span className="hidden print:inline">
        {' '}
        ({settings.origin}
        {to})
      </span>
    </>
  );
}

/** Where support is written to. */
export function Mailbox({ settings: { supportEmail } }: { settings: SiteSettings }) {
  return <TextLink to={`mailto:${supportEmail}`}>{supportEmail}</TextLink>;
}
