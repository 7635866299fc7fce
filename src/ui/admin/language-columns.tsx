import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@/i18n/languages';
import type { RecordColumn } from './record-table';

const ALL = Object.keys(LANGUAGES) as Language[];

/** Returns a name column per language, `first` in front. Cells carry a `lang` attribute for screen readers. */
export function languageColumns<T>(
  first: Language,
  nameOf: (row: T) => Record<Language, string>,
): RecordColumn<T>[] {
  return [first, ...ALL.filter((language) => language !== first)].map((language) => ({
    title: LANGUAGE_NAMES[language],
    key: language,
    width: 150,
    render: (_, row) => <span lang={LANGUAGES[language]}>{nameOf(row)[language]}</span>,
  }));
}
