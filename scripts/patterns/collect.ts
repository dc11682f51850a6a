import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

/** A regular expression of the code, and where it is built. */
export interface FoundPattern {
  readonly path: string;
  readonly line: number;
  readonly source: string;
  readonly flags: string;
}

export interface Collected {
  readonly patterns: readonly FoundPattern[];
  /** `new RegExp` that never ran: what it builds is not known. */
  readonly unseen: readonly { readonly path: string; readonly line: number }[];
}

interface Place {
  readonly path: string;
  readonly line: number;
}

/**
 * Every regular expression of these files: the literals of their syntax trees, and what `new RegExp` builds while the files are
 * imported and `exercise` runs.
 */
export async function collectPatterns(
  root: string,
  paths: readonly string[],
  exercise: () => Promise<void>,
): Promise<Collected> {
  const sources = paths.map((path) => ({ path, text: readFileSync(resolve(root, path), 'utf8') }));
  const parsed = sources.map(({ path, text }) => ({ path, ...literalsOf(path, text) }));
  const built = await whileBuilding(root, new Set(paths), async () => {
    for (const path of paths) await import(pathToFileURL(resolve(root, path)).href);
    await exercise();
  });
  const seen = new Set(built.map(({ path, line }) => `${path}:${line}`));
  const calls = parsed.flatMap(({ path, calls: lines }) => lines.map((line) => ({ path, line })));
  return {
    patterns: unique([...parsed.flatMap(({ patterns }) => patterns), ...built]),
    unseen: calls.filter(({ path, line }) => !seen.has(`${path}:${line}`)),
  };
}

function literalsOf(path: string, text: string): { patterns: FoundPattern[]; calls: number[] } {
  const patterns: FoundPattern[] = [];
  const calls: number[] = [];
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  for (const node of nodesOf(parseSync(path, text).program)) {
    const { start, regex, type, callee } = node;
    if (typeof start !== 'number') continue;
    if (isRegex(regex)) patterns.push({ path, line: lineAt(start), source: regex.pattern, flags: regex.flags });
    if ((type === 'NewExpression' || type === 'CallExpression') && isRecord(callee) && callee.name === 'RegExp')
      calls.push(lineAt(start));
  }
  return { patterns, calls };
}

/** The nodes of a syntax tree, each once. */
function nodesOf(tree: unknown): Record<string, unknown>[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesOf);
  if (!isRecord(tree) || tree instanceof RegExp) return [];
  return [tree, ...Object.values(tree).flatMap(nodesOf)];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRegex(value: unknown): value is { pattern: string; flags: string } {
  return isRecord(value) && typeof value.pattern === 'string' && typeof value.flags === 'string';
}

/** What `new RegExp` builds in the files of `paths` while `run` lasts. */
async function whileBuilding(
  root: string,
  paths: ReadonlySet<string>,
  run: () => Promise<void>,
): Promise<FoundPattern[]> {
  const built: FoundPattern[] = [];
  const real = globalThis.RegExp;
  const note = (pattern: RegExp) => {
    const place = callerOf(root, new Error().stack ?? '');
    if (place && paths.has(place.path)) built.push({ ...place, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  globalThis.RegExp = new Proxy(real, {
    construct: (_, [source, flags]: [string | RegExp, string?]) => note(new real(source, flags)),
    apply: (_, __, [source, flags]: [string | RegExp, string?]) => note(new real(source, flags)),
  });
  try {
    await run();
  } finally {
    globalThis.RegExp = real;
  }
  return built;
}

/** The line that called the constructor: the first that is not in this file. */
function callerOf(root: string, stack: string): Place | null {
  const line = stack.split('\n').find((one) => /:\d+:\d+\)?$/.test(one) && !one.includes('patterns/collect'));
  const [, file, at] =
    /(?:\(|at (?:async )?)(?:[\w.<>]+ \()?(?:file:\/\/)?([^()\s]+):(\d+):\d+\)?$/.exec(line ?? '') ?? [];
  if (file === undefined || at === undefined) return null;
  return { path: relative(root, file).replaceAll('\\', '/'), line: Number(at) };
}

function unique(patterns: readonly FoundPattern[]): FoundPattern[] {
  const byKey = new Map(patterns.map((one) => [`${one.path} ${one.source} ${one.flags}`, one]));
  return [...byKey.values()];
}
