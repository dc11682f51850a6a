import type { HiddenText, MaskedKind } from '#shared/proposals/masking.ts';
import type { Found } from './find.ts';

const LABELS: Record<MaskedKind, string> = { names: 'NAME', emails: 'EMAIL', links: 'LINK', amounts: 'AMOUNT' };
/** What a placeholder looks like when a model has bent it, and what no text that was not given one holds. */
const REMAINS = /\{\{|\}\}|\b(?:NAME|EMAIL|LINK|AMOUNT)[_ -]?\d+\b|\b(?:name|email|link|amount)_\d+\b/;
const MORE_BRACES = /[{}]\{\{[A-Z]+_\d+\}\}|\{\{[A-Z]+_\d+\}\}[{}]/;

/**
 * Hides texts from a model and puts them back into what it wrote. One text has one placeholder, in every place and in every round;
 * another spelling of it has another, so that each comes back as it was.
 */
export class Mask {
  readonly #pattern: RegExp | null;
  readonly #kinds = new Map<string, MaskedKind>();
  readonly #placeholders = new Map<string, string>();
  readonly #texts = new Map<string, HiddenText>();
  readonly #source: string;

  /** `source` is all that is to be sent: no placeholder stands in it by itself. */
  constructor(found: readonly Found[], source: string) {
    this.#source = source;
    for (const { kind, text } of found)
      this.#kinds.set(text.toLowerCase(), this.#kinds.get(text.toLowerCase()) ?? kind);
    // The longest first: 'Anna Keller' is one text, not a name and what is left.
    const texts = found.flatMap((one) => spellings(one, source)).sort((a, b) => b.length - a.length);
    this.#pattern = texts.length === 0 ? null : new RegExp(standing(texts.map(escaped).join('|')), 'gu');
  }

  /** What has been hidden so far, in the order in which it was met. */
  get hidden(): HiddenText[] {
    return [...this.#texts.values()];
  }

  hide(text: string): string {
    return this.#pattern === null ? text : text.replace(this.#pattern, (met) => this.#placeholderOf(met));
  }

  /** The texts again where their placeholders stand to the letter; what else is left of them, `hasRemains` finds. */
  restore(text: string): string {
    return text.replace(/\{\{[A-Z]+_\d+\}\}/g, (placeholder) => this.#texts.get(placeholder)?.text ?? placeholder);
  }

  /** Whether a text of the model holds anything of a placeholder that cannot be put back. */
  hasRemains(text: string): boolean {
    if (this.#pattern === null) return false;
    if (MORE_BRACES.test(text)) return true;
    const own = [...this.#texts.keys()].reduce((rest, placeholder) => rest.replaceAll(placeholder, ' '), text);
    return REMAINS.test(own);
  }

  #placeholderOf(text: string): string {
    const known = this.#placeholders.get(text);
    if (known !== undefined) return known;
    const kind = this.#kinds.get(text.toLowerCase()) ?? 'names';
    let count = 1;
    const named = () => `{{${LABELS[kind]}_${count}}}`;
    while (this.#texts.has(named()) || this.#source.includes(named())) count++;
    const placeholder = named();
    this.#placeholders.set(text, placeholder);
    this.#texts.set(placeholder, { kind, text, placeholder });
    return placeholder;
  }
}

/** In any case; a name in small letters only where no word of the text reads so: what is made of a post may write it so. */
function spellings({ kind, text }: Found, source: string): string[] {
  if (kind === 'amounts') return [text];
  const small = text.toLowerCase();
  const isAWord = kind === 'names' && source.includes(small) && new RegExp(standing(escaped(small)), 'u').test(source);
  return [...new Set([text, text.toUpperCase(), ...(isAWord ? [] : [small])])];
}

/** Not as a part of a longer word. */
function standing(pattern: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
