/** What a proposal can be written in. Source: docs/spec/proposal.md#job-brief. */
export const WRITTEN_LANGUAGES = ['en', 'es', 'pt', 'fr', 'de'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** 'auto' writes in the language of the post where that can be written in, and in English otherwise. */
export const LANGUAGE_CHOICES = ['auto', ...WRITTEN_LANGUAGES] as const;
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number];

/** As a list to choose from shows them: the name in English, and how the language calls itself. */
export const LANGUAGE_NAMES: Record<WrittenLanguage, { readonly name: string; readonly ownName: string }> = {
  en: { name: 'English', ownName: 'English' },
  es: { name: 'Spanish', ownName: 'Español' },
  pt: { name: 'Portuguese', ownName: 'Português' },
  fr: { name: 'French', ownName: 'Français' },
  de: { name: 'German', ownName: 'Deutsch' },
};

/** The language a proposal is written in: the chosen one, else that of the post; English where that cannot be written in. */
export function languageToWrite(intent: LanguageChoice, post: string): WrittenLanguage {
  if (intent !== 'auto') return intent;
  return WRITTEN_LANGUAGES.find((language) => language === post) ?? 'en';
}
