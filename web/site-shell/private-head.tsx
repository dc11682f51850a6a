import { SITE } from '#shared/site/config.ts';
import { CANVAS_COLOUR, ICON_LINKS } from '#shared/site/icons.ts';

/** What the head of a page says that is for no search engine. */
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
