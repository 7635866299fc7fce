import { useEffect, useState, type ReactNode } from 'react';
import { IntlProvider, MissingTranslationError } from 'react-intl';
import { isNeedMissing } from '@/lib/before-render';
import { ChunkLoadError } from '@/lib/load-chunk';
import { LANGUAGES, type Language } from './languages';
import { loadedMessages, loadMessages } from './messages';

interface Props {
  language: Language;
  children: ReactNode;
}

/**
 * A text that didn't come fails what shows it, as a part of the site that didn't. One that nobody
 * loaded is a program error: developers and tests meet it, visitors see the id.
 */
function refuseMissingText(error: Error): void {
  if (error instanceof MissingTranslationError && isNeedMissing())
    throw new ChunkLoadError('a text did not come', { cause: error });
  if (import.meta.env.DEV) throw error;
}

/**
 * Gives the pages their texts. While another language loads, the present one stays visible, and a
 * language that can't be fetched leaves it there.
 */
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
      onError={refuseMissingText}
    >
      {children}
    </IntlProvider>
  );
}
