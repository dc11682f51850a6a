import { PARTS, type Part } from '#shared/proposals/blocks.ts';
import {
  type DocumentBlock,
  documentOfLetter,
  type ProposalDocument,
  plainSpan,
  sectionsOf,
  spansOfWords,
  spansText,
  type Written,
} from '#shared/proposals/document/index.ts';

/** The text with one sentence more at the end of a part; a part that it does not have is put where parts of its kind belong. */
export function addSentence(
  document: ProposalDocument,
  written: Written,
  part: Part,
  sentence: string,
): ProposalDocument {
  const sections = sectionsOf(document, written);
  const at = sections.findIndex((section) => section.part === part);
  const own = sections[at];
  if (own) {
    const blocks = withSentence(own.blocks, sentence);
    return sections.toSpliced(at, 1, { ...own, blocks }).flatMap((section) => section.blocks);
  }
  const rank = PARTS.indexOf(part);
  const next = sections.findIndex((section) => PARTS.indexOf(section.part) > rank);
  const alone = { part, name: '', blocks: blocksOf(part, sentence) };
  return sections.toSpliced(next < 0 ? sections.length : next, 0, alone).flatMap((section) => section.blocks);
}

function blocksOf(part: Part, sentence: string): ProposalDocument {
  const plain = { text: sentence, evidence: [] };
  return documentOfLetter([part === 'ps' ? { type: 'ps', part, ...plain } : { type: 'p', part, ...plain }]);
}

/** In the last paragraph; answers that are on lines of their own get one line more. */
function withSentence(blocks: ProposalDocument, sentence: string): ProposalDocument {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph' || isHeading(last))
    return [...blocks, { kind: 'paragraph', spans: spansOfWords(sentence) }];
  const between = spansText(last.spans).includes('\n') ? '\n' : ' ';
  return [...blocks.slice(0, -1), { ...last, spans: [...last.spans, plainSpan(between), ...spansOfWords(sentence)] }];
}

function isHeading(block: DocumentBlock): boolean {
  return block.kind === 'paragraph' && block.spans.every(({ strong }) => strong);
}
