/** Stored profiles in the browser: chosen, saved and managed. */
export { tooLongWords, withImported } from './facts-in-texts.ts';
export { ImportButton } from './import/import-on-demand.tsx';
export { StoredProfiles } from './manager/stored-profiles.tsx';
export { ProfilePicker, warmProfilePicker } from './picker/picker-on-demand.tsx';
export type { ProfileTexts } from './profile-texts.ts';
export { areBlank, areSame, NO_TEXTS, textsOf } from './profile-texts.ts';
export { useProfiles } from './use-profiles.ts';
