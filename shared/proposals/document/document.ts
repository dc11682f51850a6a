/** Words in one style. A '\n' is a line break. */
export interface Span {
  readonly text: string;
  readonly strong: boolean;
  readonly em: boolean;
  /** An http(s) address. */
  readonly href: string | null;
}

export type DocumentBlock =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly ProposalDocument[] };

/** A proposal as it is stored, sent, shown, copied and edited: paragraphs and lists, whose items hold such blocks again. */
export type ProposalDocument = readonly DocumentBlock[];

/** At its beginning: of an http(s) address. */
export const WEB_ADDRESS = /^https?:\/\/\S/i;

type SentSpan = Pick<Span, 'text'> & { [K in keyof Style]?: Style[K] | undefined };
export type SentBlock =
  | string
  | { readonly kind: 'paragraph'; readonly spans: readonly SentSpan[] }
  | { readonly kind: 'list'; readonly ordered?: boolean | undefined; readonly items: readonly SentDocument[] };
export type SentDocument = readonly SentBlock[];

/** As it is sent and stored: plain paragraphs as strings. `proposalDocument` reads it. */
export function compactDocument(document: ProposalDocument): SentDocument {
  return document.map((block) => {
    const [span, ...others] = block.kind === 'paragraph' ? block.spans : [];
    const isPlain = span && others.length === 0 && !span.strong && !span.em && span.href === null;
    return isPlain ? span.text : block;
  });
}

/** All the words of a paragraph, without styling and links. */
export function spansText(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}

export function plainSpan(text: string): Span {
  return { text, strong: false, em: false, href: null };
}

type Style = Omit<Span, 'text'>;

function isSameStyle(one: Style, other: Style): boolean {
  return one.strong === other.strong && one.em === other.em && one.href === other.href;
}

/** Spans in their one spelling: equal neighbours joined, no space or break at either end, none before or after a break. */
export function tidySpans(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    const before = last?.text ?? '\n';
    const text = /[ \n]$/.test(before) ? span.text.replace(/^ +/, '') : span.text;
    if (text === '') continue;
    if (last && text === '\n') joined[joined.length - 1] = { ...last, text: last.text.replace(/ +$/, '') };
    const previous = joined.at(-1);
    if (previous && isSameStyle(previous, span))
      joined[joined.length - 1] = { ...previous, text: previous.text + text };
    else joined.push({ ...span, text });
  }
  return trimEnd(joined);
}

function trimEnd(spans: Span[]): Span[] {
  const last = spans.at(-1);
  if (!last) return spans;
  const text = last.text.replace(/[ \n]+$/, '');
  return text === '' ? trimEnd(spans.slice(0, -1)) : [...spans.slice(0, -1), { ...last, text }];
}
