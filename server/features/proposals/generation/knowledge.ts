import { suggestLines } from './suggest/suggest-lines.ts';
import type { WriterInput } from './writer.ts';

const MAX_LINES = 6;
/** A model may judge whether a line fits; one that hardly ever does would only lead it away. */
const USEFUL_FROM = 0.25;

/** Lines of the trade for a language model: what goes wrong, first steps and questions, the likeliest first. */
export function knowledgeFor({ post, language, seed }: Omit<WriterInput, 'facts' | 'lines'>): string[] {
  const { wrong, first, questions } = suggestLines({ title: post.title, text: post.description, language, seed });
  return [...wrong, ...first, ...questions]
    .filter(({ chance }) => chance >= USEFUL_FROM)
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MAX_LINES)
    .map(({ text }) => text);
}
