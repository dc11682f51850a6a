import type { JobBrief } from '../brief.ts';
import type { RemovedKind } from '../removed-kinds.ts';
import { type Orders, obeys, ordersIn } from './orders.ts';
import { runsOf } from './phrases.ts';
import { contactsIn, sitesIn, urlsIn, withoutMarkup } from './tokens.ts';
import { sentencesOf } from './words.ts';

/** What was taken out, word for word, so that it can be listed and put back. */
export interface Removed {
  readonly kind: RemovedKind;
  readonly was: string;
}

export interface Gated {
  /** What may be shown; null where nothing is left. */
  readonly text: string | null;
  readonly removed: readonly Removed[];
  /** The writer repeats its instructions: nothing more of it may be shown. */
  readonly stop: boolean;
}

/** What a text is held against, made once for a whole answer. */
export interface GateContext {
  /** The user's profile, lines and requests, in lower case. */
  readonly own: string;
  /** The same without spaces and punctuation. */
  readonly bareOwn: string;
  readonly post: string;
  readonly orders: Orders;
  /** Words that are not markup though they look like it: code words. */
  readonly codes: readonly string[];
  readonly prompt: { readonly key: string; readonly runs: ReadonlySet<string> } | null;
}

interface GateInput {
  readonly brief: JobBrief;
  /** The whole post as the user pasted it. */
  readonly post: string;
  /** Everything that the user entered about themselves and for this job. */
  readonly own: string;
  /** Of a model: the random key of the request, and the static rules. */
  readonly prompt?: { readonly key: string; readonly rules: string };
}

/** So many words of the rules in a row are no accident. */
const QUOTED_WORDS = 9;
const LINK_BLANK = '[link]';

export function gateContext({ brief, post, own, prompt }: GateInput): GateContext {
  return {
    own: own.toLowerCase(),
    bareOwn: bareContact(own),
    post: post.toLowerCase(),
    orders: ordersIn(brief, post, own),
    codes: [brief.opener, brief.codeSentence, ...brief.anywhere].flatMap((code) => (code === null ? [] : [code.word])),
    prompt: prompt ? { key: prompt.key, runs: new Set(runsOf(prompt.rules, QUOTED_WORDS)) } : null,
  };
}

/**
 * The hard gates, for one whole sentence or line before it is shown; the same for every writer. Nothing else in the checks changes
 * text. What is left passes unchanged when it is gated again.
 */
export function gateSentence(sentence: string, context: GateContext): Gated {
  if (leaks(sentence, context)) return taken('prompt_leak', sentence, true);
  if (obeys(sentence, context.orders)) return taken('obeyed_injection', sentence, false);
  const removed: Removed[] = [];
  const plain = withoutMarkup(
    sentence,
    context.codes,
    (was) => removed.push({ kind: 'markup', was }),
    (url) => isOwnLink(url, context),
  );
  const unlinked = withoutStrangeLinks(plain, context, removed);
  const text = withoutContacts(unlinked, context, removed);
  return { text: /[\p{L}\p{N}]/u.test(text) || text === sentence ? text : null, removed, stop: false };
}

/** The gates for a whole text, line by line and sentence by sentence; it ends where a writer repeats its instructions. */
export function gateText(text: string, context: GateContext): Gated & { readonly text: string } {
  const removed: Removed[] = [];
  const shown: string[] = [];
  /** What stood first in its line was taken out. */
  let isAfterGap = false;
  let rest = text;
  for (const sentence of sentencesOf(text)) {
    const at = rest.indexOf(sentence);
    const gated = gateSentence(sentence, context);
    removed.push(...gated.removed);
    const between = rest.slice(0, at);
    rest = rest.slice(at + sentence.length);
    if (gated.stop) return { text: shown.join('').trimEnd(), removed, stop: true };
    // What parts a sentence that is taken out from the next one goes with it.
    shown.push(isAfterGap ? between.replace(/^ +/, '') : between);
    isAfterGap = gated.text === null && (isAfterGap || at === 0 || between.includes('\n'));
    if (gated.text !== null) shown.push(gated.text);
    else if (!isAfterGap) shown.push(linesOf(shown.pop() ?? ''));
  }
  return { text: `${shown.join('')}${rest}`, removed, stop: false };
}

