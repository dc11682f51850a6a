import type { Block } from '#shared/proposals/blocks.ts';
import type { LetterSlot, SlotKind } from '#shared/proposals/letter/material.ts';
import { blockToPlain } from '#shared/proposals/plain-text.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';

/** What a blank says that asks for such a thing. */
const SAYS: Partial<Record<SlotKind, RegExp>> = {
  rate: /(?<!\p{L})(?:rate|price|fee|cost|quote|budget|tarifa?|precio|preço|prix|preis|honorar|stundensatz)(?!\p{L})/iu,
  availability:
    /(?<!\p{L})(?:availab\p{L}*|hours|time ?zone|start|date|disponib\p{L}*|verfügbar\p{L}*|horario|fuseau)(?!\p{L})/iu,
  link: /(?<!\p{L})(?:link|url|portfolio|website|sample|example)s?(?!\p{L})/iu,
  proof: /(?<!\p{L})(?:project|experience|work|client|result)s?(?!\p{L})/iu,
  experience: /(?<!\p{L})(?:project|experience|work|client)s?(?!\p{L})/iu,
};

/**
 * The blanks of a letter that ask for what the composer's letter for this post has a blank for too: they can be typed into, and
 * what is typed is remembered by its kind.
 */
export function slotsOfBlanks(blocks: readonly Block[], known: readonly LetterSlot[]): LetterSlot[] {
  const slots: LetterSlot[] = [];
  for (const block of blocks) {
    for (const blank of blanksIn(blockToPlain(block))) {
      const prompt = blank.slice(1, -1);
      const free = known.filter(({ id }) => slots.every((slot) => slot.id !== id));
      const slot = free.find((one) => isOf(one, block, prompt));
      if (slot) slots.push({ ...slot, prompt, state: 'open', text: '' });
    }
  }
  return slots;
}

function isOf({ kind, prompt, asked }: LetterSlot, block: Block, blank: string): boolean {
  if (prompt.toLowerCase() === blank.toLowerCase()) return true;
  if (block.type === 'qa') return asked === block.question;
  return SAYS[kind]?.test(blank) ?? false;
}
