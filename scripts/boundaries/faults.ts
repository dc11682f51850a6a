import { importsOf, type Source, withoutComments } from './source.ts';
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
  return target === `${feature}/index.ts`;
}

function onlyInFaults({ path, text }: Source): string[] {
  if (TEST.test(path)) return [];
  const code = withoutComments(text);
  const broken = ONLY_IN.filter((rule) => rule.under.test(path) && !rule.except.test(path) && rule.pattern.test(code));
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
