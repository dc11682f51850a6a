/** A question of the site's with its answer: one text for the page and for search engines. */
export interface Question {
  /** Names the question in the address: `/faq#cancelling`. */
  readonly id: string;
  readonly question: string;
  readonly answer: readonly Block[];
}

export type Block = Paragraph | BulletList;
/** Words, and links between them. */
export type Paragraph = string | readonly Piece[];
type Piece = string | WordsThatLead;

export interface WordsThatLead {
  readonly text: string;
  /** A page of ours, or a mail address (`mailto:`). */
  readonly to: string;
}

export interface BulletList {
  readonly items: readonly string[];
}

export function isList(block: Block): block is BulletList {
  return typeof block === 'object' && 'items' in block;
}

/** The answer without its links, as search engines are given it. */
export function answerText({ answer }: Question): string {
  return answer.map(blockText).join(' ');
}

function blockText(block: Block): string {
  if (typeof block === 'string') return block;
  if (isList(block)) return `${block.items.join('. ')}.`;
  return block.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}
