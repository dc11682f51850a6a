import headScript from 'virtual:head-script/site';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteSettings } from '#shared/site/settings.ts';
import { AfterPaint } from './after-paint.tsx';
import { foldStyles, LAYERS } from './fold.tsx';
import { Footer, PlainLink, PolicyNotice, SkipLink, TestModeRibbon } from './frame.tsx';
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
        <TestModeRibbon billing={settings.billing} />
        <SiteHeader path={path} />
        {settings.policyChangedOn !== null && <PolicyNotice changedOn={settings.policyChangedOn} />}
        <main id="main" tabIndex={-1} className="flex-1">
          {main}
        </main>
        <Footer link={PlainLink} isCounted={settings.analyticsId !== null} />
      </div>
      <MobileMenu path={path} />
    </>
  );
}
