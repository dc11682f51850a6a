import { SITE } from '#shared/site/config.ts';

/** Who helps when a payment did not go as it should. */
export function SupportNote() {
  return (
    <p>
      Did something go wrong? Contact support at{' '}
      <a className="rounded-tight text-accent-ink underline underline-offset-4" href={`mailto:${SITE.supportEmail}`}>
        {SITE.supportEmail}
      </a>
      .
    </p>
  );
}
