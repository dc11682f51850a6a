import { pageTitle } from '#shared/site/config.ts';

/** Other sites must not see the address of this page: it may hold a token or the number of a payment. */
export function PageHead({ title }: { title: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="referrer" content="strict-origin" />
    </>
  );
}
