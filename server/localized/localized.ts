import type { Schemas } from '../http/types.ts';
import { LANGUAGES, type Language } from '../base/messages.ts';
import { toTraditional } from './conversion.ts';

/** Text in the languages of the site, as stored and as staff edit it. */
export type LocalizedText = Schemas['LocalizedText'];
type ContentLanguage = Schemas['ContentLanguage'];

const CONTENT_LANGUAGES: Record<Language, ContentLanguage> = {
  'zh-CN': 'CN',
  'en-US': 'US',
  'zh-HK': 'HK',
};

/** Returns the language of the server's messages for a language of content. */
export const messageLanguage = (language: ContentLanguage): Language =>
  LANGUAGES.find((one) => CONTENT_LANGUAGES[one] === language) ?? 'zh-CN';

/** Languages that staff can write besides Simplified Chinese. */
const TRANSLATIONS = ['US', 'HK'] as const;

const isBlank = (text: string | undefined) => text === undefined || text.trim() === '';

/** Text of a record; null and undefined mean none. */
type Text = LocalizedText | null | undefined;

/** Language of a record in a response, and a function that returns texts in that language. */
export interface Localized {
  /** Language fields of the response. */
  languages: { language: ContentLanguage; languages: ContentLanguage[] };
  of: (text: LocalizedText) => string;
}

/**
 * Selects a record's language: the requested one if all `texts` have it, otherwise Simplified Chinese, so
 * that no record mixes languages.
 */
export function localizeRecord(texts: readonly Text[], wanted: Language): Localized {
  const translated = texts.every((text) => isBlank(text?.CN) || !isBlank(text?.US));
  const languages: ContentLanguage[] = translated ? ['CN', 'US', 'HK'] : ['CN', 'HK'];
  const asked = CONTENT_LANGUAGES[wanted];
  const language = languages.includes(asked) ? asked : 'CN';
  return { languages: { language, languages }, of: (text) => textIn(text, language) };
}

/** Works like `localizeRecord`, but returns the language only if it isn't the requested one. */
export function localizeItem(texts: readonly Text[], wanted: Language) {
  const { languages, of } = localizeRecord(texts, wanted);
  const other = languages.language !== CONTENT_LANGUAGES[wanted];
  return { of, mark: other ? { language: languages.language } : {} };
}

/** Returns a text in a language or its fallback. */
export function textIn(text: LocalizedText, language: ContentLanguage): string {
  if (language === 'US' && !isBlank(text.US)) return text.US ?? '';
  if (language === 'HK') return text.HK ?? toTraditional(text.CN);
  return text.CN;
}

/** Returns a text in the caller's language or its fallback. */
export function textFor(text: LocalizedText, wanted: Language): string {
  return textIn(text, CONTENT_LANGUAGES[wanted]);
}

/**
 * Merges a text that staff save with the stored one. Converts an absent Traditional Chinese text from
 * Simplified Chinese. Marks a translation as outdated if the Chinese text changes without it.
 * @param clean applied to each language; sanitizes rich text
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
