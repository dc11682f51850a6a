import { z } from 'zod';
import { defineEndpoint, SIGN_IN_ERRORS } from '../http/endpoint.ts';

/** Who a user's own key may be for. The addresses are fixed: nothing is sent to one of the user's choosing. */
export const KEY_PROVIDERS = ['openai', 'anthropic', 'google', 'openrouter', 'mistral', 'groq', 'deepseek'] as const;
export type KeyProvider = (typeof KEY_PROVIDERS)[number];

const MAX_MODEL_CHARS = 100;
const MAX_KEY_CHARS = 400;

/** What is in an address or a header unchanged. */
const modelName = z
  .string('Enter the name of a model.')
  .max(MAX_MODEL_CHARS, `The name can be at most ${MAX_MODEL_CHARS} characters.`)
  .trim()
  .regex(/^[\w.:@/-]+$/, 'Enter the name of a model as your provider writes it, such as the one suggested.');
const apiKey = z
  .string('Enter your key.')
  .max(MAX_KEY_CHARS, `A key can be at most ${MAX_KEY_CHARS} characters.`)
  .trim()
  .regex(/^(?:[\x21-\x7e]{8,})?$/, 'This key is incomplete. Copy it again from your provider.')
  .transform((text) => (text === '' ? undefined : text));

export const ownKeyInput = z.strictObject({
  provider: z.enum(KEY_PROVIDERS, 'Choose a provider.'),
  model: modelName,
  /** Left out or empty: the stored key of this provider, with another model. */
  apiKey: apiKey.optional(),
});
export type OwnKeyInput = z.infer<typeof ownKeyInput>;

const keyUsage = z.object({
  /** Proposals and sections that were written with the key. */
  texts: z.int().min(0),
  inputTokens: z.int().min(0),
  outputTokens: z.int().min(0),
  /** By list prices, in millionths of a dollar. */
  micros: z.int().min(0),
  /** How many of the texts were by models whose price is not known: `micros` leaves them out. */
  unpricedTexts: z.int().min(0),
});
export type KeyUsage = z.infer<typeof keyUsage>;

export const ownKeyAnswer = z.object({
  /** Null where the user has none. The key itself is never answered. */
  key: z
    .object({
      provider: z.enum(KEY_PROVIDERS),
      model: z.string(),
      lastFour: z.string().length(4),
      savedAt: z.iso.datetime(),
      /** False when it can no longer be decrypted on this server, and has to be entered again. */
      isReadable: z.boolean(),
    })
    .nullable(),
  usage: z.object({ thisMonth: keyUsage, inAll: keyUsage }),
  providers: z.array(
    z.object({
      id: z.enum(KEY_PROVIDERS),
      name: z.string(),
      host: z.string(),
      /** Suggested. */
      model: z.string(),
      /** Where its customers make a key. */
      keysUrl: z.url(),
    }),
  ),
  /** The writer for users without their own key: the language model of this site, or the built-in writer. */
  otherwise: z.enum(['model', 'built-in']),
});
export type OwnKeyAnswer = z.infer<typeof ownKeyAnswer>;

export const getOwnKey = defineEndpoint({
  id: 'getOwnKey',
  method: 'GET',
  path: '/api/own-key',
  summary: "The user's own key for a language model: its last four characters, and what was spent with it.",
  output: ownKeyAnswer,
  errors: SIGN_IN_ERRORS,
});

/** The key is tested at the provider first; one that is refused changes nothing. */
export const saveOwnKey = defineEndpoint({
  id: 'saveOwnKey',
  method: 'PUT',
  path: '/api/own-key',
  summary: "Tests and stores the user's own key for a language model, in place of the present one.",
  input: ownKeyInput,
  output: ownKeyAnswer,
  errors: [...SIGN_IN_ERRORS, 'KEY_NOT_TESTED'],
});

export const deleteOwnKey = defineEndpoint({
  id: 'deleteOwnKey',
  method: 'DELETE',
  path: '/api/own-key',
  summary: "Removes the user's own key for a language model.",
  output: ownKeyAnswer,
  errors: SIGN_IN_ERRORS,
});
