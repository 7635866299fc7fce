import { use, useDeferredValue, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { LANGUAGES, type Language } from './languages';
import { staffMessages } from './staff-messages';

function languageOf(locale: string): Language {
  const names = Object.keys(LANGUAGES) as Language[];
  return names.find((name) => LANGUAGES[name] === locale) ?? 'CN';
}

/**
 * Adds the texts that public pages don't carry. While another language loads, the present one stays
 * on show: the deferred locale waits for its texts in the background.
 */
export function StaffTexts({ children }: { children: ReactNode }) {
  const outer = useIntl();
  const locale = useDeferredValue(outer.locale);
  const texts = use(staffMessages(languageOf(locale)));
  return (
    <IntlProvider
      locale={locale}
      messages={{ ...outer.messages, ...texts }}
      defaultLocale="zh-CN"
    >
      {children}
    </IntlProvider>
  );
}
