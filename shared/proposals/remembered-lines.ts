import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';
import { isBlank } from '../http/text.ts';
import { textField } from '../http/text-field.ts';
import { MAX_LINE_CHARS, SLOT_KINDS, type SlotKind } from './letter/material.ts';

/** Lines that one person can keep; the one that was used longest ago is dropped first. */
export const MAX_REMEMBERED_LINES = 200;

/** Kinds of line that can be used again for another job. */
export const REMEMBERED_KINDS: readonly SlotKind[] = [
  'rate',
  'availability',
  'link',
  'experience',
  'proof',
  'named_question',
  'opinion',
  'named_requirement',
];

const line = z.strictObject({
  id: z.uuid(),
  kind: z.enum(SLOT_KINDS),
  text: z.string(),
  usedAt: z.iso.datetime(),
});
export type RememberedLine = z.infer<typeof line>;

export const listRememberedLines = defineEndpoint({
  id: 'listRememberedLines',
  method: 'GET',
  path: '/api/remembered-lines',
  summary: 'Lines that the user typed into blanks before, newest first.',
  output: z.strictObject({ lines: z.array(line) }),
  errors: SIGN_IN_ERRORS,
});

/** The same kind and text again only moves the line to the top. */
export const rememberLine = defineEndpoint({
  id: 'rememberLine',
  method: 'PUT',
  path: '/api/remembered-lines',
  summary: 'Remembers a line by its kind.',
  input: z.strictObject({
    kind: z.enum(SLOT_KINDS),
    text: textField('The line', MAX_LINE_CHARS)
      .transform((text) => text.trim())
      .refine((text) => !isBlank(text), 'Please enter a line'),
  }),
  output: z.strictObject({ line }),
  errors: SIGN_IN_ERRORS,
});

export const forgetLine = defineEndpoint({
  id: 'forgetLine',
  method: 'DELETE',
  path: '/api/remembered-lines/:id',
  summary: 'Forgets a line. A line that is not there counts as forgotten.',
  params: z.object({ id: z.uuid() }),
  output: z.strictObject({ success: z.literal(true) }),
  errors: SIGN_IN_ERRORS,
});
