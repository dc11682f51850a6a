import { posix } from 'node:path';

/** A text file of the repository: `path` from its root, with slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

// A comment's 'Source', 'Sources' or 'Source of the words', and the first word behind it.
const SOURCE = /\bSources?(?: of [^:\n]{1,40})?: (\S+)/g;
// `docs/spec/accounts.md §4 and §8` or `docs/spec/decisions.md#plans`, in a comment or the name of a test.
const DOC = /\b(docs\/(?:spec|decisions)\/[\w./-]+\.md)(#[\w-]+)?((?:(?:,| and)? §\w+)*)/g;
const MARKDOWN_LINK = /\]\(([^)\s]+)\)/g;
// `server/config.ts` from the root, or shorter by its last folders: `paddle/client.ts`, `account.test.ts`.
const PATH_FROM_ROOT =
  /`((?:shared|server|web|scripts|docs|e2e|eval|bench|locales|playbook|reader|dev-providers)\/[\w./-]+)`/g;
const END_OF_PATH = /`((?:\w[\w.-]*\/)*\w[\w.-]*\.(?:tsx?|mjs))`/g;
// Here are names of files that users upload.
const SPECIFICATION = /^docs\/spec\//;
const CODE_BLOCK = /^```[^]*?^```/gm;
const COMMENT_LINE = /\n\s*(?:\*|\/\/) ?/g;

/** References of comments and docs that lead to no file, heading or section of the repository, one sentence each. */
export function findBrokenReferences(files: readonly TextFile[], exists: (path: string) => boolean): string[] {
  const docs = new Map(files.filter(isMarkdown).map(({ path, text }) => [path, text]));
  return files.flatMap((file) => [
    ...new Set(
      isMarkdown(file)
        ? [...findBrokenLinks(file, docs, exists), ...findMissingPaths(file, files, exists)]
        : findBrokenSources(file, docs, exists),
    ),
  ]);
}

function isMarkdown({ path }: TextFile): boolean {
  return path.endsWith('.md');
}

type Docs = ReadonlyMap<string, string>;
type Exists = (path: string) => boolean;

function findBrokenSources({ path, text }: TextFile, docs: Docs, exists: Exists): string[] {
  const joined = text.replace(COMMENT_LINE, ' ');
  const sources = [...joined.matchAll(SOURCE)].map(([, target = '']) => target.replace(/[.,;)]+$/, ''));
  const unknown = sources.filter((target) => !/^https?:\/\/\w/.test(target) && !exists(target.replace(/#.*/, '')));
  return [
    ...unknown.map((target) => `${path}: the source '${target}' is neither a file of the repository nor a web address`),
    ...[...joined.matchAll(DOC)].flatMap(([, doc = '', anchor = '', sections = '']) =>
      findMissingParts(doc, anchor, sections, docs).map((fault) => `${path}: ${fault}`),
    ),
  ];
}

function findMissingParts(doc: string, anchor: string, sections: string, docs: Docs): string[] {
  const text = docs.get(doc);
  if (text === undefined) return [`${doc} does not exist`];
  const missing = [...sections.matchAll(/§(\w+)/g)].filter(([, id = '']) => !hasSection(text, id));
  return [
    ...(anchor && !hasHeading(text, anchor.slice(1)) ? [`${doc} has no heading ${anchor}`] : []),
    ...missing.map(([id]) => `${doc} has no section or row ${id}`),
  ];
}

function findBrokenLinks({ path, text }: TextFile, docs: Docs, exists: Exists): string[] {
  const links = [...text.replace(CODE_BLOCK, '').matchAll(MARKDOWN_LINK)].map(([, link = '']) => link);
  return links.flatMap((link) => {
    if (/^(?:https?:|mailto:)/.test(link)) return [];
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : posix.join(posix.dirname(path), file);
    const doc = docs.get(target);
    if (doc === undefined && !exists(target)) return [`${path}: the link ${link} leads nowhere`];
    return anchor && doc !== undefined && !hasHeading(doc, anchor)
      ? [`${path}: ${target} has no heading #${anchor}`]
      : [];
  });
}

function findMissingPaths({ path, text }: TextFile, files: readonly TextFile[], exists: Exists): string[] {
  if (SPECIFICATION.test(path)) return [];
  const prose = text.replace(CODE_BLOCK, '');
  const namesIn = (pattern: RegExp) => [...prose.matchAll(pattern)].map(([, name = '']) => name);
  const missing = [
    ...namesIn(PATH_FROM_ROOT).filter((name) => !exists(name)),
    ...namesIn(END_OF_PATH).filter((name) => !files.some((file) => `/${file.path}`.endsWith(`/${name}`))),
  ];
  return missing.map((name) => `${path}: ${name} does not exist`);
}

function hasHeading(text: string, anchor: string): boolean {
  const headings = text.replace(CODE_BLOCK, '').matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = '']) => anchorOf(heading) === anchor);
}

/** Source: https://docs.github.com/en/get-started/writing-on-github (section links) */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** A numbered heading ('## 4. States') or the row of a table that begins with the id. */
function hasSection(text: string, id: string): boolean {
  return text.split('\n').some((line) => new RegExp(`^(?:#+ ${id}\\. |\\| ${id} \\|)`).test(line));
}
