/** The interface's languages (spec section 1) and the BCP 47 tags behind them. */
export const LANGUAGES = { CN: 'zh-CN', US: 'en-US', HK: 'zh-HK' } as const;

export type Language = keyof typeof LANGUAGES;

/** The language behind a BCP 47 tag of the interface. */
export function languageOf(tag: string): Language {
  const found = Object.entries(LANGUAGES).find(([, known]) => known === tag)?.[0];
  return isLanguage(found) ? found : 'CN';
}

/** Whether a record's texts are in a reader's language: as it answers, or as it could. */
export function isTranslated(
  record: { language: Language; languages: readonly Language[] },
  reader: Language,
): boolean {
  return record.language === reader || record.languages.includes(reader);
}

/** Each language in its own words, in the order of spec section 2. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  CN: '简体中文',
  HK: '繁體中文',
  US: 'English',
};

/** Whether a text names one of the languages. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}
