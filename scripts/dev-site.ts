import type { Plugin } from 'vite';
import { canonicalPath } from '#shared/site/pages.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
import { visitorsPage } from '#shared/site/rendered-pages.ts';
import type { SiteSettings } from '#shared/site/settings.ts';

const RENDERER = '/web/site-server.tsx';

/**
 * The pages of the site in development: rendered for each request from the sources as they are, with the style sheet as a
 * link, so that Vite can change it in place. Their policy is tried by the built app alone.
 */
export function sitePages(settings: SiteSettings): Plugin {
  return {
    name: 'site-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === PAGE_PATHS.upgrade) {
          response.writeHead(308, { Location: PAGE_PATHS.pricing }).end();
          return;
        }
        const isAuth = pathname === PAGE_PATHS.auth;
        if (!isAuth && canonicalPath(pathname) === undefined) {
          next();
          return;
        }
        const name = isAuth ? visitorsPage(pathname, searchParams) : pathname;
        render(name ?? pathname, isAuth ? 'main' : 'site').then(
          (html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
          next,
        );
      });

      async function render(name: string, sheet: 'main' | 'site'): Promise<string> {
        const { renderSite } = rendererIn(await server.ssrLoadModule(RENDERER));
        const site = { style: '', script: '/web/site-main.tsx', fonts: [] };
        const visitors = { ...site, sheet: '/web/styles/main.css', authParts: [] };
        const page = renderSite(settings, { ...site, sheet: null, visitors, tool: null }).find(
          (one) => one.name === name,
        );
        const html = (page?.html ?? '').replace(
          '<style></style>',
          `<link rel="stylesheet" href="/web/styles/${sheet}.css"><style></style>`,
        );
        return server.transformIndexHtml(name, html);
      }
    },
  };
}

interface Renderer {
  renderSite(settings: SiteSettings, assets: object): readonly { name: string; html: string }[];
}

function rendererIn(module: Record<string, unknown>): Renderer {
  if (!isRenderer(module)) throw new Error(`${RENDERER} renders no pages`);
  return module;
}

function isRenderer(module: object): module is Renderer {
  return 'renderSite' in module && typeof module.renderSite === 'function';
}
