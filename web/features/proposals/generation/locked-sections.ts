import type { Part } from '#shared/proposals/blocks.ts';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import { sectionHtml, withSection } from '../result/text/sections.ts';
import type { Done, Finished } from './generation-state.ts';
import type { History } from './history.ts';

/** The proposal with one rewritten section; the others stay to the letter. */
export function withRewritten(proposal: Done, section: WrittenSection, openings = proposal.answer.openings): Done {
  const { answer, html } = proposal;
  const newHtml = withSection(html, answer, section.part, section.html);
  const sections = known(answer.sections, section);
  return { ...proposal, answer: { ...answer, sections, openings }, html: newHtml, edited: true };
}

/** The proposal as `html` has it, with `sections` rewritten. */
export function withChanged(proposal: Done, html: string, sections: readonly WrittenSection[]): Done {
  const { answer } = proposal;
  return { ...proposal, answer: { ...answer, sections: sections.reduce(known, answer.sections) }, html, edited: true };
}

/** A new proposal with the locked sections in the words that they had in the one before it. */
export function withLockedSections(proposal: Done, locks: readonly Part[], history: History): Done {
  return locks.reduce((whole, part) => {
    const before = history.find((version): version is Done => isWith(version, part));
    const html = before && sectionHtml(before.html, before.answer, part);
    if (!before || !html || html === sectionHtml(whole.html, whole.answer, part)) return whole;
    const { answer } = whole;
    const newHtml = withSection(whole.html, answer, part, html);
    // By these it is known later whether someone has changed it by hand.
    const written = before.answer.sections.find((section) => section.part === part);
    const sections = written ? known(answer.sections, written) : answer.sections;
    return { ...whole, answer: { ...answer, sections }, html: newHtml, edited: true };
  }, proposal);
}

function isWith(version: Finished, part: Part): version is Done {
  return version.status === 'done' && sectionHtml(version.html, version.answer, part) !== undefined;
}

function known(sections: readonly WrittenSection[], section: WrittenSection): WrittenSection[] {
  const at = sections.findIndex(({ part }) => part === section.part);
  return sections.toSpliced(at < 0 ? sections.length : at, 1, section);
}