/** Without what stands behind the last line break. */
function linesOf(between: string): string {
  return between.slice(0, between.lastIndexOf('\n') + 1);
}

function taken(kind: Removed['kind'], was: string, stop: boolean): Gated {
  return { text: null, removed: [{ kind, was }], stop };
}

function leaks(sentence: string, { prompt, own, post }: GateContext): boolean {
  if (prompt === null) return false;
  if (prompt.key !== '' && sentence.includes(prompt.key)) return true;
  const isTheirs = (run: string) => own.includes(run) || post.includes(run);
  return runsOf(sentence, QUOTED_WORDS).some((run) => prompt.runs.has(run) && !isTheirs(run));
}

/** A link of the post may lead anywhere, and is not the user's; a site that the post names may be named. */
function withoutStrangeLinks(text: string, context: GateContext, removed: Removed[]): string {
  const isStrange = (link: string) => !isOwnLink(link, context) && !isNamedSite(link, text, context);
  const strange = [...urlsIn(text), ...sitesIn(text)].filter(isStrange);
  return [...new Set(strange)].reduce((rest, link) => {
    removed.push({ kind: 'link', was: link });
    return rest.replaceAll(`[${link}]`, LINK_BLANK).replaceAll(link, LINK_BLANK);
  }, text);
}

function isOwnLink(link: string, { own }: GateContext): boolean {
  const bare = bareLink(link);
  const at = own.indexOf(bare);
  if (at === -1) return false;
  // 'anna.example' is not the user's because 'hanna.example' is.
  return !/[\p{L}\p{N}-]/u.test(own.charAt(at - 1)) && !/[\p{L}\p{N}-]/u.test(own.charAt(at + bare.length));
}

function bareLink(link: string): string {
  return link
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/(?<!\/)\/{1,3}$/, '');
}

/** 'See my work at …': nobody names the client's site so. */
const AS_OWN =
  /(?<!\p{L})(?:my|our|mis?|meus?|minhas?|mes|mon|ma|meine?\p{L}?|unsere?\p{L}?) (?:\p{L}+ ){0,3}(?:portfolio|portafolio|work|works|site|website|samples?|examples?|projects?|trabajos?|trabalhos?|travaux|arbeiten|seite)(?!\p{L})/iu;

function isNamedSite(link: string, text: string, { post }: GateContext): boolean {
  return !/^(?:https?:|www\.)/i.test(link) && post.includes(link.toLowerCase()) && !AS_OWN.test(text);
}

/** Takes out the clause that holds the contact, or the whole sentence if that is all of it. */
function withoutContacts(text: string, { own, bareOwn, post }: GateContext, removed: Removed[]): string {
  const isStrange = (contact: string) => {
    return (
      !own.includes(contact.toLowerCase()) &&
      !bareOwn.includes(bareContact(contact)) &&
      !post.includes(contact.toLowerCase())
    );
  };
  let rest = text;
  for (const contact of contactsIn(text)) {
    if (!isStrange(contact) || !rest.includes(contact)) continue;
    const [from, to] = clauseAround(rest, contact);
    removed.push({ kind: 'contact', was: rest.slice(from, to).trim() });
    rest =
      `${rest.slice(0, from)}${from === 0 ? rest.slice(to).replace(/^[\s,;:)–—.!?]+/, '') : rest.slice(to)}`.trimEnd();
  }
  return rest;
}

function bareContact(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}@+]/gu, '');
}

const CLAUSE_BEGINS = /[,;:(–—]\s|\s\(|[.!?]\s/g;
const CLAUSE_ENDS = /[,;:–—.!?](?:\s|$)|\)/;

/** Where the clause that holds a contact begins and ends: nothing sensible is left of 'You can reach me at'. */
function clauseAround(text: string, contact: string): [number, number] {
  const at = text.indexOf(contact);
  const begins = [...text.slice(0, at).matchAll(CLAUSE_BEGINS)].at(-1)?.index ?? 0;
  const after = text.slice(at + contact.length);
  const ends = after.search(CLAUSE_ENDS);
  const end = ends === -1 ? text.length : at + contact.length + ends;
  return [begins, text.charAt(end) === ')' ? end + 1 : end];
}
