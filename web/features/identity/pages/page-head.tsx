import { pageTitle } from '#shared/site/config.ts';

/** Pages of signing in are nobody's search result, and what stands in their address is for no other site. */
export function PageHead({ title }: { title: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="strict-origin" />
    </>
  );
}
