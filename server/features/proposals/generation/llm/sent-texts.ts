import type { IgnoredText } from '#shared/proposals/brief.ts';
import type { LeftOutText } from '#shared/proposals/hidden-words.ts';
import { greetingOf } from '#shared/proposals/text/chat-words.ts';
import { contactIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { visibleCharacters } from '../read/characters.ts';
import { cleanPost, type PostInput } from '../read/clean.ts';
import { textOfHtml } from '../read/html-text.ts';
import { postWithoutInjections, removeMarks, textWithoutInjections, withoutMarks } from './prompt-injection.ts';

/** What stands where a line for machines was. */
const LINE_LEFT_OUT = '(a line for machines was left out here)';
const CONTACT_LEFT_OUT = '(contact left out)';
/** Lines of a profile that sell and say nothing. */
const SELLING =
  /^\W*(?:why (?:partner|work|choose|hire|pick|trust)\b.{0,40}\??|what (?:sets me apart|makes me different)\b.{0,20}\??|let['’]s (?:work|connect|talk|chat|get started)\b.{0,60}|(?:feel free to )?(?:contact|message|dm|reach out to) me\b.{0,60})\W*$/i;

/** Collects what is not sent. */
export class SentTexts {
  readonly #leftOut = new Map<string, LeftOutText['kind']>();

  get leftOut(): LeftOutText[] {
    return [...this.#leftOut].map(([text, kind]) => ({ text, kind }));
  }

  /**
   * A post as it was pasted, but for lines addressed to a model and for ways to reach somebody; of a link its host is kept, so that
   * the site can be named.
   */
  post(post: PostInput, ignored: readonly IgnoredText[]): string {
    const raw = [post.title, post.description].map(visiblePart).join('\n\n');
    // Markup may hide words that only a model reads.
    const isPlain = lettersOf(raw) === lettersOf(cleanPost(post).text);
    const quotes = ignored.map(({ quote }) => quote).filter((quote) => quote.trim() !== '');
    for (const quote of quotes) this.#leftOut.set(quote, 'for_a_model');
    const kept = (isPlain ? withoutQuotes(raw, quotes) : undefined) ?? postWithoutInjections(post).text;
    return this.#reachable(withoutMarks(kept), hostAlone);
  }

  /** A text of the user's own. `hasLinks`: the client wants to see work. */
  own(given: string, hasLinks: boolean): string {
    const text = /<[a-z!/]/i.test(given) ? textOfHtml(given).text : given;
    const kept = textWithoutInjections(text);
    for (const line of text.split('\n'))
      if (line.trim() !== '' && !kept.includes(line.trim()) && textWithoutInjections(line).trim() === '')
        this.#leftOut.set(line.trim(), 'for_a_model');
    const lines = kept.split('\n').filter((line) => !SELLING.test(line));
    const plain = removeMarks(lines.join('\n')).replace(/^[^\n]*/, withoutGreeting);
    return this.#reachable(plain, hasLinks ? (url) => url : () => '').trim();
  }

  #reachable(text: string, link: (url: string) => string): string {
    let rest = text;
    for (const url of new Set(urlsIn(text))) {
      const sent = link(url);
      if (sent === url) continue;
      this.#leftOut.set(url, 'contact');
      rest = rest.replaceAll(url, sent);
    }
    for (let found = contactIn(rest); found !== null; found = contactIn(rest)) {
      this.#leftOut.set(found, 'contact');
      rest = rest.replaceAll(found, CONTACT_LEFT_OUT);
    }
    return rest;
  }
}

/** As it was pasted, unless it holds characters that nobody sees. */
function visiblePart(text: string): string {
  const { text: visible, hidden } = visibleCharacters(text);
  return hidden.length === 0 ? text : visible;
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Undefined where one of them is not in the text as it stands: then what is sent is put together of the rest. */
function withoutQuotes(text: string, quotes: readonly string[]): string | undefined {
  let rest = text;
  for (const quote of quotes) {
    if (!rest.includes(quote)) return undefined;
    rest = rest.replaceAll(quote, LINE_LEFT_OUT);
  }
  return rest;
}

/** A greeting line says nothing about the freelancer. */
function withoutGreeting(line: string): string {
  return line.slice(greetingOf(line.trim()).length).trimStart();
}

function hostAlone(url: string): string {
  const bare = url.replace(/^https?:\/\//i, '');
  const [host = bare] = bare.split(/[/?#]/);
  return host === bare.replace(/\/$/, '') ? url : host;
}
