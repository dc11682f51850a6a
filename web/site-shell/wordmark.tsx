import { SITE } from '#shared/site/config.ts';
import { paths } from '#web/paths.ts';

/** `brief` leaves the name out on a phone, where it has to share a line. */
export function Wordmark({ brief }: { brief?: true }) {
  const name = 'font-serif text-lead font-strong leading-tight';
  return (
    <a href={paths.home} aria-label={`${SITE.name}, home`} className="inline-flex items-center gap-2.5 rounded-tight">
      <svg viewBox="0 0 24 28" aria-hidden="true" className="h-7 w-6">
        <rect x="1" y="1" width="22" height="26" rx="3" className="fill-sheet stroke-ink" strokeWidth="1.75" />
        <path d="M6 8.500h12M6 13h12" className="stroke-ink" strokeWidth="1.75" strokeLinecap="round" />
        <path
          d="m6.500 19.500 2.750 2.750 6.500-6.500"
          className="fill-none stroke-accent"
          strokeWidth="2.500"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={brief ? `${name} hidden sm:inline` : name}>{SITE.name}</span>
    </a>
  );
}
