import type { HiddenText, MaskedKind } from '#shared/proposals/masking.ts';
import type { Found } from './find.ts';

const LABELS: Record<MaskedKind, string> = {
  names: 'NAME',
  emails: 'EMAIL',
  phones: 'PHONE',
  addresses: 'ADDRESS',
  links: 'LINK',
  amounts: 'AMOUNT',
  accounts: 'ACCOUNT',
};
/** A placeholder that a model has changed; no text without placeholders matches. */
const REMAINS =
  /\{\{|\}\}|\b(?:NAME|EMAIL|PHONE|ADDRESS|LINK|AMOUNT|ACCOUNT)[_ -]?\d+\b|\b(?:name|email|phone|address|link|amount|account)_\d+\b/;
const PLACEHOLDER = /\{\{[A-Z]+_\d+\}\}/g;
const KEY_CHARS = 2;
const MORE_BRACES = /[{}]\{\{[A-Z]+_\d+\}\}|\{\{[A-Z]+_\d+\}\}[{}]/;

/**
 * Masks texts for a model and restores them in its answer. One text has one placeholder, in every place and in every
 * request; another spelling of it has another, so that each is restored as it was.
 */
export class Mask {
  readonly #wanted: ReadonlySet<string>;
  /**
   * The lengths of the texts that begin with these two characters, longest first: 'Anna Keller' is one text, not a name and
   * a rest.
   */
  readonly #lengths: ReadonlyMap<string, readonly number[]>;
  readonly #kinds = new Map<string, MaskedKind>();
  readonly #placeholders = new Map<string, string>();
  readonly #texts = new Map<string, HiddenText>();
  readonly #counts = new Map<MaskedKind, number>();
  readonly #taken: ReadonlySet<string>;

  /** `source` is everything to be sent: it contains none of the placeholders. */
  constructor(found: readonly Found[], source: string) {
    this.#taken = new Set(source.match(PLACEHOLDER));
    for (const { kind, text } of found)
      this.#kinds.set(text.toLowerCase(), this.#kinds.get(text.toLowerCase()) ?? kind);
    this.#wanted = new Set(
      found.flatMap((one) => listSpellings(one, source)).filter((text) => text.length >= KEY_CHARS),
    );
    const lengths = new Map<string, Set<number>>();
    for (const text of this.#wanted) {
      const key = text.slice(0, KEY_CHARS);
      lengths.set(key, (lengths.get(key) ?? new Set()).add(text.length));
    }
    this.#lengths = new Map([...lengths].map(([key, own]) => [key, [...own].sort((a, b) => b - a)]));
  }

  /** The masked texts so far, in the order of their occurrence. */
  get hidden(): HiddenText[] {
    return [...this.#texts.values()];
  }

  hide(text: string): string {
    if (this.#wanted.size === 0) return text;
    let sent = '';
    let kept = 0;
    for (let at = 0; at < text.length; at++) {
      const met = this.#metAt(text, at);
      if (met === undefined) continue;
      sent += text.slice(kept, at) + this.#placeholderOf(met);
      kept = at + met.length;
      at = kept - 1;
    }
    return sent + text.slice(kept);
  }

  // No pattern of all of them, and no search for each: a post may have thousands, and a link of a hundred thousand
  // characters.
  #metAt(text: string, at: number): string | undefined {
    const lengths = this.#lengths.get(text.slice(at, at + KEY_CHARS));
    if (!lengths || isInWord(text, at)) return undefined;
    for (const length of lengths) {
      const one = text.slice(at, at + length);
      if (this.#wanted.has(one) && !goesOnAsWord(text, at + length)) return one;
    }
    return undefined;
  }

  /** Restores exact placeholders; `hasRemains` finds changed ones. */
  restore(text: string): string {
    return text.replace(PLACEHOLDER, (placeholder) => this.#texts.get(placeholder)?.text ?? placeholder);
  }

  /** Whether a text of the model has a placeholder that cannot be restored. */
  hasRemains(text: string): boolean {
    if (this.#wanted.size === 0) return false;
    if (MORE_BRACES.test(text)) return true;
    return REMAINS.test(text.replace(PLACEHOLDER, (placeholder) => (this.#texts.has(placeholder) ? ' ' : placeholder)));
  }

  #placeholderOf(text: string): string {
    const known = this.#placeholders.get(text);
    if (known !== undefined) return known;
    const kind = this.#kinds.get(text.toLowerCase()) ?? 'names';
    const placeholder = this.#newPlaceholder(kind);
    this.#placeholders.set(text, placeholder);
    this.#texts.set(placeholder, { kind, text, placeholder });
    return placeholder;
  }

  #newPlaceholder(kind: MaskedKind): string {
    let count = this.#counts.get(kind) ?? 0;
    let placeholder: string;
    do placeholder = `{{${LABELS[kind]}_${++count}}}`;
    while (this.#taken.has(placeholder));
    this.#counts.set(kind, count);
    return placeholder;
  }
}

/**
 * In any case; a single word in small letters only where the source has no such word: a text derived from a post may write a
 * name so, and 'Art' sells art.
 */
function listSpellings({ kind, text }: Found, source: string): string[] {
  if (kind === 'amounts' || kind === 'phones') return [text];
  const small = text.toLowerCase();
  const capital = kind === 'names' ? [small.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())] : [];
  const isAWord = kind === 'names' && !small.includes(' ') && hasWord(source, small);
  return [...new Set([text, text.toUpperCase(), ...capital, ...(isAWord ? [] : [small])])];
}

function hasWord(text: string, word: string): boolean {
  return text.includes(word) && new RegExp(asWholeWord(escapePattern(word)), 'u').test(text);
}

/** A whole word, no part of a longer one. A letter may take two code units. */
function isInWord(text: string, at: number): boolean {
  return /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
}

function goesOnAsWord(text: string, at: number): boolean {
  return /^[\p{L}\p{N}]/u.test(text.slice(at, at + 2));
}

/** A pattern of a whole word. */
function asWholeWord(pattern: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
