import { useIntl } from 'react-intl';
import type { Labels } from '@/api/generated/model';
import { languageOf } from '@/i18n/languages';

/** Picks the name in the language of the interface. */
export function useLabel(): (labels: Labels) => string {
  const { locale } = useIntl();
  const language = languageOf(locale);
  return (labels) => labels[language];
}
