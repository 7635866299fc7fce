import { useIntl } from 'react-intl';
import type { Labels } from '@/api/generated/model';
import { languageOf } from '@/i18n/languages';

/** Returns a function that selects the name in the interface's language. */
export function useLabel(): (labels: Labels) => string {
  const { locale } = useIntl();
  const language = languageOf(locale);
  return (labels) => labels[language];
}
