import type { Fact } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import { composeLetter } from '#shared/proposals/letter/compose.ts';
import type { LetterLines, LetterMaterial, LetterSentence, PlaybookLines } from '#shared/proposals/letter/material.ts';
import { contract } from '#shared/proposals/letter/pieces.ts';
import { obeys, ordersIn } from '#shared/proposals/verify/orders.ts';
import { contactIn, markdownIn, withoutContacts } from '#shared/proposals/verify/tokens.ts';
import type { ComposedLetter } from '../writer.ts';

/** Each round removes one sentence; a letter has fewer than this. */
const MAX_ROUNDS = 40;

/**
 * The letter without the sentences that a platform would refuse (an address, Markdown) or that obey injected text. They are
 * removed from the material, so that what the browser composes from it is clean as well. Typed lines stay.
 */
export function letterWithinGates(
  material: LetterMaterial,
  lines: LetterLines,
  { brief, facts }: { brief: JobBrief; facts: readonly Fact[] },
): ComposedLetter {
  const orders = ordersIn(brief, '', facts.map(({ text }) => text).join('\n'));
  const passes = (text: string) => contactIn(text) === null && markdownIn(text) === null && !obeys(text, orders);
  const offends = ({ text, source, part }: LetterSentence) => source !== 'line' && part !== 'opener' && !passes(text);
  let clean: LetterMaterial = {
    ...material,
    otherFacts: material.otherFacts.filter(({ text }) => passes(text)),
    farFacts: material.farFacts.filter(({ text }) => passes(text)),
    rates: material.rates.filter(passes),
    parts: material.parts.filter(passes),
    playbook: material.playbook && linesWhere(material.playbook, passes),
    asks: material.asks.map((ask) => ({
      ...ask,
      label: withoutContacts(ask.label),
      topic: ask.topic !== null && passes(ask.topic) ? ask.topic : null,
      echo: ask.echo !== null && passes(ask.echo.yes) ? ask.echo : null,
      suggestions: ask.suggestions.filter(passes),
    })),
  };
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const letter = composeLetter(clean, lines);
    const offending = letter.sentences.find(offends);
    if (!offending) return { material: clean, letter };
    const next = withoutSentence(clean, offending.text);
    if (next === null) return { material: clean, letter };
    clean = next;
  }
  return { material: clean, letter: composeLetter(clean, lines) };
}

/** The material without a sentence; null when it cannot be left out. */
function withoutSentence(material: LetterMaterial, sentence: string): LetterMaterial | null {
  const said = sentence.toLowerCase();
  // In the letter a line may be contracted and begin with a capital letter.
  const isOther = (text: string) =>
    ![text, contract(text, material.words)].some((one) =>
      said.includes(one.replace(/(?<![.!?])[.!?]+$/, '').toLowerCase()),
    );
  const lead = material.lead.filter(({ text }) => isOther(text));
  const card = material.card.filter(({ text }) => isOther(text));
  const otherFacts = material.otherFacts.filter(({ text }) => isOther(text));
  const asks = material.asks.map((ask) => (ask.fact && !isOther(ask.fact.text) ? { ...ask, fact: null } : ask));
  const anywhere = material.anywhere.filter((word) => word !== sentence);
  const hook = material.hook !== null && isOther(material.hook) ? material.hook : null;
  const playbook = material.playbook && linesWhere(material.playbook, isOther);
  const next = { ...material, hook, lead, card, otherFacts, asks, anywhere, playbook };
  return JSON.stringify(next) === JSON.stringify(material) ? null : next;
}

function linesWhere(lines: PlaybookLines, fits: (line: string) => boolean): PlaybookLines {
  return {
    ...lines,
    sure: lines.sure.filter(fits),
    wrong: lines.wrong.filter(fits),
    first: lines.first.filter(fits),
    questions: lines.questions.filter(fits),
    tips: lines.tips.filter(fits),
  };
}
