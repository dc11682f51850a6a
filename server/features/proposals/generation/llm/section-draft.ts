import { wordsOf } from '#shared/proposals/verify/words.ts';
import type { WrittenBlock, WrittenSentence } from './answer-schema.ts';
import { cleanSentence, MAX_BLOCKS, MAX_SENTENCE_CHARS, MAX_SENTENCES, type ModelSentence } from './blocks.ts';
import { type Checks, faultsOfSentence } from './check.ts';
import type { Mask } from './masking/mask.ts';
import { hasQuestions, type PlannedSection } from './plan.ts';

/** A sentence that passes the checks by itself. */
export interface Piece extends ModelSentence {
  readonly kind: WrittenBlock['kind'];
  /** Pieces of one block have the same. */
  readonly block: WrittenBlock;
}

/** A model's draft of one section of the letter. */
export class SectionDraft {
  readonly section: PlannedSection;
  readonly #checks: Checks;
  readonly #mask: Mask;
  /** Not checked as part of the letter yet. */
  unchecked: Piece[] = [];
  /** In the letter. */
  readonly accepted: Piece[] = [];
  /** Why sentences of it were left out. */
  wrong: string[] = [];
  /** Its end has arrived: nothing more comes. */
  isComplete = false;
  isAskedAgain = false;
  /** The number of blocks of the composer's section that are in the letter, or replaced by the model's. */
  shownTo = 0;
  /** The block that is being written. */
  arriving: WrittenBlock | undefined;
  /** The block in which a sentence came first. */
  readonly #saidIn = new Map<string, WrittenBlock>();
  /** Blocks that repeat the beginning of another: the other one continues. */
  readonly #goesOn = new Map<WrittenBlock, WrittenBlock>();

  constructor(section: PlannedSection, checks: Checks, mask: Mask) {
    this.section = section;
    this.#checks = checks;
    this.#mask = mask;
  }

  /** `said` has the letter's sentences, to which it adds: a repeated sentence is left out, except in answers. */
  add(block: WrittenBlock, sentence: WrittenSentence, said: Set<string>): void {
    this.arriving = this.#goesOn.get(block) ?? block;
    const clean = cleanSentence(sentence, this.#mask);
    if (clean.text === '') return;
    const question = block.kind === 'answer' ? block.question.trim().toLowerCase() : undefined;
    const piece = { ...clean, question, kind: block.kind, block: this.arriving };
    const words = wordKey(clean.text);
    const key = `${question ?? ''}: ${words}`;
    const before = this.#saidIn.get(key);
    if (before) {
      this.#goesOn.set(block, before);
      this.arriving = before;
      return;
    }
    const isRepeated = question === undefined && said.has(words);
    const faults = isRepeated ? [`This stands already: “${clean.text}”`] : this.#faultsOf(piece);
    this.wrong.push(...faults);
    if (faults.length > 0) return;
    this.#saidIn.set(key, piece.block);
    said.add(words);
    this.unchecked.push(piece);
  }

  addAll(blocks: readonly WrittenBlock[], said: Set<string>): void {
    for (const block of blocks) for (const sentence of block.sentences) this.add(block, sentence, said);
    this.isComplete = true;
  }

  /** The faults of a section that broke off or has nothing to show; empty for a complete one. */
  missing(): string[] {
    if (!this.isComplete && this.accepted.length > 0) return [this.#brokeOff()];
    if (this.accepted.length > 0) return [];
    return this.wrong.length > 0 ? this.wrong : ['It was missing, or not in the form that was asked for.'];
  }

  #brokeOff(): string {
    if (this.section.part === 'answers') return `It broke off. Answers that stand: ${this.#answered().join(', ')}.`;
    const words = this.accepted.map(({ text }) => text).join(' ');
    return `It broke off behind these words, which stand: “${words}” Go on behind them and repeat none of them.`;
  }

  #answered(): string[] {
    return [...new Set(this.accepted.flatMap(({ question }) => question ?? []))];
  }

  #faultsOf(piece: Piece): string[] {
    const isAnswer = piece.kind === 'answer';
    if (isAnswer !== hasQuestions(this.section)) return ['Answers, and nothing else, stand under "answers".'];
    const all = [...this.accepted, ...this.unchecked];
    const blocks = new Set([...all, piece].map(({ block }) => block));
    if (piece.text.length > MAX_SENTENCE_CHARS || blocks.size > MAX_BLOCKS || all.length >= MAX_SENTENCES)
      return ['It was too long.'];
    return faultsOfSentence(piece, this.#checks);
  }
}

/** By which two sentences are the same. */
export function wordKey(text: string): string {
  return wordsOf(text).join(' ');
}
