/** Elements whose content is no text to be read: it goes with them. */
const DROPPED_WHOLE = new Set(
  'script style template svg math iframe object noscript noembed noframes textarea title xmp select plaintext'.split(
    ' ',
  ),
);

/**
 * `html` reduced to the tags of `known`, without attributes but the `href` of links. Whatever else it holds never reaches
 * the browser's parser, which would report styles and handlers to the page's content policy even in an inert document. The
 * result is safe by the way it is made: each `<` in it begins one of the known tags.
 */
export function onlyKnownTags(html: string, known: ReadonlySet<string>): string {
  let out = '';
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) return out + html.slice(at);
    out += html.slice(at, start);
    const tag = readTag(html, start);
    if (tag === null) {
      out += '&lt;';
      at = start + 1;
    } else {
      out += known.has(tag.name) ? written(tag) : '';
      at = DROPPED_WHOLE.has(tag.name) && !tag.isEnd ? afterElement(html, tag) : tag.end;
    }
  }
  return out;
}

interface Tag {
  /** In lower case; empty for comments and declarations. */
  readonly name: string;
  readonly isEnd: boolean;
  readonly attributes: string;
  /** Where the text after the tag begins. */
  readonly end: number;
}

/** The tag, comment or declaration at `start`; null when the `<` there is a plain sign. */
function readTag(html: string, start: number): Tag | null {
  if (html.startsWith('<!--', start)) return skipped(html, '-->', start + 2);
  if (/[!?]/.test(html.charAt(start + 1))) return skipped(html, '>', start);
  const head = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(start, start + 40));
  if (!head?.[2]) return null;
  const from = start + head[0].length;
  const close = tagEnd(html, from);
  return { name: head[2].toLowerCase(), isEnd: head[1] === '/', attributes: html.slice(from, close), end: close + 1 };
}

function skipped(html: string, closing: string, from: number): Tag {
  const close = html.indexOf(closing, from);
  return { name: '', isEnd: false, attributes: '', end: close < 0 ? html.length : close + closing.length };
}

/** The `>` that ends a tag: one inside a quoted value does not. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at += 1) {
    const sign = html.charAt(at);
    if (quote === '' && sign === '>') return at;
    if (quote === sign) quote = '';
    else if (quote === '' && (sign === '"' || sign === "'") && /=\s*$/.test(html.slice(Math.max(from, at - 8), at)))
      quote = sign;
  }
  return html.length;
}

function afterElement(html: string, tag: Tag): number {
  const closing = new RegExp(`</${tag.name}`, 'gi');
  closing.lastIndex = tag.end;
  return closing.exec(html)?.index ?? html.length;
}

function written({ name, isEnd, attributes }: Tag): string {
  if (isEnd) return name === 'br' ? '' : `</${name}>`;
  const href = name === 'a' ? /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) : null;
  const address = href?.[1] ?? href?.[2] ?? href?.[3];
  if (address === undefined) return `<${name}>`;
  return `<${name} href="${address.replaceAll('"', '&quot;').replaceAll('<', '&lt;')}">`;
}
