import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { shownLanguage, textIn, type LocalizedText } from '@/lib/localized';
import { LANGUAGES, languageOf } from './languages';

/**
 * Returns a function that renders a localized text in the reader's language. A text in another
 * language gets a `lang` attribute for screen readers and fonts.
 */
export function useTextElement(): (text: LocalizedText) => ReactElement {
  const wanted = languageOf(useIntl().locale);
  return (text) => {
    const shown = shownLanguage(text, wanted);
    return (
      <span {...(shown !== wanted && { lang: LANGUAGES[shown] })}>{textIn(text, wanted)}</span>
    );
  };
}
