import { posix } from 'node:path';
import { FEWEST_FILES, MODULES, type Module, ONLY_IN } from './table.ts';

const FEATURE = /^((?:server|web)\/features\/[^/]+)\//;
const TEST = /\.(test|spec)\.tsx?$/;
// What a test may use besides the modules of the file it tests.
const FOR_TESTS = ['shared', 'server/testing', 'web/testing', 'eval', 'scripts', 'e2e'];

/** Every breach of the table, one sentence each. Too few files to have looked properly is one as well. */
export function faultsOf(sources: readonly Source[], fewest = FEWEST_FILES): string[] {
  const tooFew =
    sources.length < fewest ? [`only ${sources.length} files were read; at least ${fewest} were expected`] : [];
  return [...tooFew, ...sources.flatMap((source) => [...importFaults(source), ...onlyInFaults(source)])];
}

function importFaults(source: Source): string[] {
  const module = moduleOf(source.path);
  if (!module) return isConfig(source.path) ? [] : [`${source.path} is in no module of scripts/boundaries/table.ts`];
  const isTest = TEST.test(source.path);
  return importsOf(source).flatMap((target) => {
    const isAllowed = mayImport(module, target) || (isTest && mayTestImport(source.path, target));
    if (!isAllowed) return [`${source.path} may not import ${target}`];
    if (!isTest && !isThroughIndex(source.path, target)) return [`${source.path} must enter ${target} by its index.ts`];
    return [];
  });
}

/** A test may use its whole feature: a boundary inside it is for what runs. */
function mayTestImport(from: string, target: string): boolean {
  const feature = FEATURE.exec(from)?.[1];
  return FOR_TESTS.some((path) => isUnder(target, path)) || (feature !== undefined && isUnder(target, feature));
}

function mayImport(module: Module, target: string): boolean {
  if (moduleOf(target)?.path === module.path) return true;
  return module.mayImport.some((path) => isUnder(target, path));
}

/** Another feature is entered by its index.ts. Who composes pages opens them by file, so that each is fetched alone. */
function isThroughIndex(from: string, target: string): boolean {
  const feature = FEATURE.exec(target)?.[1];
  if (!feature || isUnder(from, feature)) return true;
  if (/^(eval|bench|e2e|scripts|server\/testing|web\/playground|web\/testing)\//.test(from)) return true;
  if (from.startsWith('web/app/') && target.endsWith('-page.tsx')) return true;
  // So do those who put the site's pages together, what they bring to life, and the scripts in the head; its parts lie right in its folder.
  if (/^web\/(head\/|site-[a-z]+\.tsx?$|app\/signed-in\.tsx$)/.test(from)) return true;
  if (/^web\/features\/site\/[^/]+$/.test(target)) return true;
  // Its threads are started before the rest of the server is loaded.
  if (from === 'server/main.ts' && target.endsWith('/tasks-pool.ts')) return true;
  return target === `${feature}/index.ts`;
}

function onlyInFaults({ path, text }: Source): string[] {
  const code = TEST.test(path) ? '' : withoutComments(text);
  const rules = ONLY_IN.filter((rule) => rule.under.test(path) && !rule.except.test(path));
  const broken = rules.filter((rule) => rule.pattern.test(rule.isOfComments ? text : code));
  return broken.map((rule) => `${path}: ${rule.what}`);
}

function moduleOf(path: string): Module | undefined {
  const around = MODULES.filter((module) =>
    module.isFlat ? folderOf(path) === module.path : isUnder(path, module.path),
  );
  return around.sort((a, b) => b.path.length - a.path.length)[0];
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function isConfig(path: string): boolean {
  return !path.includes('/') && path.endsWith('.config.ts');
}

/** A source file: `path` from the project's folder, with slashes. */
interface Source {
  readonly path: string;
  readonly text: string;
}

const IMPORT = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;
// A string is matched too, so that `//` inside one does not begin a comment.
const STRING_OR_COMMENT =
  /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;

/** `text` with comments blanked out, line by line as it was. */
function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (match, string?: string) => string ?? match.replace(/[^\n]/g, ' '));
}

/** The files of this project that `source` imports, type-only imports and `import()` as well. */
function importsOf(source: Source): string[] {
  const found = [...withoutComments(source.text).matchAll(IMPORT)].map((match) => match[1] ?? '');
  return found.map((name) => targetOf(source.path, name)).filter((path) => path !== undefined);
}

function targetOf(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  return undefined;
}
