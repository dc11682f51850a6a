import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const ICON_FILES: ReadonlySet<string> = new Set(['.ico', '.png', '.svg', '.webmanifest']);
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
  readonly plain: Buffer;
  readonly encoded: Partial<Record<'br' | 'gzip', Buffer>>;
}

/**
 * The files of the built client by their URL path, read once: a path that is not in the map does not exist, so no request
 * can reach out of the folder. Source maps, dot files, the page shell and what precompression left beside are not served.
 */
export function readStaticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  return new Map(files.filter(isServed).map((path) => [path, readStaticFile(folder, path)]));
}

function isServed(path: string): boolean {
  const isHidden = path.split('/').some((part) => part.startsWith('.'));
  return !isHidden && path !== '/index.html' && extname(path) in TYPES;
}

function readStaticFile(folder: string, path: string): StaticFile {
  const plain = readFileSync(join(folder, path));
  const encoded = ENCODINGS.flatMap(({ name, suffix }) => {
    const file = join(folder, `${path}${suffix}`);
    return existsSync(file) ? [[name, readFileSync(file)] as const] : [];
  });
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    cacheControl: cacheControlOf(path),
    plain,
    encoded: Object.fromEntries(encoded),
  };
}

/** The build puts a hash of the content into the names of everything in assets/. An icon may be a day old. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return ICON_FILES.has(extname(path)) ? 'public, max-age=86400' : 'public, no-cache';
}

/** Answers with `file` in the smallest form that `request` accepts, or 304 when it has this very one. */
export function staticResponse(request: Request, file: StaticFile): Response {
  const encoding = acceptedEncoding(
    request,
    ENCODINGS.map(({ name }) => name).filter((name) => file.encoded[name]),
  );
  // One tag for each form, as caches must not mix them.
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`;
  const headers = new Headers({ ETag: etag, 'Cache-Control': file.cacheControl, Vary: 'Accept-Encoding' });
  if (isFresh(request, etag)) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', file.type);
  if (encoding) headers.set('Content-Encoding', encoding);
  const body = (encoding && file.encoded[encoding]) ?? file.plain;
  return new Response(new Uint8Array(body), { headers });
}

/** The first of `encodings` that the reader takes; undefined when none. */
export function acceptedEncoding<Name extends string>(request: Request, encodings: readonly Name[]): Name | undefined {
  return encodings.find((name) => accepts(request, name));
}

function isFresh(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match')?.slice(0, 1000).split(',') ?? [];
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
}

function accepts(request: Request, encoding: string): boolean {
  const offered = request.headers.get('accept-encoding')?.slice(0, 200).toLowerCase().split(',') ?? [];
  return offered.some((offer) => {
    const [name, quality] = offer.split(';');
    return name?.trim() === encoding && !/^\s*q\s*=\s*0(\.0*)?\s*$/.test(quality ?? '');
  });
}
