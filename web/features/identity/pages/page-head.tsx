import { pageTitle } from '#shared/site/config.ts';

/** What is in the address of a page of signing in is for no other site. */
export function PageHead({ title }: { title: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="referrer" content="strict-origin" />
    </>
  );
}
