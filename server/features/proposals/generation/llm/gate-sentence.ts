import type { JobBrief } from '#shared/proposals/brief.ts';
import type { Removed } from '#shared/proposals/contract.ts';
import { plainWords } from '#shared/proposals/text/clean-line.ts';
import { CHECKS } from '#shared/proposals/verify/gates.ts';
import { type Sources, sourcesOf } from '#shared/proposals/verify/sources.ts';
import { bareDomainsIn, contactIn, markdownIn, urlsIn } from '#shared/proposals/verify/tokens.ts';
import { wordsOf } from '#shared/proposals/verify/words.ts';

/** What the sentences of one text are held against, made once. */
export interface GateContext {
  /** Random: no answer may have it. Empty where nothing was sent. */
  readonly key: string;
  /** The words of the rules, in a row. */
  readonly ruleWords: string;
  /** All that the user entered, in lower case: their links and contacts. */
  readonly ownText: string;
  readonly postText: string;
  readonly sources: Sources;
}

export interface GatedSentence {
  /** The sentence as it may be shown; null where nothing is left of it. */
  readonly text: string | null;
  readonly removed: readonly Removed[];
  /** The rest of the answer is not shown either. */
  readonly stop: boolean;
}

export function gateContext(
  sent: { readonly key: string; readonly system: string } | null,
  own: { readonly brief: JobBrief; readonly userText: string; readonly postText: string },
): GateContext {
  return {
    key: sent?.key ?? '',
    ruleWords: ` ${wordsOf(sent?.system ?? '').join(' ')} `,
    ownText: own.userText.toLowerCase(),
    postText: own.postText.toLowerCase(),
    sources: sourcesOf(own.brief, [], ''),
  };
}

/** This many words of the rules in a row are no accident. */
const LEAKED_WORDS = 9;
const AS_AN_AI = /\bas an? (?:AI|artificial intelligence|(?:large )?language model|chatbot|LLM)\b/i;

/** The hard gates, the same for every writer: what may not be shown is taken out and named; nothing else is changed. */
export function gateSentence(sentence: string, context: GateContext): GatedSentence {
  const out = (kind: Removed['kind'], stop = false): GatedSentence => ({
    text: null,
    removed: [{ kind, was: sentence, sentence: '' }],
    stop,
  });
  if (isLeak(sentence, context)) return out('prompt_leak', true);
  if (AS_AN_AI.test(sentence) || !CHECKS.ignored(sentence, context.sources).ok) return out('obeyed_injection');
  const contact = contactIn(sentence);
  if (contact !== null && !context.ownText.includes(contact.toLowerCase())) return out('contact');
  const plain = markdownIn(sentence) === null ? sentence : plainWords(sentence);
  const foreign = foreignLinks(plain, context);
  const text = foreign.reduce((rest, link) => rest.replaceAll(link, '[link]'), plain);
  return {
    text,
    removed: [
      ...(plain === sentence ? [] : [{ kind: 'markup' as const, was: sentence, sentence: plain }]),
      ...foreign.map((was) => ({ kind: 'link' as const, was, sentence: text })),
    ],
    stop: false,
  };
}

/** A site that the post names may be named; an address of the post is no address of the user's. */
function foreignLinks(text: string, { ownText, postText }: GateContext): string[] {
  const isOwn = (link: string) => ownText.includes(link.toLowerCase());
  const addresses = urlsIn(text).filter((url) => !isOwn(url));
  const domains = bareDomainsIn(text).filter((domain) => !isOwn(domain) && !postText.includes(domain.toLowerCase()));
  return [...addresses, ...domains];
}

function isLeak(text: string, { key, ruleWords }: GateContext): boolean {
  if (key !== '' && text.includes(key)) return true;
  const words = wordsOf(text);
  return words.some(
    (_, at) =>
      at + LEAKED_WORDS <= words.length && ruleWords.includes(` ${words.slice(at, at + LEAKED_WORDS).join(' ')} `),
  );
}
