import { isLanguage, type Language } from '@/i18n/languages';

/**
 * Reads and removes `lang=` before or after the `#` of a URL; returns undefined without a valid
 * one. The language is stored like a choice in the switcher, so the parameter must not apply again
 * on reload.
 */
export function languageOfLink(href: string): { language: Language; href: string } | undefined {
  const url = new URL(href);
  const [path = '', hashSearch] = url.hash.split('?', 2);
  const inner = new URLSearchParams(hashSearch);
  const language = inner.get('lang') ?? url.searchParams.get('lang');
  if (!isLanguage(language)) return undefined;
  url.searchParams.delete('lang');
  inner.delete('lang');
  const rest = inner.toString();
  url.hash = rest === '' ? path : `${path}?${rest}`;
  return { language, href: url.href };
}
