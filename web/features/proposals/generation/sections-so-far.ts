import type { Part } from '#shared/proposals/blocks.ts';
import type { JobBrief } from '#shared/proposals/brief.ts';
import {
  documentOfPlain,
  LAST_PARTS,
  type ProposalDocument,
  type Section,
  sectionsOf,
} from '#shared/proposals/document/index.ts';
import { partOfHeading } from '#shared/proposals/headings.ts';
import { headingLabel } from '../result/letter/styled-letters.ts';
import type { Finished } from './generation-state.ts';
import type { History } from './history.ts';

/** What a regenerated text may not change. */
export interface Keeping {
  /** The version before, by its sections: what is not written yet is expected in their order. */
  readonly before: readonly Section[];
  /** Locked, in the words that stay. */
  readonly kept: ReadonlyMap<Part, Section>;
}

export interface SectionSoFar {
  readonly part: Part;
  readonly name: string;
  /** Its words as they are there now; empty where none have come yet. */
  readonly blocks: ProposalDocument;
  readonly isKept: boolean;
  /** True for the one that words are arriving for. */
  readonly isGrowing: boolean;
  /** What was in its place before, if its space must be kept so that locked text below does not move. */
  readonly room: ProposalDocument | null;
}

/** Undefined if nothing is locked, as in nearly every proposal. */
export function keepingOf(locks: readonly Part[], history: History): Keeping | undefined {
  if (locks.length === 0) return undefined;
  const versions = history.flatMap(sectionsIn);
  const kept = locks.flatMap((part) => {
    const section = versions.flat().find((one) => one.part === part);
    return section ? [[part, section] as const] : [];
  });
  return kept.length > 0 ? { before: versions[0] ?? [], kept: new Map(kept) } : undefined;
}

/** The text as it arrives, with locked text in place from the beginning. */
export function sectionsSoFar(text: string, brief: JobBrief | null, keeping: Keeping): SectionSoFar[] {
  const { before, kept } = keeping;
  const arrived = sectionsOf(withoutBegunHeading(documentOfPlain(text)), {
    sections: [],
    brief: { opener: brief?.opener ?? null },
  });
  const toCome = notYet(arrived, keeping);
  const all = topFirst(inOrder(arrived, toCome, kept));
  const lastKept = all.findLastIndex(({ part }) => kept.has(part));
  return all.map((section, place): SectionSoFar => {
    const { part } = section;
    const own = kept.get(part);
    const isGrowing = section === arrived.at(-1);
    const isAwaited = toCome.includes(section);
    const needsRoom = !own && place < lastKept && (isGrowing || isAwaited);
    return {
      ...{ part, name: own?.name ?? section.name, isKept: own !== undefined, isGrowing },
      blocks: own?.blocks ?? (isAwaited ? [] : section.blocks),
      room: (needsRoom && before.find((one) => one.part === part)?.blocks) || null,
    };
  });
}

/** What the version before and what is kept have, and the new text has not so far. */
function notYet(arrived: readonly Section[], { before, kept }: Keeping): Section[] {
  const older = [...kept.values()].filter(({ part }) => before.every((one) => one.part !== part));
  return [...before, ...older].filter(({ part }) => arrived.every((one) => one.part !== part));
}

/** A text that has come to its last parts has left out what it has not: of that only what is kept has a place, before them. */
function inOrder(arrived: readonly Section[], toCome: readonly Section[], kept: Keeping['kept']): Section[] {
  const isLast = ({ part }: Section) => LAST_PARTS.includes(part);
  const at = arrived.findIndex(isLast);
  const inTheMiddle = toCome.filter((section) => !isLast(section) && (at < 0 || kept.has(section.part)));
  const last = toCome.filter(isLast);
  if (at < 0) return [...arrived, ...inTheMiddle, ...last];
  return [...arrived.slice(0, at), ...inTheMiddle, ...arrived.slice(at), ...last];
}

/** Nothing is above the first line, whether the new text has one or not. */
function topFirst(sections: readonly Section[]): Section[] {
  const isTop = ({ part }: Section) => part === 'opener';
  return [...sections.filter(isTop), ...sections.filter((section) => !isTop(section))];
}

/** A proposal that ended in the middle, as it was seen until then. */
export function documentSoFar(
  text: string,
  brief: JobBrief | null,
  locks: readonly Part[],
  history: History,
): ProposalDocument {
  const keeping = keepingOf(locks, history);
  if (!keeping) return documentOfPlain(text);
  return sectionsSoFar(text, brief, keeping).flatMap(({ blocks }) => blocks);
}

function sectionsIn(version: Finished): Section[][] {
  return version.status === 'done' ? [sectionsOf(version.document, version.answer)] : [];
}

/** Half a heading is in the section before, and would be seen there for a moment. */
function withoutBegunHeading(tree: ProposalDocument): ProposalDocument {
  const last = tree.at(-1);
  const label = last?.kind === 'paragraph' ? headingLabel(last.spans) : null;
  return label !== null && partOfHeading(label.trim()) === undefined ? tree.slice(0, -1) : tree;
}
