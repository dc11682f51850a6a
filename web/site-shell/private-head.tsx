import { SITE } from '#shared/site/config.ts';
import { CANVAS_COLOUR, ICON_LINKS } from '#shared/site/icons.ts';

/** Keeps a page out of search engines. */
export function PrivateHead() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="description" content={SITE.banner} />
      <meta name="theme-color" content={CANVAS_COLOUR} />
      {ICON_LINKS.map((link) => (
        <link key={link.href} {...link} />
      ))}
    </>
  );
}
