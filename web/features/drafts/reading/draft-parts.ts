import { z } from 'zod';
import type { Draft, DraftRevision } from '#shared/drafts/contract.ts';
import { isBlank } from '#shared/http/text.ts';
import { PROFILE_LABELS, sampleLabel } from '#shared/profiles/labels.ts';
import { documentToPlain, type ProposalDocument, type SentDocument } from '#shared/proposals/document/index.ts';
import { proposalDocument } from '#shared/proposals/document/schema.ts';
import { STYLES, TONES } from '#shared/proposals/options.ts';

/** What a draft, or one of its revisions, says; the same for both. */
export type ReadableDraft = Pick<DraftRevision, 'jobTitle' | 'jobDescription' | 'work'> & {
  readonly document: SentDocument;
};

/** One text of a draft under the name that it has in the wizard. */
export interface DraftPart {
  readonly label: string;
  readonly text: string;
}

const text = z.string().catch('');
/** Whatever shape the release had that stored it: what is there and readable is shown. */
const readableWork = z.object({
  headline: text,
  skillsAndExperience: text,
  aboutMeStatement: text,
  portfolio: text,
  writingSamples: z.array(text).catch([]),
  tone: text.optional(),
  style: text.optional(),
  lines: z.record(z.string(), text).catch({}),
  edit: proposalDocument.nullable().catch(null),
});

/** All that a draft holds, in the order of the wizard; blank texts are left out. `textOf` reads a proposal. */
export function draftParts(
  { jobTitle, jobDescription, document, work }: ReadableDraft,
  textOf: (document: ProposalDocument) => string = documentToPlain,
): DraftPart[] {
  const { headline, skillsAndExperience, aboutMeStatement, portfolio, writingSamples, tone, style, lines, edit } =
    readableWork.safeParse(work).data ?? readableWork.parse({});
  const letter = proposalDocument.parse(document);
  const parts: DraftPart[] = [
    plain('Job title', jobTitle),
    // An upload has the beginning of its own text for a description.
    plain('Job description', isBeginningOf(documentToPlain(letter), jobDescription) ? '' : jobDescription),
    plain(PROFILE_LABELS.headline, headline),
    plain(PROFILE_LABELS.skillsAndExperience, skillsAndExperience),
    plain(PROFILE_LABELS.aboutMeStatement, aboutMeStatement),
    plain(PROFILE_LABELS.portfolio, portfolio),
    ...writingSamples.map((sample, index) => plain(sampleLabel(index), sample)),
    plain('Tone and style', [nameOf(TONES, tone), nameOf(STYLES, style)].filter(Boolean).join(', ')),
    plain('Your lines', Object.values(lines).filter(Boolean).join('\n')),
    plain('Proposal', textOf(letter)),
    plain('Edit that is not saved yet', textOf(edit ?? [])),
  ];
  return parts.filter((part) => !isBlank(part.text));
}

/** The letter of a draft alone, as plain text, which every platform takes. */
export function letterText({ document, content, format }: Pick<Draft, 'document' | 'content' | 'format'>): string {
  return format === 'html' ? documentToPlain(document) : content;
}

/** A draft as one text, so that it can be compared or saved as a file; `before` begins each label. */
export function draftText(draft: ReadableDraft, textOf?: (document: ProposalDocument) => string, before = ''): string {
  return draftParts(draft, textOf)
    .map(({ label, text }) => `${before}${label}\n${text}`)
    .join('\n\n');
}

function plain(label: string, text: string): DraftPart {
  return { label, text };
}

function isBeginningOf(content: string, description: string): boolean {
  return description.endsWith('...') && content.startsWith(description.slice(0, -3));
}

function nameOf(options: readonly { value: string; name: string }[], value: string | undefined): string | undefined {
  return options.find((option) => option.value === value)?.name;
}
