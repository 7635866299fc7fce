import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { shownLanguage, textIn, type LocalizedText } from '@/lib/localized';
import { LANGUAGES, languageOf } from './languages';

/**
 * Shows a text that staff have in three languages in the reader's; one that isn't written in it names
 * the language that it is in, for who hears it and for the font.
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
