import type { ChangeAnswer } from '#shared/proposals/change.ts';
import type { WrittenSection } from '#shared/proposals/contract.ts';
import {
  type DocumentBlock,
  documentOfLetter,
  documentToHtml,
  documentToPlain,
  type ProposalDocument,
  sectionsOf,
} from '#shared/proposals/document/index.ts';
import { MAX_REQUESTS } from '#shared/proposals/limits.ts';
import { FREE_STYLE, FREE_TONE } from '#shared/proposals/options.ts';
import type { Provenance } from '#shared/proposals/provenance.ts';
import type { Done } from '../../generation/generation-state.ts';
import { findSlotPlaces } from '../blanks/slot-places.ts';
import type { Change } from './change-actions.ts';

/** The letter with a change in it. What a language model wrote is composed of no material any more. */
export function applyChange(before: Done, change: Change, { answer, at }: { answer: ChangeAnswer; at: number }): Done {
  const { document, plainText, sentences, removed } = answer;
  const written = { ...before.answer, sections: answer.sections };
  const placed = new Set(findSlotPlaces(document, { ...written, sentences }).map(({ id }) => id));
  return {
    ...before,
    document,
    edited: true,
    made: madeBy(before, change, at),
    answer: {
      ...written,
      ...{ document, plainText, sentences, material: null },
      formattedProposal: documentToHtml(document),
      removed: [...before.answer.removed, ...removed],
      isCut: change.request.kind === 'continue' ? false : before.answer.isCut,
      // What the new words say nothing of is a place no more.
      slots: before.answer.slots.filter(({ id, state }) => placed.has(id) || state === 'not_answered'),
    },
  };
}

/** The letter with another first paragraph; the code word above it stays. */
export function withOpening(before: Done, opening: string, at: number): Done {
  const { answer } = before;
  const [hook] = documentOfLetter([{ type: 'p', part: 'hook', text: opening, evidence: [] }]);
  const document = sectionsOf(before.document, answer).flatMap(({ part, blocks }): ProposalDocument => {
    return part === 'hook' && hook ? [hook, ...blocks.slice(1)] : blocks;
  });
  const sections = answer.sections.map((section) =>
    section.part === 'hook' && hook ? written(section, hook) : section,
  );
  return {
    ...before,
    ...{ document, edited: true, made: madeBy(before, { request: { kind: 'openings' }, selection: '' }, at) },
    answer: { ...answer, sections, material: null },
  };
}

/** By its first words a part is known. */
function written(section: WrittenSection, first: DocumentBlock): WrittenSection {
  const document = [first, ...section.document.slice(1)];
  return { ...section, document, html: documentToHtml(document), plainText: documentToPlain(document) };
}

/** How the changed version was made. What was asked for in own words is as much the user's word as the profile is. */
function madeBy({ made }: Done, { request }: Change, at: number): Provenance {
  const { tone = FREE_TONE, style = FREE_STYLE, requests = [] } = made ?? {};
  const all = request.kind === 'ask' ? [...requests, request.words].slice(-MAX_REQUESTS) : requests;
  return {
    ...{ at, style, isChange: true },
    tone: request.kind === 'tone' ? request.tone : tone,
    ...(all.length > 0 && { requests: all }),
  };
}
