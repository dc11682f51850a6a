import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { Removed } from '#shared/proposals/contract.ts';
import { sizesOf } from '#shared/proposals/layout.ts';
import { blockToPlain } from '#shared/proposals/plain-text.ts';
import { BlockBuilder } from '#shared/proposals/text/block-builder.ts';
import type { TextPiece } from '#shared/proposals/text/text-reader.ts';
import { type GateContext, gateSentence } from './gate-sentence.ts';

/** What may be shown next: it is never taken back. */
export type Shown =
  | { readonly type: 'section'; readonly part: Part }
  | { readonly type: 'delta'; readonly text: string };

export interface Headings {
  /** The parts that may show their heading. */
  readonly parts: ReadonlySet<Part>;
  /** Only over a second sentence: then the first waits for it. */
  readonly isHeld: boolean;
}

/** A text that is shown sentence by sentence while it is written, each checked by the hard gates before. */
export class StreamedText {
  readonly #context: GateContext;
  readonly #headings: Headings;
  readonly #builder = new BlockBuilder();
  /** Blocks that are shown, or hidden for good; of the last one so many characters. */
  #done = 0;
  #chars = 0;
  #isBegun: boolean;
  #lastPart: Part | undefined;
  readonly shownHeadings = new Set<Part>();
  readonly removed: Removed[] = [];
  /** A gate has ended it. */
  isStopped = false;

  /** `isBegun`: something stands before it. */
  constructor(context: GateContext, headings: Headings, isBegun: boolean) {
    this.#context = context;
    this.#headings = headings;
    this.#isBegun = isBegun;
  }

  get hasText(): boolean {
    return this.#builder.blocks.length > 0;
  }

  *take(piece: TextPiece): Iterable<Shown> {
    if (this.isStopped) return;
    const { text, removed, stop } = gateSentence(piece.text, this.#context);
    this.removed.push(...removed);
    this.isStopped = stop;
    if (text === null) return;
    this.#builder.add({ ...piece, text });
    yield* this.#show(false);
  }

  /** What was held; nothing more comes. */
  *rest(): Iterable<Shown> {
    yield* this.#show(true);
  }

  /** The whole text by its parts, hidden headings included. */
  blocks(): Block[] {
    return this.#builder.finish();
  }

  *#show(isLast: boolean): Iterable<Shown> {
    const { blocks } = this.#builder;
    for (let block = blocks[this.#done]; block; block = blocks[this.#done]) {
      if (block.type === 'heading') {
        if (!this.#mayShow(block.part, isLast)) {
          if (this.#isWaiting(block.part, isLast)) return;
          this.#done++;
          continue;
        }
        this.shownHeadings.add(block.part);
      }
      yield* this.#deltaOf(block);
      // A paragraph may grow as long as it is the last one.
      if (this.#done === blocks.length - 1 && block.type !== 'heading') return;
      this.#done++;
      this.#chars = 0;
    }
  }

  *#deltaOf(block: Block): Iterable<Shown> {
    const plain = blockToPlain(block);
    if (plain.length === this.#chars) return;
    if (this.#chars === 0 && block.part !== this.#lastPart) yield { type: 'section', part: block.part };
    const before = this.#chars === 0 && this.#isBegun ? '\n\n' : '';
    yield { type: 'delta', text: before + plain.slice(this.#chars) };
    this.#chars = plain.length;
    this.#lastPart = block.part;
    this.#isBegun = true;
  }

  #mayShow(part: Part, isLast: boolean): boolean {
    const { parts, isHeld } = this.#headings;
    return parts.has(part) && (!isHeld || this.#piecesOf(part) > 1) && (isLast || this.#piecesOf(part) > 0);
  }

  #isWaiting(part: Part, isLast: boolean): boolean {
    return !isLast && this.#headings.parts.has(part) && this.#builder.blocks.at(-1)?.part === part;
  }

  #piecesOf(part: Part): number {
    return sizesOf(this.#builder.blocks.filter((block) => block.part === part))[0]?.pieces ?? 0;
  }
}
