import type { Block } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import type { LetterSlot, SlotKind } from '#shared/proposals/letter/material.ts';
import { textOfBlocks } from '#shared/proposals/text/proposal-text.ts';
import { blanksIn } from '#shared/proposals/verify/tokens.ts';
import { contentStems } from '#shared/proposals/verify/words.ts';

/** The words of a blank that asks for such a thing, in five languages. */
const SAYS: readonly (readonly [SlotKind, RegExp])[] = [
  [
    'rate',
    /(?<!\p{L})(?:rate|price|fee|cost|quote|budget|tarifa?|precio|preço|prix|preis|honorar|stundensatz)(?!\p{L})/iu,
  ],
  [
    'availability',
    /(?<!\p{L})(?:availab\p{L}*|hours|time ?zone|start|date|disponib\p{L}*|verfügbar\p{L}*|horario|fuseau)(?!\p{L})/iu,
  ],
  ['link', /(?<!\p{L})(?:link|url|portfolio|website|sample|example)s?(?!\p{L})/iu],
  ['proof', /(?<!\p{L})(?:project|experience|work|client|result|projekt|proyecto|projeto|projet)s?(?!\p{L})/iu],
];
const ASKED: Readonly<Record<string, SlotKind>> = {
  rate: 'rate',
  availability: 'availability',
  timeline: 'availability',
  portfolio: 'link',
  samples: 'link',
  experience: 'experience',
};

/** The blanks of a text that no composer knows, so that they can be typed into and are remembered by their kind. */
export function slotsOfBlanks(blocks: readonly Block[], brief: JobBrief): LetterSlot[] {
  const slots: LetterSlot[] = [];
  for (const { blank, part } of blanksOf(blocks)) {
    const prompt = blank.slice(1, -1);
    const kind = SAYS.find(([, words]) => words.test(prompt))?.[0];
    const asked = askedBy(prompt, kind, brief, slots);
    const id = asked?.id ?? (kind === 'proof' ? 'proof' : undefined);
    if (id === undefined || slots.some((slot) => slot.id === id)) continue;
    slots.push({
      ...{ id, part, prompt, state: 'open', text: '', suggestions: [] },
      kind: kind ?? 'named_requirement',
      asked: asked?.text ?? null,
    });
  }
  return slots;
}

function blanksOf(blocks: readonly Block[]) {
  return blocks.flatMap((block) => blanksIn(textOfBlocks([block])).map((blank) => ({ blank, part: block.part })));
}

/** What the client asked that the blank is about: by its words, else by its kind. */
function askedBy(prompt: string, kind: SlotKind | undefined, brief: JobBrief, taken: readonly LetterSlot[]) {
  const free = [...brief.questions, ...brief.asks].filter(({ id }) => taken.every((slot) => slot.id !== id));
  const stems = new Set(contentStems(prompt));
  const byWords = free.find(({ text }) => contentStems(text).filter((stem) => stems.has(stem)).length > 1);
  return byWords ?? free.find((one) => kind !== undefined && ASKED[one.kind] === kind);
}
