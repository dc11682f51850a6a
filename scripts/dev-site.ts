import type { Plugin } from 'vite';
import { canonicalPath } from '#shared/site/pages.ts';
import { PAGE_PATHS } from '#shared/site/paths.ts';
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
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === PAGE_PATHS.upgrade) {
          response.writeHead(308, { Location: PAGE_PATHS.pricing }).end();
          return;
        }
        if (canonicalPath(pathname) === undefined) {
          next();
          return;
        }
        render(pathname).then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html), next);
      });

      async function render(path: string): Promise<string> {
        const { renderSite } = rendererIn(await server.ssrLoadModule(RENDERER));
        const assets = { style: '', sheet: null, script: '/web/site-main.tsx', fonts: [], tool: null };
        const page = renderSite(settings, assets).find((one) => one.path === path);
        const html = (page?.html ?? '').replace(
          '<style></style>',
          '<link rel="stylesheet" href="/web/styles/site.css"><style></style>',
        );
        return server.transformIndexHtml(path, html);
      }
    },
  };
}

interface Renderer {
  renderSite(settings: SiteSettings, assets: object): readonly { path: string; html: string }[];
}

function rendererIn(module: Record<string, unknown>): Renderer {
  if (!isRenderer(module)) throw new Error(`${RENDERER} renders no pages`);
  return module;
}

function isRenderer(module: object): module is Renderer {
  return 'renderSite' in module && typeof module.renderSite === 'function';
}
