import { Link } from 'react-router';
import { SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';
import { Wordmark } from './wordmark.tsx';

const LINKS = [
  { name: 'Create Proposal', to: paths.proposalTool },
  { name: 'Features', to: paths.features },
  { name: 'How It Works', to: paths.howItWorks },
  { name: 'Pricing', to: paths.pricing },
  { name: 'FAQ', to: paths.faq },
  { name: 'Contact', to: paths.contact },
  { name: 'Privacy', to: paths.privacy },
  { name: 'Terms', to: paths.terms },
];

export function Footer() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-6">
        <Wordmark />
        <nav aria-label="Footer">
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {LINKS.map(({ name, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-block rounded-tight py-1 text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="text-small text-ink-faint">© {SITE.company}</p>
      </div>
    </footer>
  );
}
