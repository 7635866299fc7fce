import type { Schemas } from '../http/types.ts';
import type { Language } from '../base/messages.ts';
import { toTraditional } from './conversion.ts';

/** A text in the languages of the site, as it is stored and as staff see it. */
export type LocalizedText = Schemas['LocalizedText'];
type ContentLanguage = Schemas['ContentLanguage'];

const CONTENT_LANGUAGES: Record<Language, ContentLanguage> = {
  'zh-CN': 'CN',
  'en-US': 'US',
  'zh-HK': 'HK',
};

/** Languages that are written by hand beside Simplified Chinese. */
const TRANSLATIONS = ['US', 'HK'] as const;

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** One text of a record; null and undefined stand for none. */
type Text = LocalizedText | null | undefined;

/** How a record is answered: its language, and its texts in it. */
export interface Reading {
  /** Goes into the record. */
  languages: { language: ContentLanguage; languages: ContentLanguage[] };
  of: (text: LocalizedText) => string;
}

/**
 * Decides the language that a record is answered in: the wanted one where all its `texts` are
 * there in it, so that no record mixes languages; else Simplified Chinese.
 */
export function readingOf(texts: readonly Text[], wanted: Language): Reading {
  const translated = texts.every((text) => isBlank(text?.CN) || !isBlank(text?.US));
  const languages: ContentLanguage[] = translated ? ['CN', 'US', 'HK'] : ['CN', 'HK'];
  const asked = CONTENT_LANGUAGES[wanted];
  const language = languages.includes(asked) ? asked : 'CN';
  return { languages: { language, languages }, of: (text) => textIn(text, language) };
}

/** A record's texts in a reader's language, and the language where it is another one. */
export function readingIn(texts: readonly Text[], wanted: Language) {
  const { languages, of } = readingOf(texts, wanted);
  const other = languages.language !== CONTENT_LANGUAGES[wanted];
  return { of, mark: other ? { language: languages.language } : {} };
}

/** A text in a language, or in the one that it falls back to. */
export function textIn(text: LocalizedText, language: ContentLanguage): string {
  if (language === 'US' && !isBlank(text.US)) return text.US ?? '';
  if (language === 'HK') return text.HK ?? toTraditional(text.CN);
  return text.CN;
}

/** A text in a caller's language, or in the one that it falls back to. */
export function textFor(text: LocalizedText, wanted: Language): string {
  return textIn(text, CONTENT_LANGUAGES[wanted]);
}

/**
 * A text as it is stored when staff write `text` in place of `stored`. A Traditional Chinese text
 * that nobody wrote is converted; a translation that stays while the Chinese text changes is
 * outdated.
 * @param clean is applied to each language; rich text is sanitised by it
 */
export function storedText(
  text: LocalizedText,
  stored?: LocalizedText,
  clean: (text: string) => string = (plain) => plain,
): LocalizedText {
  const CN = clean(text.CN);
  const converted = toTraditional(CN);
  const proposals = [converted, stored?.converted === true ? stored.HK : undefined];
  const US = isBlank(text.US) ? undefined : clean(text.US ?? '');
  const sentHK = isBlank(text.HK) ? undefined : clean(text.HK ?? '');
  const HK = proposals.includes(sentHK) ? undefined : sentHK;
  const translations = { US, HK };
  const outdated = TRANSLATIONS.filter((language) => {
    const unchanged = translations[language];
    if (stored === undefined || unchanged === undefined || unchanged !== stored[language])
      return false;
    return CN !== stored.CN || stored.outdated?.includes(language) === true;
  });
  return {
    CN,
    ...(US !== undefined && { US }),
    ...(HK === undefined ? { HK: converted, converted: true } : { HK }),
    ...(outdated.length > 0 && { outdated }),
  };
}
