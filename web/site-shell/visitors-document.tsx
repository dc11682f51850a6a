import authHeadScript from 'virtual:head-script/auth';
import siteHeadScript from 'virtual:head-script/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTitle } from '#shared/site/config.ts';
import { AfterPaint } from './after-paint.tsx';
import { styleOf } from './fold.tsx';
import { LateNote } from './late-note.tsx';
import { PrivateHead } from './private-head.tsx';
import { documentOf, Frame, type FrameProps } from './site-document.tsx';

/** What the build has made for the pages that a visitor finds at addresses of the app. */
export interface VisitorsAssets {
  /** All of the app's styles. */
  readonly style: string;
  /** The address of the same. */
  readonly sheet: string;
  /** The address of the script that brings a page to life. */
  readonly script: string;
  /** What that loads before the form of signing in works. */
  readonly authParts: readonly string[];
  readonly fonts: readonly string[];
}

interface VisitorsDocument extends FrameProps {
  /** What the page is, for its script: the form of signing in, or a page that asks to sign in first. */
  readonly kind: 'auth' | 'members';
  readonly title: string;
  readonly assets: VisitorsAssets;
}

/** A page that a visitor finds at an address of the app, whole. Like those of the site it is the same for every visitor; no search engine lists it. */
export function visitorsDocument({ kind, title, assets, ...page }: VisitorsDocument): string {
  const { sheet, script, authParts, fonts } = assets;
  const isAuth = kind === 'auth';
  const body = renderToStaticMarkup(
    <>
      <Frame {...page} />
      {isAuth && <LateNote kept="What you typed is still there.">Signing in has not loaded yet.</LateNote>}
    </>,
  );
  return documentOf({
    settings: page.settings,
    attributes: ` data-page="${kind}"`,
    headScript: isAuth ? authHeadScript : siteHeadScript,
    head: renderToStaticMarkup(<Head title={title} />),
    fonts,
    later: <AfterPaint script={script} sheet={sheet} parts={isAuth ? authParts : []} />,
    style: styleOf(body, assets.style),
    body,
  });
}

/** What is in the address of a page of signing in is for no other site. */
function Head({ title }: { title: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="referrer" content="strict-origin" />
      <PrivateHead />
    </>
  );
}
