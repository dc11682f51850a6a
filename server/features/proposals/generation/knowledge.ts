import { choosePlaybook } from './write/choose-playbook.ts';
import { fittingLines } from './write/fitting-lines.ts';
import type { WriterInput } from './writer.ts';

const MAX_LINES = 6;

/** Lines of the trade for a language model: what goes wrong, first steps and questions. Of another kind of job they would mislead. */
export function knowledgeFor({ post, brief, language, tone, seed }: Omit<WriterInput, 'facts' | 'lines'>): string[] {
  const asked = [...brief.questions, ...brief.asks, ...(brief.forbidsAi ? [brief.forbidsAi] : [])];
  const text = asked.reduce((rest, { quote }) => rest.replace(quote, ' '), post.description);
  const chosen = choosePlaybook({ title: post.title, text, language });
  if (!chosen?.isSure) return [];
  const { wrong, first, questions } = fittingLines(chosen, { ...post, text: post.description, seed, language, tone });
  return [...wrong, ...first, ...questions].slice(0, MAX_LINES);
}
