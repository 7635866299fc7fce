import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from './languages';
import { loadedMessages, loadMessages } from './messages';

interface Props {
  language: Language;
  children: ReactNode;
}

/** Throws on a missing text in development and tests; in production, the page shows its id. */
function reportMissingText(error: Error): void {
  if (import.meta.env.DEV) throw error;
  console.error(error);
}

/** Provides the texts. Keeps the current language until the texts of the new one have loaded. */
export function I18nProvider({ language, children }: Props) {
  const [shown, setShown] = useState(language);
  const ready = loadedMessages(language) ? language : shown;

  useEffect(() => {
    let wanted = true;
    loadMessages(language).then(
      () => {
        if (wanted) setShown(language);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);

  useEffect(() => {
    document.documentElement.lang = LANGUAGES[ready];
  }, [ready]);

  return (
    <IntlProvider
      locale={LANGUAGES[ready]}
      messages={loadedMessages(ready)}
      defaultLocale="zh-CN"
      onError={reportMissingText}
    >
      {children}
    </IntlProvider>
  );
}
