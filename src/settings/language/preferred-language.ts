import type { Language } from '@/i18n/languages';

function languageOfTag(tag: string): Language | undefined {
  if (/^zh\b.*-(tw|hk|mo|hant)\b/i.test(tag)) return 'HK';
  if (/^zh\b/i.test(tag)) return 'CN';
  return /^en\b/i.test(tag) ? 'US' : undefined;
}

/** Returns the first of a browser's languages that the interface has. */
export function preferredLanguage(tags: readonly string[]): Language | undefined {
  return tags.map(languageOfTag).find((language) => language !== undefined);
}
