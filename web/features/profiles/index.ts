/** Stored profiles in the browser: chosen, saved and managed. */
export { OwnProfiles } from './editor/own-profiles.tsx';
export { ProfilePicker, warmProfilePicker } from './picker/picker-on-demand.tsx';
export type { ProfileTexts } from './profile-texts.ts';
export { areBlank, areSame, NO_TEXTS, textsOf } from './profile-texts.ts';
export { useProfiles } from './use-profiles.ts';
