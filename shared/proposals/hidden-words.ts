import { z } from 'zod';

export const MAX_HIDDEN = 20;
export const MAX_HIDDEN_CHARS = 200;

/** Words and phrases that a language model does not get to see. */
export const hiddenWords = z
  .array(
    z.string().trim().min(1).max(MAX_HIDDEN_CHARS, `A hidden phrase can be at most ${MAX_HIDDEN_CHARS} characters.`),
  )
  .max(MAX_HIDDEN, `At most ${MAX_HIDDEN} words can be hidden.`);

/** A hidden text and what is sent in its place. */
export const hiddenText = z.object({ text: z.string(), placeholder: z.string() });
export type HiddenText = z.infer<typeof hiddenText>;

/** Something of the post or the user's own texts that is not sent: contact data, or words addressed to a model. */
export const leftOutText = z.object({ kind: z.enum(['contact', 'for_a_model']), text: z.string() });
export type LeftOutText = z.infer<typeof leftOutText>;
