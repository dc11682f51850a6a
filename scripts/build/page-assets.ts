import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown } from 'vite';

/** What every page begins with. */
interface FirstAssets {
  readonly style: string;
  /** The address of the app's style sheet, which has every rule of `style` and more. */
  readonly sheet: string;
  readonly script: string;
  readonly fonts: readonly string[];
}

/** What the pages of the site load, those for visitors, and the tool's page. */
export interface PageAssets extends FirstAssets {
  readonly visitors: FirstAssets & { readonly authParts: readonly string[] };
  readonly tool: FirstAssets & { readonly parts: readonly string[] };
}

type Files = Rolldown.RolldownOutput['output'];

/** The form of signing in, and what brings it to life. */
const AUTH_FORM = ['web/site-shell/hydrate-island.ts', 'web/features/identity/sign-in/auth-forms.tsx'];

const FIRST_FONTS = /^assets\/(source-sans-3-latin-wght|newsreader-latin-400)-normal-[^/]*\.woff2$/;

/** Takes the site's style sheet out of `folder`, since it goes into the pages, and names what else they need of `files`. */
export async function takeAssets(folder: string, files: Files): Promise<PageAssets> {
  const sheets = files.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css'));
  const siteSheet = sheets.find((name) => name.startsWith('assets/site-style-'));
  const [appSheet, ...others] = sheets.filter((name) => name !== siteSheet);
  // Of several nobody would know the order.
  if (!siteSheet || !appSheet || others.length > 0)
    throw new Error(`Not one style sheet for the site and one for the app: ${sheets.join(', ')}`);
  const siteStyle = await readFile(join(folder, siteSheet), 'utf8');
  await rm(join(folder, siteSheet));
  const fonts = files.map(({ fileName }) => fileName).filter((name) => FIRST_FONTS.test(name));
  const first = { sheet: `/${appSheet}`, fonts: fonts.toSorted().map((name) => `/${name}`) };
  const [script, ...parts] = scriptsOf(files, ['index.html', 'web/app/tool-page.tsx']);
  const [siteScript, ...authParts] = scriptsOf(files, ['web/site-main.tsx', ...AUTH_FORM]);
  if (!script || !siteScript) throw new Error('The build has no scripts');
  const appStyle = withoutLicence(await readFile(join(folder, appSheet), 'utf8'));
  return {
    ...first,
    style: withoutLicence(siteStyle),
    script: siteScript,
    visitors: { ...first, style: appStyle, script: siteScript, authParts },
    tool: { ...first, style: appStyle, script, parts },
  };
}

/** The files of `sources`, and all that has to be there before they run. */
function scriptsOf(files: Files, sources: readonly string[]): string[] {
  const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const found = new Set(
    sources.map((source) => {
      const isOf = (id: string | null) => id?.endsWith(`/${source}`) ?? false;
      const chunk = [...chunks.values()].find((one) => isOf(one.facadeModuleId) || one.moduleIds.some(isOf));
      if (!chunk) throw new Error(`The build has nothing of ${source}`);
      return chunk.fileName;
    }),
  );
  for (const name of found) for (const imported of chunks.get(name)?.imports ?? []) found.add(imported);
  return [...found].map((name) => `/${name}`);
}

/** The note of Tailwind's licence stays in the app's sheet. */
function withoutLicence(style: string): string {
  return style.replace(/^\/\*![^]*?\*\//, '').trim();
}
