import { z } from 'zod';
import { defineEndpoint } from '../http/endpoint.ts';
import { isBlank } from '../http/text.ts';
import { textField } from '../http/text-field.ts';
import { PROFILE_LABELS, PROFILE_LIMITS } from './labels.ts';

/** A freelancer has niches: one profile for each. */
export const MAX_PROFILES = 20;
const MAX_NAME_CHARS = 60;

const profileFields = {
  name: textField(PROFILE_LABELS.name, MAX_NAME_CHARS)
    .transform((text) => text.trim())
    .refine((text) => !isBlank(text), 'Please enter a name'),
  skillsAndExperience: textField(PROFILE_LABELS.skillsAndExperience, PROFILE_LIMITS.fieldChars),
  aboutMeStatement: textField(PROFILE_LABELS.aboutMeStatement, PROFILE_LIMITS.fieldChars),
  portfolio: textField(PROFILE_LABELS.portfolio, PROFILE_LIMITS.fieldChars),
  /** In their order; blank ones keep their place. */
  writingSamples: z
    .array(textField('A sample', PROFILE_LIMITS.sampleChars))
    .max(PROFILE_LIMITS.samples, `At most ${PROFILE_LIMITS.samples} samples can be kept.`),
};

const headline = textField(PROFILE_LABELS.headline, PROFILE_LIMITS.headlineChars);
const profileInput = z.strictObject({ ...profileFields, headline: headline.default('') });

export const profile = z.strictObject({
  id: z.uuid(),
  /** Counts changes; an update names the one it was made from. */
  revision: z.int().min(1),
  /** When it was changed or used last. */
  updatedAt: z.iso.datetime(),
  name: z.string(),
  /** What the person is, as a client would read it above their name: 'WordPress developer | WooCommerce'. */
  headline: z.string().default(''),
  skillsAndExperience: z.string(),
  aboutMeStatement: z.string(),
  portfolio: z.string(),
  writingSamples: z.array(z.string()),
  /** It is offered first; at most one of a person's is. */
  isDefault: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

const success = z.strictObject({ success: z.literal(true) });
const params = z.object({ id: z.uuid() });
const WHO = ['SIGN_IN_REQUIRED', 'PRO_REQUIRED', 'user-token-expired'] as const;

export const listProfiles = defineEndpoint({
  id: 'listProfiles',
  method: 'GET',
  path: '/api/profiles',
  summary: "The user's stored profiles, the one used last first.",
  output: z.strictObject({ profiles: z.array(profile) }),
  errors: ['SIGN_IN_REQUIRED', 'user-token-expired'],
});

export const createProfile = defineEndpoint({
  id: 'createProfile',
  method: 'POST',
  path: '/api/profiles',
  summary: 'Stores a profile under a unique name.',
  input: profileInput,
  output: z.strictObject({ profile }),
  status: 201,
  errors: [...WHO, 'PROFILE_NAME_TAKEN', 'TOO_MANY_PROFILES'],
});

/**
 * `revision` is the one the change was made from: a newer one refuses it and loses nothing. A change of nothing says that
 * the profile was used: it comes first in the list from then on, at the revision it has. `isDefault` changes no text and no
 * revision; true takes it from the profile that had it.
 */
export const updateProfile = defineEndpoint({
  id: 'updateProfile',
  method: 'PATCH',
  path: '/api/profiles/:id',
  summary: 'Changes a stored profile.',
  params,
  input: z.strictObject({
    ...z.strictObject({ ...profileFields, headline }).partial().shape,
    isDefault: z.boolean().optional(),
    revision: z.int().min(1),
  }),
  output: z.strictObject({ profile }),
  errors: [...WHO, 'NOT_FOUND', 'PROFILE_NAME_TAKEN', 'CHANGED_ELSEWHERE'],
});

export const deleteProfile = defineEndpoint({
  id: 'deleteProfile',
  method: 'DELETE',
  path: '/api/profiles/:id',
  summary: 'Removes a stored profile.',
  params,
  output: success,
  errors: ['NOT_FOUND', 'SIGN_IN_REQUIRED', 'user-token-expired'],
});
