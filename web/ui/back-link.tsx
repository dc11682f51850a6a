import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** Above a page: where it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex items-center gap-1.5 justify-self-start rounded-tight py-1 text-small text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
