import { escapeHtml } from '#shared/http/escape-html.ts';

/** A tag of the head: its attributes, and what is in it. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes?: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** As HTML, a tag a line. */
export function printTags(tags: readonly HeadTag[]): string {
  return tags.map(printTag).join('\n');
}

/**
 * Data that a search engine reads, as the text of a script that no browser runs. `<` could end that script, or begin a
 * comment in it; JSON may write it by its number.
 */
export function printJsonLd(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

function printTag({ tag, attributes = {}, text }: HeadTag): string {
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${tag}${printed.join('')}>${text === undefined ? '' : `${escapeHtml(text)}</${tag}>`}`;
}
