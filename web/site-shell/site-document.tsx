import headScript from 'virtual:head-script/site';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SITE } from '#shared/site/config.ts';
import { CANVAS_COLOUR, ICON_LINKS } from '#shared/site/icons.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { buttonClasses } from '#web/ui/button-classes.ts';
import { foldStyles, LAYERS } from './fold.tsx';
import { Footer, PlainLink, PolicyNotice, SkipLink } from './frame.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteHeader } from './site-header.tsx';

/** The assets that the build made for the pages of the site. */
export interface SiteAssets {
  /** The CSS in the page itself. */
  readonly style: string;
  /** The address of the app's style sheet, which contains it; null where there is none. */
  readonly sheet: string | null;
  /** The address of the page's script. */
  readonly script: string | null;
  /** The fonts that every page preloads. */
  readonly fonts: readonly string[];
}

/** What is around the content of every page. */
export interface FrameProps {
  readonly path: string;
  readonly settings: SiteSettings;
  readonly main: ReactNode;
}

interface SiteDocument extends FrameProps {
  readonly assets: SiteAssets;
  /** What the page says of itself, as HTML. */
  readonly head: string;
}

/** A whole page of the site, the same for everybody: the content policy allows its parts by their hashes, not by a nonce. */
export function siteDocument(page: SiteDocument): string {
  const { fonts, script } = page.assets;
  const { style, body, sheet } = foldStyles(
    renderToStaticMarkup(<Frame {...page} />),
    page.assets.style,
    page.assets.sheet,
  );
  const later = script === null ? null : <AfterPaint script={script} sheet={sheet} />;
  return documentOf({ ...page, headScript, fonts, later, style, body });
}

interface DocumentParts {
  readonly settings: SiteSettings;
  /** Of the root, besides those that every page has. */
  readonly attributes?: string;
  readonly headScript: string;
  readonly head: string;
  readonly fonts: readonly string[];
  readonly later: ReactNode;
  readonly style: string;
  readonly body: string;
}

/** A document of its parts: a page of the site, or one that is rendered for an address of the app. */
export function documentOf({ settings, attributes = '', fonts, later, ...page }: DocumentParts): string {
  const { policyChangedOn, analyticsId } = settings;
  return [
    '<!doctype html>',
    `<html lang="en" data-theme="light"${reportFact('policy', policyChangedOn)}${reportFact('visits', analyticsId)}${attributes}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${page.headScript}</script>`,
    page.head,
    renderToStaticMarkup(
      <>
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {later}
      </>,
    ),
    `<style>${page.style && LAYERS}${page.style}</style>`,
    '</head><body>',
    page.body,
    '</body></html>',
  ].join('\n');
}

/** An attribute for scripts and styles. The configuration allows no value that would need escaping. */
function reportFact(name: string, fact: string | null): string {
  return fact === null ? '' : ` data-${name}="${fact}"`;
}

/** The header, the content, the footer, and the phone's menu. */
export function Frame({ path, settings, main }: FrameProps) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink />
        <SiteHeader path={path} />
        {settings.policyChangedOn !== null && <PolicyNotice changedOn={settings.policyChangedOn} />}
        <main id="main" tabIndex={-1} className="flex-1">
          {main}
        </main>
        <Footer link={PlainLink} isCounted={settings.analyticsId !== null} billing={settings.billing} />
      </div>
      <MobileMenu path={path} />
    </>
  );
}

interface AfterPaintProps {
  /** The address of the module that makes the page interactive. */
  script: string;
  /** The address of styles that it needs. */
  sheet?: string | undefined;
  /** The imports of the module, fetched in parallel. */
  parts?: readonly string[];
}

/** Names what is fetched after the first paint; web/head does it. Because of its type the browser ignores the script. */
export function AfterPaint({ script, sheet, parts = [] }: AfterPaintProps) {
  return (
    <>
      <script type="later" data-sheet={sheet} src={script} />
      {parts.length > 0 && <meta name="parts" content={parts.join(' ')} />}
    </>
  );
}

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

interface LateNoteProps {
  /** What was not loaded. */
  children: string;
  /** What of the typed text is kept. */
  kept: string;
}

/** Shown when the scripts were not loaded (web/head/late-app.ts). It is outside of the hydrated parts. */
export function LateNote({ children, kept }: LateNoteProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-50 hidden border-t border-line bg-raised py-3 shadow-float [html[data-early][data-late]_&]:block">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-3 px-4 sm:px-6">
        <p role="alert">
          <span data-late-says="">{children}</span>
          <span data-late-says="offline">There is still no connection.</span> {kept}
        </p>
        <button type="button" data-try-again className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          Try again
        </button>
      </div>
    </div>
  );
}
