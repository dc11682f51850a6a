import headScript from 'virtual:head-script/tool';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SITE } from '#shared/site/config.ts';
import type { SiteSettings } from '#shared/site/settings.ts';
import { knowFreeLimit } from '#web/features/plans/index.ts';
import { createEmptyWorkspace, createSsrWorkspace } from '#web/features/proposals/index.ts';
import { paths } from '#web/paths.ts';
import { styleOf } from '#web/site-shell/fold.tsx';
import { AfterPaint, documentOf, LateNote, PrivateHead } from '#web/site-shell/site-document.tsx';
import { App, withShell } from '../app.tsx';
import { ToolPage } from '../tool-page.tsx';

/** What the build has made for the tool's page. */
export interface ToolAssets {
  /** All of the app's styles. */
  readonly style: string;
  /** The address of the same. */
  readonly sheet: string;
  readonly script: string;
  /** What the script loads before it can show the tool. */
  readonly parts: readonly string[];
  readonly fonts: readonly string[];
}

const UNSCRIPTED = `<noscript><p class="border-b border-line bg-sunken px-4 pt-4 pb-2 text-center">${SITE.name} needs JavaScript to read a post and write with you. Please switch it on and reload.</p></noscript>`;

/** The server puts a nonce of this one answer in its place. */
const NONCE = '__CSP_NONCE__';

/**
 * The page of the tool with its first screen in it, as a visitor with a free workspace is to see it: the very tree that the app takes over.
 * Styled by itself; the app and its sheet come after the first paint. The same for everybody but for the nonce.
 */
export function toolDocument(settings: SiteSettings, { style, sheet, script, parts, fonts }: ToolAssets): string {
  const { billing, freeWeeklyLimit } = settings;
  const { title, body } = firstScreen(settings);
  const late = renderToStaticMarkup(<LateNote kept="What you typed is saved.">The tool has not loaded yet.</LateNote>);
  const described = renderToStaticMarkup(
    <>
      <meta name="billing" content={billing} />
      <meta name="free-weekly-limit" content={String(freeWeeklyLimit ?? 'none')} />
      <PrivateHead />
    </>,
  );
  return documentOf({
    settings,
    headScript,
    head: `<meta name="csp-nonce" nonce="${NONCE}">${title}${described}`,
    fonts,
    later: <AfterPaint script={script} sheet={sheet} parts={parts} />,
    style: styleOf(UNSCRIPTED + body + late, style),
    body: `${UNSCRIPTED}<div id="root">${body}</div>${late}`,
  });
}

function firstScreen(settings: SiteSettings) {
  createSsrWorkspace(createEmptyWorkspace());
  knowFreeLimit(settings.freeWeeklyLimit);
  const { policyChangedOn, billing, analyticsId } = settings;
  const facts = { isCounted: analyticsId !== null, billing, policyChangedOn: policyChangedOn ?? undefined };
  const routes = withShell([{ path: paths.proposalTool, Component: ToolPage }]);
  const html = renderToString(
    <App facts={facts}>
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [paths.proposalTool] })} />
    </App>,
  );
  // A title is in the head, where the app finds it.
  const [title = ''] = /<title>[^<]*<\/title>/.exec(html) ?? [];
  return { title, body: html.replace(title, '') };
}
