import type { Locale } from 'antd/es/locale';
import type { Language } from '@/i18n/languages';

const loaders: Record<Language, () => Promise<{ default: Locale }>> = {
  CN: () => import('antd/locale/zh_CN'),
  US: () => import('antd/locale/en_US'),
  HK: () => import('antd/locale/zh_HK'),
};

const asked = new Map<Language, Promise<Locale>>();

/** The component library's own texts; one promise a language, as `use` needs it. */
export function antdLocale(language: Language): Promise<Locale> {
  const known = asked.get(language);
  if (known) return known;
  const locale = loaders[language]().then(({ default: texts }) => texts);
  asked.set(language, locale);
  locale.catch(() => asked.delete(language));
  return locale;
}
