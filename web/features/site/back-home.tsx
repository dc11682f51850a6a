import { ArrowLeft } from 'lucide-react';
import { paths } from '#web/paths.ts';

/** Above a page of the site: the way to the first one. */
export function BackHome() {
  return (
    <a
      href={paths.home}
      className="inline-flex items-center gap-1.5 justify-self-start rounded-tight py-1 text-small text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      Back to Home
    </a>
  );
}
