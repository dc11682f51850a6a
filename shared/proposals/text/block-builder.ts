import type { Block, Part } from '../blocks.ts';
import { partOfHeading } from '../headings.ts';
import { isClaim } from '../verify/claims.ts';
import { cutSentences } from './sentence-ends.ts';
import type { TextPiece } from './text-reader.ts';

type Sentence = Extract<TextPiece, { kind: 'sentence' }>;

/** The parts with a heading, in their order. */
const HEADED: readonly Part[] = ['plan', 'proof', 'answers', 'close'];

/** What a heading speaks of, in five languages. The first that fits. */
const OF_HEADING: readonly (readonly [Part, RegExp])[] = [
  [
    'close',
    /(?:question|point|thing|detail)s? (?:for|to) you\b|\b(?:one|a|my|last) (?:open )?question\b(?! of yours)|\bnext(?: step)?\b|\bbefore (?:we|I) (?:start|begin)|(?:una|uma) pregunta|uma pergunta|une question|eine (?:letzte )?frage|siguiente|seguinte|prochaine|nächst|la suite|wie es weiter/i,
  ],
  [
    'answers',
    /\bquestions?\b|\banswers?\b|\byou asked\b|\b(?:time(?:line)?|cost|rate|price|budget|hours|availability|requirements?|terms|fee|deadline|language)\b|preguntas?|respuestas?|plazo|precio|disponib|perguntas?|respostas?|prazo|preço|réponses?|délais?|tarif|fragen|antworten|kosten|preis|termin/i,
  ],
  [
    'proof',
    /\b(?:experience|background|similar|done before|past|proof|projects?|closest|track)\b|experiencia|experiência|trabajos?|projetos?|proyectos?|expérience|projets?|erfahrung|referenz|projekte?/i,
  ],
  [
    'plan',
    /\b(?:plan|steps?|first|start|week|days?|approach|order|how|process|would do)\b|primer|pasos?|passos?|étapes?|commencer|schritte?|vorgehen|anfang|woche|semana|semaine/i,
  ],
];

/**
 * Puts pieces together as blocks of the five parts. A heading begins the next part that fits it and its first sentence; text before
 * the first heading is the hook. `finish` says which part text without headings is.
 */
export class BlockBuilder {
  readonly #blocks: Block[] = [];
  #part: Part = 'hook';
  #heading: string | undefined;
  #hasHeadings = false;

  get blocks(): readonly Block[] {
    return this.#blocks;
  }

  /** The block that the piece is in; undefined for a heading, which comes with its first sentence. */
  add(piece: TextPiece): Block | undefined {
    if (piece.kind === 'heading') {
      // What stands above everything is a title.
      this.#heading = this.#blocks.length > 0 ? piece.text : undefined;
      return undefined;
    }
    if (piece.at === 'ps') return this.#push({ type: 'ps', part: this.#begin('ps'), text: piece.text, evidence: [] });
    this.#beginPart(piece.text);
    const last = this.#blocks.at(-1);
    const grown = last && last.part === this.#part ? grow(last, piece) : undefined;
    if (grown) this.#blocks.splice(-1, 1, grown);
    return grown ?? this.#push(newBlock(this.#part, piece));
  }

  #push(block: Block): Block {
    this.#blocks.push(block);
    return block;
  }

  #begin(part: 'ps'): 'ps' {
    this.#part = part;
    this.#heading = undefined;
    return part;
  }

  #beginPart(first: string): void {
    if (this.#heading === undefined) return;
    const after = HEADED.slice(HEADED.indexOf(this.#part) + 1);
    const part = this.#part === 'ps' || after.length === 0 ? this.#part : partFor(this.#heading, first, after);
    if (part !== this.#part) {
      this.#blocks.push({ type: 'heading', part, text: this.#heading });
      this.#part = part;
      this.#hasHeadings = true;
    }
    this.#heading = undefined;
  }

  /** The whole text. */
  finish(): Block[] {
    const parted = this.#hasHeadings ? this.#blocks : withoutHeadings(this.#blocks);
    return withClose(parted);
  }
}

function partFor(heading: string, first: string, after: readonly Part[]): Part {
  const known = partOfHeading(heading);
  if (known && after.includes(known)) return known;
  const named = OF_HEADING.find(([part, words]) => after.includes(part) && words.test(heading))?.[0];
  const next = after[0] ?? 'close';
  if (named !== undefined) return named;
  if (next === 'plan' && isClaim(first) && after.includes('proof')) return 'proof';
  return next;
}

function newBlock(part: Part, { text, at }: Sentence): Block {
  const isOrdered = at === 'numbered';
  if (isOrdered || at === 'item') return { type: 'list', part, items: [text], ordered: isOrdered, evidence: [] };
  return { type: 'p', part, text, evidence: [] };
}

/** The block with one more piece; undefined where that begins another. */
function grow(last: Block, { text, at }: Sentence): Block | undefined {
  if (last.type === 'heading' || at === 'paragraph') return undefined;
  if (last.type === 'list') {
    if (at === 'line') return undefined;
    if (at === 'same') return { ...last, items: [...last.items.slice(0, -1), `${last.items.at(-1) ?? ''} ${text}`] };
    return last.ordered === (at === 'numbered') ? { ...last, items: [...last.items, text] } : undefined;
  }
  if (at === 'same') return { ...last, text: `${last.text} ${text}` };
  return at === 'line' && last.type === 'p' ? { ...last, text: `${last.text}\n${text}` } : undefined;
}

/** Prose: the first paragraph is the hook; what follows is told by what it says, in the order of the parts. */
function withoutHeadings(blocks: readonly Block[]): Block[] {
  let part: Part = 'hook';
  return blocks.map((block, index) => {
    if (block.part === 'ps' || index === 0) return block;
    part = proseAfter(part, wordsOf(block));
    return withPart(block, part);
  });
}

function proseAfter(last: Part, words: string): Part {
  const [first = ''] = cutSentences(words).whole;
  if (isClaim(first === '' ? words : first) && last !== 'answers') return 'proof';
  if (last === 'hook') return 'plan';
  return last === 'proof' ? 'answers' : last;
}

/** The last question alone is the close, where no heading has said so. */
function withClose(blocks: readonly Block[]): Block[] {
  if (blocks.some(({ part }) => part === 'close')) return [...blocks];
  const at = blocks.findLastIndex(({ part }) => part !== 'ps');
  const last = blocks[at];
  const before = blocks[at - 1];
  const isQuestion = last?.type === 'p' && /\?["'”’)]?$/.test(last.text) && cutSentences(last.text).whole.length < 3;
  // A part is not left with its heading alone.
  if (!last || !before || before.type === 'heading' || !isQuestion) return [...blocks];
  return blocks.with(at, withPart(last, 'close'));
}

function withPart(block: Block, part: Part): Block {
  return block.type === 'ps' ? block : { ...block, part };
}

function wordsOf(block: Block): string {
  return block.type === 'list' ? (block.items[0] ?? '') : block.text;
}
