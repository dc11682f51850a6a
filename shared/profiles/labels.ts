// What screens show of a profile before anything is asked of the server: apart from the contract, which makes schemas.

/** Texts about oneself, as they are stored and as a generation takes them. In UTF-16 units. */
export const PROFILE_LIMITS = { fieldChars: 10_000, sampleChars: 20_000, headlineChars: 200, samples: 6 } as const;

/** What each part is called, on every screen and wherever it is spoken of. */
export const PROFILE_LABELS = {
  name: 'Profile name',
  headline: 'Headline',
  skillsAndExperience: 'Your Skills & Experience',
  aboutMeStatement: 'About Me Statement',
  portfolio: 'Portfolio',
} as const;

/** Of the sample in this place, counted from 0. */
export const sampleLabel = (index: number) => `Sample ${index + 1}`;
