import { pageTitle } from '#shared/site/config.ts';

/** Other sites must not see the address of a sign-in page. */
export function PageHead({ title }: { title: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="referrer" content="strict-origin" />
    </>
  );
}
