import { Link } from 'react-router';

const LOOK = 'rounded-tight text-accent-ink underline underline-offset-4 hover:decoration-2';

/** A link in the middle of a text: to a page of ours, or to a mail address. */
export function TextLink({ to, children }: { to: string; children: string }) {
  if (to.startsWith('mailto:'))
    return (
      <a href={to} className={`${LOOK} wrap-anywhere`}>
        {children}
      </a>
    );
  return (
    <Link to={to} className={LOOK}>
      {children}
    </Link>
  );
}
