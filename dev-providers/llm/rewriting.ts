import type { ModelRequest } from './reading.ts';
import { type Block, goodSections, paragraph, type Section } from './writing.ts';

const MORE = [
  'I would show each part as soon as it works, so that you can object while it is cheap.',
  'Before anything goes live I would try it with a copy, and write down what came of it.',
  'At the end you would have a short note in plain words on how to run it without me.',
];
const LABEL = /^P\.S\. /;

/** The existing section, changed as requested: shorter by leaving out, longer by adding a plan and no claim. */
export function rewrittenSections(asked: ModelRequest, act: string): Section[] {
  if (act !== 'shorten' && act !== 'lengthen') return goodSections(asked);
  return asked.sections.map((part) => ({
    part,
    blocks: part === 'answers' ? answers(asked, act) : blocks(asked, act),
  }));
}

/** A section as plain text, without its heading. */
export function blocksIn(part: string, text: string, questions: ModelRequest['questions']): Block[] {
  const chunks = bodyOf(text);
  if (part !== 'answers') return chunks.map(blockOf);
  return chunks.flatMap((chunk) => {
    const [asked = '', ...answer] = chunk.split('\n');
    const question = questions.find((one) => asked.startsWith(one.text.slice(0, 12)));
    if (!question || answer.length === 0) return [];
    const sentences = sentencesOf(answer.join(' ')).map((one) => ({ text: one, facts: [] }));
    return [{ kind: 'answer' as const, question: question.id, sentences }];
  });
}

function blocks({ now }: ModelRequest, act: string): Block[] {
  const chunks = bodyOf(now);
  const all = chunks.flatMap(sentencesOf);
  if (act === 'lengthen') return [...chunks.map(blockOf), paragraph(...MORE)];
  // Half of them at most, with the last one: it may be the question.
  const kept = new Set(all.length < 3 ? all.slice(-1) : [...all.slice(0, Math.floor(all.length / 2) - 1), all.at(-1)]);
  return chunks
    .map(blockOf)
    .map((block) => ({ ...block, sentences: block.sentences.filter(({ text }) => kept.has(text)) }))
    .filter(({ sentences }) => sentences.length > 0);
}

function answers({ now, questions }: ModelRequest, act: string): Block[] {
  return questions.map(({ id, text }) => {
    const chunk = now.split(/\n{2,}/).find((one) => one.includes('\n') && one.startsWith(text.slice(0, 12)));
    const said = chunk === undefined ? ['[your answer]'] : sentencesOf(chunk.split('\n').slice(1).join(' '));
    const kept = act === 'lengthen' ? [...said, ...MORE.slice(0, 1)] : said.slice(0, 1);
    return { kind: 'answer', question: id, sentences: kept.map((one) => ({ text: one, facts: [] })) };
  });
}

/** Without the heading, a short line that is no sentence. */
function bodyOf(now: string): string[] {
  const chunks = now.split(/\n{2,}/).filter((chunk) => chunk.trim() !== '');
  const [first = ''] = chunks;
  return first.length < 30 && !/[.!?:\n]$/.test(first) && !first.startsWith('•') ? chunks.slice(1) : chunks;
}

function blockOf(chunk: string): Block {
  const sentences = sentencesOf(chunk).map((text) => ({ text, facts: [] }));
  return { kind: chunk.startsWith('•') ? 'list' : 'paragraph', question: '', sentences };
}

function sentencesOf(chunk: string): string[] {
  if (chunk.startsWith('•')) return chunk.split('\n').map((line) => line.replace(/^• /, ''));
  return chunk.replace(LABEL, '').split(/(?<=[.!?]) +/);
}
