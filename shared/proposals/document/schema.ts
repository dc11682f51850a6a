import { z } from 'zod';
import { TEXT_LIMITS } from '../list-limits.ts';
import {
  type DocumentBlock,
  type ProposalDocument,
  plainSpan,
  type SentBlock,
  type SentDocument,
  WEB_ADDRESS,
} from './document.ts';

// Apart from the document: the first page needs no schemas.
const MAX_HREF_CHARS = 8_000;

const words = z.string().max(TEXT_LIMITS.textChars);
const span = z.object({
  text: words,
  strong: z.boolean().default(false),
  em: z.boolean().default(false),
  // Words are worth more than their address: one that leads nowhere is left out.
  href: z.string().max(MAX_HREF_CHARS).regex(WEB_ADDRESS).nullable().catch(null).default(null),
});

const paragraph = z.object({ kind: z.literal('paragraph'), spans: z.array(span) });
const list = z.object({
  kind: z.literal('list'),
  ordered: z.boolean().default(false),
  get items() {
    return z.array(z.array(block));
  },
});
const plainParagraph = words.transform((text) => ({ kind: 'paragraph' as const, spans: [plainSpan(text)] }));
const block: z.ZodType<DocumentBlock, SentBlock> = z
  .union([plainParagraph, paragraph, list])
  .meta({ id: 'DocumentBlock' });

/** In JSON a paragraph of plain words may be a string: a megabyte of short lines stays short. */
export const proposalDocument: z.ZodType<ProposalDocument, SentDocument> = z
  .array(block)
  .meta({ id: 'ProposalDocument' });
