import { PARTS } from '#shared/proposals/blocks.ts';
import { sentencesOf } from '#shared/proposals/verify/words.ts';
import type { WrittenBlock, WrittenSection, WrittenSentence } from './answer-schema.ts';

/** The heading of the other openings; it is no section, and ends the one before it. */
export const OPENINGS = 'openings';
const HEADING = new RegExp(`^[\\s#*_[(<"'-]*(?:other_)?(${[...PARTS, OPENINGS].join('|')})[\\s\\])>:*_"'.-]*$`, 'i');
const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+/;
const ANSWER = /^\s*(?:[-*•]\s+)?[[(*"']*(q\d+)[\])*"']*\s*[:.–-]?\s+(?=\S)/i;
const FACTS = /\s*[[(]((?:facts?:?\s*)?F\d+(?:\s*(?:,|and|;)\s*F\d+)*)[\])]/gi;

/**
 * The sections of a plain-text answer, by a model that cannot produce JSON: each begins with its name on a line of its own,
 * and fact ids are in brackets behind a sentence. Empty for a text without such a line.
 */
export function plainSections(text: string): WrittenSection[] {
  const sections: { part: string; lines: string[] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    const part = namedIn(line);
    if (part !== undefined) sections.push({ part, lines: [] });
    else if (line.trim() !== '') sections.at(-1)?.lines.push(line);
  }
  return sections
    .map(({ part, lines }) => ({ part, blocks: blocksOf(lines) }))
    .filter(({ part, blocks }) => part !== OPENINGS && blocks.length > 0);
}

/** The part that a line names, or the other openings. */
export function namedIn(line: string): string | undefined {
  return HEADING.exec(line)?.[1]?.toLowerCase();
}

function blocksOf(lines: readonly string[]): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  for (const line of lines) {
    const question = ANSWER.exec(line)?.[1]?.toLowerCase();
    const isItem = question === undefined && BULLET.test(line);
    const kind = question === undefined ? (isItem ? 'list' : 'paragraph') : 'answer';
    const text = line.replace(question === undefined ? BULLET : ANSWER, '');
    const sentences = isItem ? [factsBehind(text)] : sentencesOf(withFactsInside(text)).map(factsBehind);
    const last = blocks.at(-1);
    if (last && kind !== 'answer' && last.kind === kind) last.sentences.push(...sentences);
    else blocks.push({ kind, question: question ?? '', sentences });
  }
  return blocks;
}

/** 'I did it. (F1) Then' is a fact of the sentence before. */
function withFactsInside(text: string): string {
  return text.replace(/([.!?])(\s*[[(](?:facts?:?\s*)?F\d+[^\])]*[\])])/gi, '$2$1');
}

/** A sentence in plain text with the ids behind it. */
export function factsBehind(text: string): WrittenSentence {
  const facts = [...text.matchAll(FACTS)].flatMap((match) => match[1]?.toUpperCase().match(/F\d+/g) ?? []);
  return { text: text.replace(FACTS, '').replace(/\*\*/g, '').trim(), facts: [...new Set(facts)] };
}
