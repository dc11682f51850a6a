import authHeadScript from 'virtual:head-script/auth';
import siteHeadScript from 'virtual:head-script/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTitle } from '#shared/site/config.ts';
import { styleOf } from './fold.tsx';
import { AfterPaint, documentOf, Frame, type FrameProps, LateNote, PrivateHead } from './site-document.tsx';

/** The assets of the pages that visitors get at addresses of the app. */
export interface VisitorsAssets {
  /** All of the app's styles. */
  readonly style: string;
  /** The address of the same. */
  readonly sheet: string;
  /** The address of the page's script. */
  readonly script: string;
  /** The imports that the sign-in form needs. */
  readonly authParts: readonly string[];
  readonly fonts: readonly string[];
}

interface VisitorsDocument extends FrameProps {
  /** Tells the script which page it is: the sign-in form, or one that asks to sign in first. */
  readonly kind: 'auth' | 'members';
  readonly title: string;
  readonly assets: VisitorsAssets;
}

/** A whole page for visitors at an address of the app. It is the same for every visitor, and search engines do not list it. */
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

/** Other sites must not see the address of a sign-in page. */
function Head({ title }: { title: string }) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      <meta name="referrer" content="strict-origin" />
      <PrivateHead />
    </>
  );
}
