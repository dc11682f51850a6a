import { posix } from 'node:path';

/** A source file: `path` from the project's folder, with slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const IMPORT = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)['"]([^'"\n]+)['"]/g;
// A string is matched too, so that `//` inside one does not begin a comment.
const STRING_OR_COMMENT =
  /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;

/** `text` with comments blanked out, line by line as it was. */
export function withoutComments(text: string): string {
  return text.replace(STRING_OR_COMMENT, (match, string?: string) => string ?? match.replace(/[^\n]/g, ' '));
}

/** The files of this project that `source` imports, type-only imports and `import()` as well. */
export function importsOf(source: Source): string[] {
  const found = [...withoutComments(source.text).matchAll(IMPORT)].map((match) => match[1] ?? '');
  return found.map((name) => targetOf(source.path, name)).filter((path) => path !== undefined);
}

function targetOf(from: string, name: string): string | undefined {
  if (name.startsWith('#')) return name.slice(1);
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  return undefined;
}
