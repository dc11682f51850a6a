import type { Block, Part } from '#shared/proposals/blocks.ts';

/** A section that the composer has written: what the model writes anew, and what stands if it does not. */
export interface PlannedSection {
  readonly part: Part;
  readonly heading: Block | undefined;
  /** Without the heading. */
  readonly blocks: readonly Block[];
  /** What code alone can say: the client's asks, code words and checks. */
  readonly byCode: readonly Block[];
}

/** The shape of a proposal: where the code word stands, then the sections in the order of its style. */
export interface Plan {
  readonly opening: readonly Block[];
  readonly sections: readonly PlannedSection[];
}

/** Reads it off a proposal that passes every gate. */
export function planOf(composed: readonly Block[]): Plan {
  const sections: PlannedSection[] = [];
  const body = composed.filter(({ part }) => part !== 'opener');
  for (const part of new Set(body.map((block) => block.part))) {
    const own = body.filter((block) => block.part === part);
    const blocks = own.filter(({ type }) => type !== 'heading');
    const byCode = part === 'answers' ? blocks.filter(({ type }) => type === 'list') : [];
    sections.push({ part, heading: own.find(({ type }) => type === 'heading'), blocks, byCode });
  }
  return { opening: composed.filter(({ part }) => part === 'opener'), sections };
}

/** False for a section that is code's from its first word to its last. */
export function isForModel({ blocks, byCode }: PlannedSection): boolean {
  return blocks.length > byCode.length;
}

/** The section with `blocks` in it, under its heading. */
export function headed({ heading }: PlannedSection, blocks: readonly Block[]): Block[] {
  return heading ? [heading, ...blocks] : [...blocks];
}
