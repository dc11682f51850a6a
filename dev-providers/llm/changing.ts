import type { AskedChange, ModelRequest } from './reading.ts';
import { blocksIn } from './rewriting.ts';
import type { Block, Section, Sentence } from './writing.ts';

/** How it answers a change request in the user's words. */
export type Obedience = 'applies' | 'ignores' | 'overdoes' | 'breaks-others';

const FALSE_CLAIM = 'I have won nine awards for work like this in forty countries.';

/**
 * The existing sections, changed as REQUEST says: 'mention …' adds a sentence, 'shorter' halves, anything else loosens the
 * tone.
 */
export function changedSections(asked: ModelRequest, change: AskedChange, obedience: Obedience): Section[] {
  if (obedience === 'breaks-others') return changeOthers(asked, change);
  const wanted = change.now.filter(({ part }) => asked.sections.includes(part));
  if (change.scope === 'sentence') {
    const [section] = wanted;
    return section ? [{ part: section.part, blocks: [sentencesOf(change, obedience)] }] : [];
  }
  return wanted.map(({ part, text, keep }, at) => {
    const isPlace = at === 0;
    return { part, blocks: applyChange(blocksIn(part, text, asked.questions), change, { keep, isPlace, obedience }) };
  });
}

interface Where {
  readonly keep: readonly string[];
  /** What must be mentioned is mentioned here. */
  readonly isPlace: boolean;
  readonly obedience: Obedience;
}

function applyChange(blocks: readonly Block[], change: AskedChange, { keep, isPlace, obedience }: Where): Block[] {
  if (obedience === 'ignores') return [...blocks];
  const mention = mentionIn(change);
  const loosened = blocks.map((block) => ({
    ...block,
    sentences: mention
      ? block.sentences
      : block.sentences.map((one) => (keep.includes(one.text) ? one : loosenTone(one))),
  }));
  const shorter = /\bshorter\b/i.test(change.text) ? loosened.map((block) => halve(block, keep)) : loosened;
  const more = isPlace ? [...(mention ? [mention] : []), ...(obedience === 'overdoes' ? [addClaim(change)] : [])] : [];
  return more.length === 0 ? shorter : withMore(shorter, more);
}

function sentencesOf(change: AskedChange, obedience: Obedience): Block {
  const own: Block = { kind: 'paragraph', question: '', sentences: [toSentence(change.sentence)] };
  const [block = own] = applyChange([own], change, { keep: [], isPlace: true, obedience });
  return block;
}

/** Follows the request, and rewrites what it did not ask for. */
function changeOthers(asked: ModelRequest, change: AskedChange): Section[] {
  const good = changedSections(asked, change, 'applies');
  const over = (part: string) => ({
    part,
    blocks: [{ kind: 'paragraph' as const, question: '', sentences: [toSentence('I would begin on Monday.')] }],
  });
  const neighbours = change.now.flatMap(({ part, text }) => blocksIn(part, text, asked.questions));
  const withNeighbours = good.map((section) => ({ ...section, blocks: [...section.blocks, ...neighbours] }));
  const others = ['proof', 'first_step', 'close'].filter((part) => !asked.sections.includes(part));
  return [...others.map(over), ...(change.scope === 'sentence' ? withNeighbours : good)];
}

function mentionIn({ text, id }: AskedChange): Sentence | null {
  const what = /^mention (?:my |that )?(.+?)\.?$/i.exec(text)?.[1];
  if (what === undefined) return null;
  return { text: /^I\b/.test(what) ? `${what}.` : `I have an ${what}.`, facts: [id] };
}

/** It counts as a fact that the user has named. */
function addClaim({ id }: AskedChange): Sentence {
  return { text: FALSE_CLAIM, facts: [id] };
}

function loosenTone(sentence: Sentence): Sentence {
  const text = sentence.text.replace(/\bI would\b/g, 'I’d').replace(/\bwhat is\b/g, 'what’s');
  return { ...sentence, text };
}

function halve(block: Block, keep: readonly string[]): Block {
  const { sentences } = block;
  if (block.kind === 'answer' || sentences.length < 2) return block;
  const half = Math.ceil(sentences.length / 2);
  return { ...block, sentences: sentences.filter((one, at) => at < half || keep.includes(one.text)) };
}

function withMore(blocks: readonly Block[], more: readonly Sentence[]): Block[] {
  const [first, ...rest] = blocks;
  return first ? [{ ...first, sentences: [...first.sentences, ...more] }, ...rest] : [];
}

function toSentence(text: string): Sentence {
  return { text, facts: [] };
}
