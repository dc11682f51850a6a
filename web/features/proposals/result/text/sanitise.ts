import DOMPurify, { type Config } from 'dompurify';
import { PROPOSAL_TAGS } from './html-nodes.ts';
import { onlyKnownTags } from './known-tags.ts';

/** Blocks and signs that other programs write. They only carry structure into the editor, which has none of them. */
const PASTED_TAGS = `
  b i div section article header footer main blockquote pre dl dt dd h1 h2 h3 h4 h5 h6
  table thead tbody tr td th`
  .trim()
  .split(/\s+/);

/** `html` with nothing left in it but the allow-list, in an inert document: it loads and runs nothing. */
export function sanitisedFragment(html: string): DocumentFragment {
  return sanitised(html, [...PROPOSAL_TAGS]);
}

/**
 * HTML from the clipboard or a drop, as the editor may read it: no attribute but a web link, nothing that loads or runs.
 * Google Docs wraps everything in a `b` that is not meant bold; as a `span` it falls away.
 */
export function pastedFragment(html: string): DocumentFragment {
  const unwrapped = html.replace(/<b\s[^>]*font-weight:\s*normal[^>]*>/gi, '<span>');
  return sanitised(unwrapped, [...PROPOSAL_TAGS, ...PASTED_TAGS]);
}

function sanitised(html: string, tags: string[]): DocumentFragment {
  return DOMPurify.sanitize(onlyKnownTags(html, new Set(tags)), { ...allowOnly(tags), RETURN_DOM_FRAGMENT: true });
}

function allowOnly(tags: string[]): Config {
  return {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^https?:\/\//i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  };
}
