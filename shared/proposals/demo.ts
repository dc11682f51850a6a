import { z } from 'zod';
import { defineEndpoint, problem } from '../http/endpoint.ts';
import { PARTS } from './blocks.ts';
import { jobText } from './contract.ts';
import type { Mark } from './verify/marks.ts';

/** What one address may have written on the front page. It only stops a flood: nobody plays that often. */
export const DEMO_LIMIT = { points: 60, perSeconds: 3_600 } as const;

const MARKS = ['answered', 'mentioned', 'blank', 'open'] as const satisfies readonly Mark[];

/** A note in the margin: one thing the client asks, and what the proposal says to it. */
export const demoNote = z.object({
  id: z.string(),
  label: z.string(),
  /** The client's words behind it, as they are in the post. */
  quotes: z.array(z.string()),
  mark: z.enum(MARKS),
  /** Counts the pieces of the text (`parsePlain`) up to the one where it is met or left blank; null when nowhere. */
  piece: z.int().min(0).nullable(),
});
export type DemoNote = z.infer<typeof demoNote>;

export const demoAnswer = z.object({ plainText: z.string().min(1), notes: z.array(demoNote) });
export type DemoAnswer = z.infer<typeof demoAnswer>;

/** As those of a generation; the notes come before the first word. */
export const demoEvents = {
  notes: z.object({ notes: z.array(demoNote) }),
  section: z.object({ part: z.enum(PARTS) }),
  delta: z.object({ text: z.string() }),
  done: demoAnswer,
  error: problem,
} as const;

/** Always the embedded writer, for everybody alike: nothing is stored, nothing is counted but the address. */
export const writeDemo = defineEndpoint({
  id: 'writeDemo',
  method: 'POST',
  path: '/api/demo-proposal',
  summary: 'Write the proposal of the front page for a post, without storing it',
  input: z.object(jobText),
  output: demoAnswer,
  events: demoEvents,
  errors: ['POST_NOT_UNDERSTOOD', 'GENERATION_FAILED'],
});
