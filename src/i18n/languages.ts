/** Languages of the interface (spec section 1) and their BCP 47 tags. */
export const LANGUAGES = { CN: 'zh-CN', US: 'en-US', HK: 'zh-HK' } as const;

export type Language = keyof typeof LANGUAGES;

/** Returns the language of a BCP 47 tag; CN for unknown ones. */
export function languageOf(tag: string): Language {
  const found = Object.entries(LANGUAGES).find(([, known]) => known === tag)?.[0];
  return isLanguage(found) ? found : 'CN';
}

/** Returns whether a record has texts in the reader's language. */
export function isTranslated(
  record: { language: Language; languages: readonly Language[] },
  reader: Language,
): boolean {
  return record.language === reader || record.languages.includes(reader);
}

/** Names of the languages in themselves, in the order of spec section 2. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  CN: '简体中文',
  HK: '繁體中文',
  US: 'English',
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}
