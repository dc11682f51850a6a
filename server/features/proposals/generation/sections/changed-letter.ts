import type { Block, Part } from '#shared/proposals/blocks.ts';
import type { ChangeInput } from '#shared/proposals/change.ts';
import type { LetterMaterial } from '#shared/proposals/letter/material.ts';
import { blocksToPlain } from '#shared/proposals/plain-text.ts';
import type { CheckContext } from '../check-context.ts';
import { greetingIn, isAbout } from '../llm/index.ts';
import { forModel } from './by-model.ts';
import { blocksOf, piecesOf } from './pieces.ts';
import { withKept } from './request-faults.ts';
import { findRepeated } from './rewrite-requests.ts';
import { findLostWords, isTooLong } from './section-faults.ts';

/** A section to change. */
export interface LetterSection {
  readonly part: Part;
  /** As it is, without injected text. */
  readonly now: string;
  /** In a block of its own, which is not changed. */
  readonly greeting: Block | undefined;
  readonly blocks: readonly Block[];
  /** Sentences of the user's own that stay. */
  readonly keep: readonly string[];
}

export interface ChangedLetter {
  /** The sections that the request is about. */
  readonly targets: readonly LetterSection[];
  /** All others, in plain text. */
  readonly rest: string;
  /** The one sentence that the request is about; null for the other scopes. */
  readonly sentence: string | null;
}

/** The letter, split into what the request is about and what stays. */
export function letterFor(input: ChangeInput, material: LetterMaterial): ChangedLetter {
  const { scope, part, sections, locked } = input;
  const isTarget = (one: Part) => (scope === 'letter' ? one !== 'opener' && !locked.includes(one) : one === part);
  const plain = sections.map((section) => ({ part: section.part, ...forModel({ now: section.text, rest: '' }) }));
  const targets = plain
    .filter((one) => isTarget(one.part) && one.now.trim() !== '')
    .map(({ part: own, now }): LetterSection => {
      const all = blocksOf(own, now);
      const greeting = greetingIn(all, material);
      const blocks = all.filter((block) => block !== greeting);
      return { part: own, now, greeting, blocks, keep: scope === 'sentence' ? [] : keptIn(blocks, input) };
    });
  const others = plain.filter((one) => !isTarget(one.part)).map(({ now }) => now);
  const sentence = scope === 'sentence' ? forModel({ now: input.sentence, rest: '' }).now.trim() : null;
  return { targets, rest: joinTexts(others), sentence };
}

/** The user's typed lines in it, except what the request is about; a request for a section is about all of it. */
function keptIn(blocks: readonly Block[], { scope, request, ownSentences, lines }: ChangeInput): string[] {
  const typed = Object.values(lines).filter((line) => line.trim() !== '');
  const sentences = piecesOf(blocks).flatMap(({ parts }) => parts);
  const own = sentences.filter((text) => [...ownSentences, ...typed].some((line) => text.includes(line)));
  if (scope === 'part' && own.length === sentences.length) return [];
  return own.filter((text) => !isAbout(request, text));
}

interface Changed {
  readonly section: LetterSection;
  readonly blocks: readonly Block[];
}

/** The changed sections that fit with each other: none repeats another, and nothing is lost. */
export function sectionsThatFit(letter: ChangedLetter, written: readonly Block[], against: CheckContext): Changed[] {
  const { targets, rest } = letter;
  let changed = targets
    .map((section) => ({ section, blocks: withKept(bodyOf(written, section.part), section.keep) }))
    .filter(
      ({ section, blocks }) => blocks.length > 0 && wordsOf(blocks) !== wordsOf(bodyOf(section.blocks, section.part)),
    );
  const textOf = (section: LetterSection) => {
    const own = changed.find((one) => one.section === section);
    return own ? blocksToPlain(own.blocks) : section.now;
  };
  const repeats = ({ section, blocks }: Changed) => {
    const others = targets.filter((one) => one !== section).map(textOf);
    return findRepeated(blocks, joinTexts([...others, rest]), section.now).length > 0;
  };
  for (let one = changed.find(repeats); one; one = changed.find(repeats))
    changed = changed.filter((other) => other !== one);
  const before = { now: joinTexts(targets.map(({ now }) => now)), rest };
  const after = joinTexts(targets.map(textOf));
  return findLostWords(after, before, against).length > 0 || isTooLong(after, before) ? [] : changed;
}

function bodyOf(blocks: readonly Block[], part: Part): Block[] {
  return blocks.filter((block) => block.part === part && block.type !== 'heading');
}

/** The text without list markers. */
function wordsOf(blocks: readonly Block[]): string {
  return piecesOf(blocks)
    .map(({ parts }) => parts.join(' '))
    .join('\n\n');
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}
