import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { generateInput } from './contract.ts';

const text = z.string();

/** What is needed to write a proposal oneself, for a client who wants no text by an AI. Nothing in it is written by this program. */
export const proposalNotes = z.object({
  /** The word that the reply has to begin with, and those that it has to hold somewhere. */
  opener: text.nullable(),
  anywhere: z.array(text),
  /** A sentence that the client wants first and that claims something: the user types it, if it is true. */
  codeSentence: text.nullable(),
  /** The user's own sentences that are nearest to this job, best first. */
  facts: z.array(text),
  /** What the client asks, in the client's words and order, each with the sentence of the user's that answers it. */
  asks: z.array(z.object({ text, fact: text.nullable() })),
});
export type ProposalNotes = z.infer<typeof proposalNotes>;

/** The notes with what was typed into them, by the names of the fields. */
export const keptNotes = z.object({
  ...proposalNotes.shape,
  typed: z.record(text, text),
  /** Whether they are on the screen, and not the letter. */
  isOpen: z.boolean(),
});
export type KeptNotes = z.infer<typeof keptNotes>;

/** Asks no model, stores nothing and takes nothing of the plan. */
export const gatherNotes = defineEndpoint({
  id: 'gatherNotes',
  method: 'POST',
  path: '/api/proposal-notes',
  summary: 'Say what a proposal could be written from, without writing any of it',
  input: generateInput,
  output: proposalNotes,
  errors: ['SIGN_IN_REQUIRED', 'PRO_REQUIRED', 'user-token-expired', 'POST_NOT_UNDERSTOOD'],
});
