import { isLanguage, type Language } from '@/i18n/languages';

/**
 * The language that a link carries in `lang=`, before the `#` or behind it, and the address without
 * it; undefined where it carries none. The choice is kept like one made in the switcher, so the
 * parameter must not come back at each reload.
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
