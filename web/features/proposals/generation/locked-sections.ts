import type { Part } from '#shared/proposals/blocks.ts';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import { isSameDocument, type ProposalDocument, sectionIn, withSection } from '#shared/proposals/document/index.ts';
import type { Done, Finished } from './generation-state.ts';
import type { History } from './history.ts';

/** The proposal with one rewritten section; the others stay to the letter. */
export function withRewritten(proposal: Done, section: WrittenSection, openings = proposal.answer.openings): Done {
  const { answer } = proposal;
  const document = withSection(proposal.document, answer, section.part, section.document);
  const sections = preferKnown(answer.sections, section);
  return { ...proposal, answer: { ...answer, sections, openings }, document, edited: true };
}

/** The proposal as `document` has it, with `sections` rewritten. */
export function withChanged(proposal: Done, document: ProposalDocument, sections: readonly WrittenSection[]): Done {
  const { answer } = proposal;
  return {
    ...proposal,
    answer: { ...answer, sections: sections.reduce(preferKnown, answer.sections) },
    document,
    edited: true,
  };
}

/** A new proposal with the locked sections in the words that they had in the one before it. */
export function withLockedSections(proposal: Done, locks: readonly Part[], history: History): Done {
  return locks.reduce((whole, part) => {
    const before = history.find((version): version is Done => isWith(version, part));
    const own = before && sectionIn(before.document, before.answer, part);
    const now = sectionIn(whole.document, whole.answer, part);
    if (!before || !own?.length || (now && isSameDocument(own, now))) return whole;
    const { answer } = whole;
    const document = withSection(whole.document, answer, part, own);
    // By these it is known later whether someone has changed it by hand.
    const written = before.answer.sections.find((section) => section.part === part);
    const sections = written ? preferKnown(answer.sections, written) : answer.sections;
    return { ...whole, answer: { ...answer, sections }, document, edited: true };
  }, proposal);
}

function isWith(version: Finished, part: Part): version is Done {
  return version.status === 'done' && sectionIn(version.document, version.answer, part) !== undefined;
}

function preferKnown(sections: readonly WrittenSection[], section: WrittenSection): WrittenSection[] {
  const at = sections.findIndex(({ part }) => part === section.part);
  return sections.toSpliced(at < 0 ? sections.length : at, 1, section);
}
